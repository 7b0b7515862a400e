"""Guests made of code: they sit at a table of any server by the public protocol (docs/protocol.md), and see no more.

guest      a connection, a seat, what was told        bot_guest   a bot answers
assistant  an assistant answers, by the Model Context Protocol
"""
