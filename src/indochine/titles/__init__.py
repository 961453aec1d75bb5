"""One package for each game; each knows the kernel and nothing else."""
