// What a kernel of ours is made of: one match for 32 lanes. A V is a row of 32 whole numbers, one to a lane, a W a row of
// floats; a plain int or float is the same in all lanes. By nvcc a row is a register of each thread of a warp; by any other
// compiler it is an array. Truth values (0 or 1) and numbers without a sign are kept as int.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstring>

#ifdef __CUDACC__
#define HERE __device__ __forceinline__
#define KEPT __device__ const
#else
#define HERE static inline __attribute__((always_inline))
#define KEPT static const
#endif

namespace lanes {

HERE unsigned u(int x) { return (unsigned)x; }

// Plain numbers.
HERE int add(int a, int b) { return (int)(u(a) + u(b)); }
HERE int sub(int a, int b) { return (int)(u(a) - u(b)); }
HERE int mul(int a, int b) { return (int)(u(a) * u(b)); }
HERE int div(int a, int b) { return b ? a / b : -1; }
HERE int rem(int a, int b) { return b ? a % b : a; }
HERE int div_u(int a, int b) { return b ? (int)(u(a) / u(b)) : -1; }
HERE int rem_u(int a, int b) { return b ? (int)(u(a) % u(b)) : a; }
HERE int max(int a, int b) { return a > b ? a : b; }
HERE int min(int a, int b) { return a < b ? a : b; }
HERE int max_u(int a, int b) { return u(a) > u(b) ? a : b; }
HERE int min_u(int a, int b) { return u(a) < u(b) ? a : b; }
HERE int eq(int a, int b) { return a == b; }
HERE int ne(int a, int b) { return a != b; }
HERE int lt(int a, int b) { return a < b; }
HERE int le(int a, int b) { return a <= b; }
HERE int lt_u(int a, int b) { return u(a) < u(b); }
HERE int le_u(int a, int b) { return u(a) <= u(b); }
HERE int both(int a, int b) { return a & b; }
HERE int either(int a, int b) { return a | b; }
HERE int differ(int a, int b) { return a ^ b; }
HERE int left(int a, int by) { return (int)(u(a) << (by & 31)); }
HERE int right(int a, int by) { return (int)(u(a) >> (by & 31)); }
HERE int invert(int a) { return ~a; }
HERE int none(int a) { return !a; }
HERE int truth(int a) { return a != 0; }
HERE int neg(int a) { return (int)-u(a); }
HERE int sign(int a) { return (a > 0) - (a < 0); }
HERE int small(int a) { return (int8_t)a; }
HERE int middling(int a) { return (int16_t)a; }
HERE int sel(int c, int a, int b) { return c ? a : b; }
HERE float add(float a, float b) { return a + b; }
HERE float sub(float a, float b) { return a - b; }
HERE float mul(float a, float b) { return a * b; }
HERE float div(float a, float b) { return a / b; }
HERE float max(float a, float b) { return a > b ? a : b; }
HERE float min(float a, float b) { return a < b ? a : b; }
HERE int eq(float a, float b) { return a == b; }
HERE int ne(float a, float b) { return a != b; }
HERE int lt(float a, float b) { return a < b; }
HERE int le(float a, float b) { return a <= b; }
HERE float neg(float a) { return -a; }
HERE float tanh_of(float a) { return tanhf(a); }
HERE float exp_of(float a) { return expf(a); }
HERE float log_of(float a) { return logf(a); }
HERE float sel(int c, float a, float b) { return c ? a : b; }
HERE float real(int a) { return (float)a; }
HERE float real_u(int a) { return (float)u(a); }
HERE int cut(float a) { return (int)a; }

// The short floats of matrix products: the upper half of a float, rounded to even.
struct Short {
  uint16_t bits;
};
template <class M, class N> HERE void set(M* to, N x) { *to = (M)x; }
HERE void set(Short* to, float x) {
  unsigned all;
  memcpy(&all, &x, 4);
  to->bits = (uint16_t)((all + 0x7FFF + ((all >> 16) & 1)) >> 16);
}

#define ALL_OF_TWO(DO) \
  DO(V, V, V, add) DO(V, V, V, sub) DO(V, V, V, mul) DO(V, V, V, div) DO(V, V, V, rem) DO(V, V, V, div_u) \
  DO(V, V, V, rem_u) DO(V, V, V, max) DO(V, V, V, min) DO(V, V, V, max_u) DO(V, V, V, min_u) DO(V, V, V, eq) \
  DO(V, V, V, ne) DO(V, V, V, lt) DO(V, V, V, le) DO(V, V, V, lt_u) DO(V, V, V, le_u) DO(V, V, V, both) \
  DO(V, V, V, either) DO(V, V, V, differ) DO(V, V, V, left) DO(V, V, V, right) DO(W, W, W, add) DO(W, W, W, sub) \
  DO(W, W, W, mul) DO(W, W, W, div) DO(W, W, W, max) DO(W, W, W, min) DO(V, W, W, eq) DO(V, W, W, ne) \
  DO(V, W, W, lt) DO(V, W, W, le)
#define ALL_OF_ONE(DO) \
  DO(V, V, invert) DO(V, V, none) DO(V, V, truth) DO(V, V, neg) DO(V, V, sign) DO(V, V, small) DO(V, V, middling) \
  DO(W, W, neg) DO(W, W, tanh_of) DO(W, W, exp_of) DO(W, W, log_of) DO(W, V, real) DO(W, V, real_u) DO(V, W, cut)
#define ANY template <class N> HERE

#ifdef __CUDACC__
typedef int V;
typedef float W;
#define LANE ((int)(threadIdx.x & 31))
#define ALL 0xFFFFFFFFu
ANY N every(N x) { return x; }
ANY N pick(unsigned mask, N a, N b) { return (mask >> LANE) & 1 ? a : b; }
HERE V bits(unsigned mask) { return (mask >> LANE) & 1; }
ANY N at(N x, int lane) { return __shfl_sync(ALL, x, lane & 31); }
ANY N shifted(N x, int by) { return __shfl_sync(ALL, x, (LANE + by) & 31); }
ANY N looked_up(N x, V lanes) { return __shfl_sync(ALL, x, lanes & 31); }
ANY N row_of(const N* table) { return __ldg(table + LANE); }
ANY N from_table(const N* table, int place) { return __ldg(table + place); }
HERE int total(V x) { return __reduce_add_sync(ALL, x); }
HERE int most(V x) { return __reduce_max_sync(ALL, x); }
HERE int least(V x) { return __reduce_min_sync(ALL, x); }
HERE float total(W x) {
  for (int by = 16; by; by >>= 1) x += __shfl_xor_sync(ALL, x, by);
  return x;
}
HERE float most(W x) {
  for (int by = 16; by; by >>= 1) x = max(x, __shfl_xor_sync(ALL, x, by));
  return x;
}
HERE float least(W x) { return -most(-x); }
HERE int any(V x) { return __any_sync(ALL, x); }
HERE int holds(int x) { return __any_sync(ALL, x); }  // the same in all lanes, and the compiler knows
HERE int first_of(V x) { return __ffs(__ballot_sync(ALL, x)) - 1; }
HERE V sums(V x) {
  for (int by = 1; by < 32; by <<= 1) {
    int before = __shfl_up_sync(ALL, x, by);
    if (LANE >= by) x += before;
  }
  return x;
}
ANY int ints(const N* from, int count) { return LANE < count ? (int)from[LANE] : 0; }
HERE float reals(const float* from, int count) { return LANE < count ? from[LANE] : 0; }
template <class M, class N> HERE void keep(M* to, N x, int count) {
  if (LANE < count) set(to + LANE, x);
}
template <class M, class N> HERE void keep_one(M* to, N x) {
  if (LANE == 0) set(to, x);
}
#else
struct V {
  int x[32];
  int& operator[](int i) { return x[i]; }
};
struct W {
  float x[32];
  float& operator[](int i) { return x[i]; }
};
#define OVER for (int i = 0; i < 32; i++)
#define TWO(to, one, other, name) \
  HERE to name(one a, other b) { to x; OVER x[i] = name(a[i], b[i]); return x; }
#define ONE(to, from, name) \
  HERE to name(from a) { to x; OVER x[i] = name(a[i]); return x; }
ALL_OF_TWO(TWO)
ALL_OF_ONE(ONE)
HERE V row(int) { return V(); }
HERE W row(float) { return W(); }
#define ROW(number) decltype(row(number()))
HERE V every(int x) { V all; OVER all[i] = x; return all; }
HERE W every(float x) { W all; OVER all[i] = x; return all; }
static const V LANE = [] { V all; OVER all[i] = i; return all; }();
ANY N sel(V c, N a, N b) { N x; OVER x[i] = c[i] ? a[i] : b[i]; return x; }
ANY N pick(unsigned mask, N a, N b) { N x; OVER x[i] = (mask >> i) & 1 ? a[i] : b[i]; return x; }
HERE V bits(unsigned mask) { V x; OVER x[i] = (mask >> i) & 1; return x; }
HERE int at(V x, int lane) { return x[lane & 31]; }
HERE float at(W x, int lane) { return x[lane & 31]; }
ANY N shifted(N from, int by) { N x; OVER x[i] = from[(i + by) & 31]; return x; }
ANY N looked_up(N from, V lanes) { N x; OVER x[i] = from[lanes[i] & 31]; return x; }
ANY ROW(N) row_of(const N* table) { ROW(N) x; OVER x[i] = table[i]; return x; }
ANY N from_table(const N* table, int place) { return table[place]; }
ANY ROW(N) from_table(const N* table, V places) { ROW(N) x; OVER x[i] = table[places[i]]; return x; }
HERE int total(V x) { int sum = 0; OVER sum += x[i]; return sum; }
HERE int most(V x) { int found = x[0]; OVER found = max(found, x[i]); return found; }
HERE int least(V x) { int found = x[0]; OVER found = min(found, x[i]); return found; }
HERE float total(W x) { float sum = 0; OVER sum += x[i]; return sum; }
HERE float most(W x) { float found = x[0]; OVER found = max(found, x[i]); return found; }
HERE float least(W x) { float found = x[0]; OVER found = min(found, x[i]); return found; }
HERE int holds(int x) { return x; }
HERE int any(V x) { int found = 0; OVER found |= x[i]; return found != 0; }
HERE int first_of(V x) { OVER if (x[i]) return i; return -1; }
HERE V sums(V x) { for (int i = 1; i < 32; i++) x[i] += x[i - 1]; return x; }
ANY V ints(const N* from, int count) { V x = V(); for (int i = 0; i < count; i++) x[i] = (int)from[i]; return x; }
HERE W reals(const float* from, int count) { W x = W(); for (int i = 0; i < count; i++) x[i] = from[i]; return x; }
template <class M, class N> HERE void keep(M* to, N x, int count) {
  for (int i = 0; i < count; i++) set(to + i, x[i]);
}
template <class M, class N> HERE void keep_one(M* to, N x) { set(to, x); }
#endif

}  // namespace lanes
