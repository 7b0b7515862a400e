"""Du balai !, the rulebook: one module per chapter.

setup      the track, the hands, handicaps: DUB-1, DUB-2, DUB-60
looking    the dice and the lid: DUB-10, DUB-11
writing    formulas in secret: DUB-12, DUB-35, DUB-36
checking   dice and formulas revealed, the order of goes: DUB-13, DUB-14
goes       one witch's go: DUB-15 to DUB-19, DUB-61
moving     pawns on the track: DUB-1, DUB-33, DUB-50
magic      drawing Black Magic: DUB-17, DUB-41
spells     playing a spell, and the fog: DUB-31, DUB-34
effects    what the spells do: DUB-32, DUB-33, DUB-35 to DUB-40
ending     the curse and the end: DUB-20, DUB-30, DUB-50, DUB-51
flow       the order of a turn, and what the clock does
"""
