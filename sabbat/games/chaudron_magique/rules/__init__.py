"""The rules of Le Chaudron Magique, by chapter:

setup       CHM-1 to CHM-5       the throw, the pile of Potions
turns       CHM-10 to CHM-16     reveal a Potion, draw, choose, reveal the cards
applying    CHM-20 to CHM-22     a card, from its burnt tokens to its last block
removing    CHM-22 to CHM-26     before the arrow
adding      CHM-27 to CHM-30     after the arrow
effects     CHM-31, CHM-32       move and duplicate
burning     CHM-40 to CHM-42     burnt tokens
brewing     CHM-45 to CHM-51     Potions; completing: which are complete; finding: where they lie, exactly
ending      CHM-6, CHM-7
flow                             what comes next
foresight                        what a placement would do, for whoever must choose
"""
