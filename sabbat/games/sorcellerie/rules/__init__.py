"""Sorcellerie !, the rulebook: one module per chapter.

setup      the box, the circle: SOR-1, SOR-2
cup        taking the cup, the dice: SOR-3, SOR-5
racing     who says what, and when: SOR-4, SOR-6 to SOR-9
settling   who takes the card, where the witch flies: SOR-10 to SOR-12, SOR-20
ending     the goal and the end: SOR-13, SOR-14
flow       the order of a turn, and what the clock does
"""
