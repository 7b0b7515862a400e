"""Luck for the twin: numbers below 2**32 by stream and position, as in the engine. A hash of a key when matches are
made up, or the engine's own numbers when the twin is proven."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from sabbat.train.state import X


class Luck(NamedTuple):
    """`numbers` is [stream, position], or nothing: then the key decides. `begins`: by stream, the position of the first
    of them, where it is not 0."""

    key: X  # two numbers
    numbers: X = None
    begins: X = None


def number(luck: Luck, stream: X, position: X) -> X:
    if luck.numbers is not None:
        return luck.numbers[stream, position if luck.begins is None else position - luck.begins[stream]]
    mixed = luck.key[0] ^ (stream.astype(jnp.uint32) * jnp.uint32(0x9E3779B9))
    mixed = hashed(mixed + position.astype(jnp.uint32) * jnp.uint32(0x85EBCA6B))
    return hashed(mixed ^ luck.key[1])


def below(luck: Luck, stream: X, position: X, limit: X) -> X:
    """From 0 to limit - 1. The engine throws the uneven rest of the range away (less than one number in 10**7); here
    it stays."""
    return (number(luck, stream, position) % jnp.maximum(limit, 1).astype(jnp.uint32)).astype(jnp.int32)


def hashed(x: X) -> X:
    x ^= x >> jnp.uint32(16)
    x *= jnp.uint32(0x7FEB352D)
    x ^= x >> jnp.uint32(15)
    x *= jnp.uint32(0x846CA68B)
    return x ^ (x >> jnp.uint32(16))
