"""The table: seats people and bots, stores, tells. It holds no rule.

app          routes, headers, start and stop        lobby      the tables that are there
table        one table: mailbox, match, seats       seating    who sits where, names, absence
telling      what one viewer is told                viewers    a connection and its outbox
thinking     bots in processes of their own         store      what survives a crash
protocol     the messages                           identity   who a browser is
limits       how much a connection may ask          metrics    figures for operators
patience     how long the table has waited
"""
