"""Array code for one match, written out as one kernel: a match for each warp of a GPU, a number for each lane.

XLA makes about 150 kernels of a tick of the twin, and each reads and writes the tables of all matches. Here the same
code (its jaxpr) becomes C++ in which a table stays in registers from the first line to the last, and what does not
happen is jumped over. The rules are written once, as arrays; `in_one_kernel(f)` is used as `jax.vmap(f)` is.

lanes.h     what a row of 32 numbers can do, by nvcc and by any other C++ compiler
rows.py     rows and plain numbers while they are written, with names for what is known already
writing.py  one operation of JAX after another, with branches and loops
moving.py   those that only move numbers
working.py  those that work numbers out, each by itself or a whole row
taking.py   those that take numbers from where others say
building.py the whole file, compiled, and called by JAX
"""
