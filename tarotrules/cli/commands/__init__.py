"""The commands, a file each: a file that is here is a command."""
