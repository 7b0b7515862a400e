"""Le Chaudron Magique in a terminal. `panels` draws, pure; `asking` puts its large questions in small steps."""
