"""The rules of Silver Bayonet, a module for each chapter or part of one."""
