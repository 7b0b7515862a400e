"""Charlatans in a terminal. Pure functions draw (`pot`, `panels`, `shop`); `board` puts them on the screen."""
