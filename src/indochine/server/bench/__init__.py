"""How fast the server is: tables under load, beside the same without storage and with a commit for each."""
