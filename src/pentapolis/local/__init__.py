"""What terminal and server, which do not know each other, both keep on a machine: a data folder and saved games."""
