"""Games played over the network, stored durably; knows titles only through the kernel's interface."""
