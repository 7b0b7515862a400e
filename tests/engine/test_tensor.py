"""What a game writes into its tensor."""

from __future__ import annotations

from sabbat.engine.tensor import Tensor


def test_numbers_are_cut_off_where_they_do_not_fit() -> None:
    tensor = Tensor(bytes(8))
    tensor.put(300)
    tensor.put_all([1, 0, 256, -1])
    tensor.put_sum([200, 50, 40])
    tensor.put_sum([2, 0, 3])
    assert (tensor.at, list(tensor.values())) == (7, [255, 1, 0, 255, 0, 255, 5, 0])


def test_a_row_has_its_size_however_many_numbers_there_are() -> None:
    tensor = Tensor(bytes(9))
    assert tensor.put_row([1, 2], 4) == 3
    assert tensor.put_row([3, 4, 5, 600], 3) == 612  # also of those that do not fit
    tensor.put(9)
    assert list(tensor.values()) == [1, 2, 0, 0, 3, 4, 5, 9, 0]


def test_bits_lie_from_the_lowest_to_the_highest() -> None:
    tensor = Tensor(bytes(70))
    tensor.put_bits(1 << 48 | 1 << 33 | 1 << 8 | 1, 49)
    tensor.put_bits(0b101101, 4)  # what is beyond its size is not there
    tensor.put(7)
    found = {place: value for place, value in enumerate(tensor.values()) if value}
    assert found == {0: 1, 8: 1, 33: 1, 48: 1, 49: 1, 51: 1, 52: 1, 53: 7}
