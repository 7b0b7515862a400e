"""The whole file: what is read and kept for each match, the work between, and what XLA calls."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from ctypes import CDLL
from functools import cache
from pathlib import Path
from typing import Any

import jax
import numpy as np
from platformdirs import user_cache_path

from sabbat.train.kernel.rows import LANES, Cell, Paper, Value, chunks, extent, row_count
from sabbat.train.kernel.working import is_real
from sabbat.train.kernel.writing import Writer, traced

HERE = Path(__file__).parent
KEPT_AS = {
    "bool": "uint8_t", "int8": "int8_t", "int16": "int16_t", "int32": "int32_t", "uint8": "uint8_t",
    "uint32": "uint32_t", "float32": "float", "bfloat16": "lanes::Short",
}  # fmt: skip
HEAD = '#include "lanes.h"\n#include "xla/ffi/api/ffi.h"\n\nnamespace lanes {\n'
MATCH = """
HERE void one_match(long match, Pointers my) {
%s
}
}  // namespace lanes

namespace ffi = xla::ffi;
"""
WARPS = 4  # matches of a block
ON_GPU = """
__global__ void __launch_bounds__(%(threads)d, 4) all_matches(long matches, lanes::Pointers at) {
  long match = blockIdx.x * (long)%(warps)d + threadIdx.x / 32;
  if (match < matches) lanes::one_match(match, at);
}
ffi::Error run(cudaStream_t stream, ffi::RemainingArgs args, ffi::RemainingRets rets) {
  lanes::Pointers at;
  long matches = gathered(&at, args, rets);
  all_matches<<<(matches + %(warps)d - 1) / %(warps)d, %(threads)d, 0, stream>>>(matches, at);
  cudaError_t status = cudaGetLastError();
  return status == cudaSuccess ? ffi::Error::Success() : ffi::Error::Internal(cudaGetErrorString(status));
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(
    sabbat_kernel, run, ffi::Ffi::Bind().Ctx<ffi::PlatformStream<cudaStream_t>>().RemainingArgs().RemainingRets());
"""
ON_CPU = """
ffi::Error run(ffi::RemainingArgs args, ffi::RemainingRets rets) {
  lanes::Pointers at;
  long matches = gathered(&at, args, rets);
#pragma omp parallel for schedule(static)
  for (long match = 0; match < matches; match++) lanes::one_match(match, at);
  return ffi::Error::Success();
}
XLA_FFI_DEFINE_HANDLER_SYMBOL(sabbat_kernel, run, ffi::Ffi::Bind().RemainingArgs().RemainingRets());
"""


class CannotBuild(Exception):
    """No compiler, or it would not."""


def each(f: Callable[..., Any]) -> Callable[..., Any]:
    """`f` for each of many matches: in one kernel where there is a GPU and a compiler for it, else as XLA does it.
    SABBAT_KERNEL says otherwise: 1 for one kernel anywhere, 0 for none."""
    many, kernel = jax.vmap(f), in_one_kernel(f)

    def found(*arguments: Any) -> Any:
        wanted = os.environ.get("SABBAT_KERNEL")
        has = jax.default_backend() == "gpu" and has_compiler("CUDA") if wanted is None else wanted == "1"
        return (kernel if has else many)(*arguments)

    return found


def in_one_kernel(f: Callable[..., Any]) -> Callable[..., Any]:
    """As `jax.vmap(f)`, in one kernel that is written and compiled when it is first used. What `f` returns must be of
    arrays; nothing goes backwards through it."""

    def many(*arguments: Any) -> Any:
        leaves, form = jax.tree.flatten(arguments)
        given = [jax.ShapeDtypeStruct(leaf.shape[1:], leaf.dtype) for leaf in leaves]
        name, kinds, returned = _registered(f, form, tuple((one.shape, str(one.dtype)) for one in given))
        matches = leaves[0].shape[0]
        out = [jax.ShapeDtypeStruct((matches, *kind.shape), kind.dtype) for kind in kinds]
        found = jax.ffi.ffi_call(name, out)(*leaves)
        return jax.tree.unflatten(returned, found)

    return many


@cache
def _registered(f: Callable[..., Any], form: Any, given: tuple[Any, ...]) -> tuple[str, list[Any], Any]:
    """The kernel's name for XLA, what it returns for one match, and in which form."""
    examples = jax.tree.unflatten(form, [jax.ShapeDtypeStruct(shape, np.dtype(kind)) for shape, kind in given])
    code, out = traced(f, examples)
    kinds, returned = jax.tree.flatten(out)
    platform = "cpu" if jax.default_backend() == "cpu" else "CUDA"
    library = compiled(written(code, platform), platform)
    name = f"sabbat_{library.stem}"
    jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(CDLL(str(library)).sabbat_kernel), platform=platform)
    return name, kinds, returned


def written(code: Any, platform: str) -> str:
    """The file for this code of one match."""
    paper = Paper()
    writer = Writer(paper)
    arguments = [_read(paper, at, aval) for at, aval in enumerate(code.in_avals)]
    found = writer.closed(code, arguments)
    for at, value in enumerate(found):
        _keep(paper, at, writer.laid(value))
    avals = [("from", code.in_avals), ("to", code.out_avals)]
    fields = [
        f"  {'const ' if way == 'from' else ''}{KEPT_AS[str(aval.dtype)]}* {way}{at};"
        for way, group in avals
        for at, aval in enumerate(group)
    ]
    takes = [f"  at->from{at} = (const {KEPT_AS[str(a.dtype)]}*)args.get<ffi::AnyBuffer>({at})->untyped_data();"
             for at, a in enumerate(code.in_avals)]  # fmt: skip
    takes += [f"  at->to{at} = ({KEPT_AS[str(a.dtype)]}*)(*rets.get<ffi::AnyBuffer>({at}))->untyped_data();"
              for at, a in enumerate(code.out_avals)]  # fmt: skip
    tables = [f"KEPT {text.replace(' ', f' {name}', 1)};" for text, name in paper.tables.items()]
    gathered = [
        "static long gathered(lanes::Pointers* at, ffi::RemainingArgs args, ffi::RemainingRets rets) {",
        *takes,
        "  return args.get<ffi::AnyBuffer>(0)->dimensions()[0];",
        "}",
    ]
    ways = ON_CPU if platform == "cpu" else ON_GPU % {"threads": LANES * WARPS, "warps": WARPS}
    parts = [HEAD, *tables, "struct Pointers {", *fields, "};", MATCH % "\n".join(paper.lines), *gathered, ways]
    return "\n".join(parts)


def _read(paper: Paper, number: int, aval: Any) -> Value:
    real = is_real(np.dtype(aval.dtype))
    rows = []
    for row in range(row_count(aval.shape)):
        cells = []
        for chunk in range(chunks(aval.shape)):
            place, count = _place(f"my.from{number}", aval.shape, row, chunk)
            if extent(aval.shape) == 1:
                cell = Cell(paper.name(), False, real)
                paper.line(f"const {'float' if real else 'int'} {cell.text} = *({place});")
            else:
                cell = Cell(paper.name(), True, real)
                paper.line(
                    f"const {'W' if real else 'V'} {cell.text} = {'reals' if real else 'ints'}({place}, {count});"
                )
            cells.append(cell)
        rows.append(cells)
    return Value(aval.shape, np.dtype(aval.dtype), rows)


def _keep(paper: Paper, number: int, value: Value) -> None:
    for row, cells in enumerate(value.rows):
        for chunk, cell in enumerate(cells):
            place, count = _place(f"my.to{number}", value.shape, row, chunk)
            if extent(value.shape) == 1:
                paper.line(f"keep_one({place}, {cell.text});")
            else:
                paper.line(f"keep({place}, {paper.spread(cell).text}, {count});")


def _place(base: str, shape: tuple[int, ...], row: int, chunk: int) -> tuple[str, int]:
    first = row * extent(shape) + LANES * chunk
    size = int(np.prod(shape, dtype=int))
    return f"{base} + match * {size} + {first}", min(LANES, extent(shape) - LANES * chunk)


COMPILERS = {
    "cpu": (("g++", "c++"), ["-O1", "-march=native", "-fPIC", "-fopenmp", "-w"]),
    "CUDA": (("nvcc", "/usr/local/cuda/bin/nvcc"), ["-O3", "-arch=native", "-Xcompiler", "-fPIC", "-w", "-x", "cu"]),
}


def has_compiler(platform: str) -> bool:
    return any(map(shutil.which, COMPILERS[platform][0]))


def compiler(platform: str) -> list[str]:
    """What turns the file into a library."""
    names, options = COMPILERS[platform]
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise CannotBuild(f"no C++ compiler for {platform}: {' or '.join(names)} must be on the path")
    return [found, "-std=c++17", *options, "-shared"]


def compiled(source: str, platform: str) -> Path:
    """The library, made once for each text."""
    command = compiler(platform)
    head = (HERE / "lanes.h").read_text(encoding="utf-8")
    facts = [source, head, jax.__version__, jax.devices()[0].device_kind, *command]
    digest = hashlib.sha256("\0".join(facts).encode()).hexdigest()[:16]
    folder = user_cache_path("sabbat") / "kernels"
    library = folder / f"{digest}.so"
    if library.is_file():
        return library
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as work:
        text = Path(work, "kernel.cpp")
        text.write_text(source, encoding="utf-8")
        made = Path(work, "kernel.so")
        includes = [f"-I{HERE}", f"-I{jax.ffi.include_dir()}"]
        run = subprocess.run([*command, *includes, str(text), "-o", str(made)], capture_output=True, text=True)
        if run.returncode:
            raise CannotBuild(run.stderr[-4000:])
        made.replace(library)
    return library
