"""Fair time, for the games where moments count. Nothing in here reads a clock, waits or sends: it is told the time.

clock     the clock of one table: milliseconds that no restart turns back
line      what is known of one connection: its delay, its jitter, and how its clock runs
quota     how far somebody may be believed beyond what was measured
contest   one table's moments: what a press is stamped with, when a window closes, when a cue is sent to whom

docs/architecture.md, "Fair time", says what it is for and what a cheat can and cannot gain.
"""
