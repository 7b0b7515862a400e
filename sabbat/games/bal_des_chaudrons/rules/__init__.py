"""Bal des Chaudrons, the rulebook: one module per chapter.

flow         the order of a round
setup        characters, benches, hands: BAL-1 to BAL-7
study        choose and reveal: BAL-10 to BAL-12      arcana      BAL-13 to BAL-19
brewing      production: BAL-20 to BAL-24             slots       what can fill an input: BAL-19, BAL-21, BAL-23
initiative   all at once, or one by one: BAL-25       passing     cauldrons and hands: BAL-26, BAL-29, BAL-30
ending       BAL-27, BAL-28                           characters  what is odd about each: BAL-40 to BAL-48
verbs        draw, fill a bench, send back to the box
"""
