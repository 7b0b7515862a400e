"""Du balai ! in a terminal. `panels` draws, pure; `asking` lets a formula be written symbol by symbol."""
