"""Charlatans, the rulebook: one module per chapter.

flow           the order of a round: CHA-1, CHA-30, CHA-31
cards          fortune cards: CHA-10            gifts      choices between gifts
rats           rat tails: CHA-11
brewing        CHA-12, CHA-13, CHA-16, CHA-17   beside     red page 2
placing        CHA-12, CHA-14, CHA-15, CHA-18   second_chance, go_on
chip_actions   step B: CHA-23                   purple     its book
scoring        steps A, C, D: CHA-20 to CHA-26
shopping       steps E, F: CHA-27 to CHA-29     ending     round 9 and the end: CHA-32, CHA-33
verbs          draw, gain, pay, move the drop (CHA-22, CHA-41)
"""
