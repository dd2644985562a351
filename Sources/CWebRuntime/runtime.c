/* The C library of the page: the dozen symbols that Embedded Swift asks for, so that the module
   needs no other library and imports nothing. Empty everywhere but on wasm.

   Memory comes in blocks of a few sizes, four to each doubling. A block that is given back waits in
   the list of its size; it is never joined with another. A growing array leaves the sizes that it has
   passed through behind, and the next array takes them. */

#include "cweb_runtime.h"

#ifdef __wasm__

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef unsigned char byte;
typedef unsigned int uint32;
typedef unsigned long long uint64;

/* The loops below are these functions; without this they would be compiled to calls of themselves. */
#define ITSELF(name) __attribute__((no_builtin(name)))

/* Eight bytes at any address; wasm reads them at once wherever they are. */
struct word {
  uint64 value;
} __attribute__((packed, may_alias));

ITSELF("memcpy") void *memcpy(void *to, const void *from, size_t count) {
  byte *t = to;
  const byte *f = from;
  for (; count >= 8; count -= 8, t += 8, f += 8) *(struct word *)t = *(const struct word *)f;
  for (; count > 0; count--) *t++ = *f++;
  return to;
}

ITSELF("memmove") void *memmove(void *to, const void *from, size_t count) {
  byte *t = to;
  const byte *f = from;
  if ((uintptr_t)t - (uintptr_t)f >= count) return memcpy(to, from, count);
  t += count;
  f += count;
  for (; count >= 8; count -= 8) {
    t -= 8;
    f -= 8;
    *(struct word *)t = *(const struct word *)f;
  }
  for (; count > 0; count--) *--t = *--f;
  return to;
}

ITSELF("memset") void *memset(void *to, int value, size_t count) {
  byte *t = to;
  struct word word = {(byte)value * 0x0101010101010101ull};
  for (; count >= 8; count -= 8, t += 8) *(struct word *)t = word;
  for (; count > 0; count--) *t++ = (byte)value;
  return to;
}

ITSELF("memcmp") int memcmp(const void *left, const void *right, size_t count) {
  const byte *l = left;
  const byte *r = right;
  for (; count > 0; count--, l++, r++) {
    if (*l != *r) return *l < *r ? -1 : 1;
  }
  return 0;
}

/* ---- Memory ---------------------------------------------------------------------------------- */

/* What stands before every block, so that the block itself is aligned to 16. */
struct head {
  struct head *next; /* in the list of free blocks */
  uint32 size_class;
  struct head *start; /* where the memory begins: further in front for a large alignment */
  uint32 unused;
};

enum { ALIGNMENT = 16, PAGE = 1 << 16, STEPS = 4, CLASSES = 32 * STEPS };

_Static_assert(sizeof(struct head) == ALIGNMENT, "a head is as long as blocks are aligned");

static struct head *waiting[CLASSES];
static uintptr_t fresh, fresh_end; /* memory that was never handed out */
extern byte __heap_base;

/* The sizes: 16, 20, 24, 28, 32, 40 ... times a power of two, the head included. */
static size_t class_size(uint32 k) { return (size_t)(STEPS + k % STEPS) << (k / STEPS + 3); }

static uint32 class_of(size_t size) {
  uint32 k = 0;
  if (size > class_size(0)) {
    uint32 log = 31 - (uint32)__builtin_clz((uint32)size);
    k = (log - 5) * STEPS + (uint32)((size >> (log - 2)) & (STEPS - 1));
  }
  while (class_size(k) < size) k++;
  return k;
}

/* Takes memory that was never handed out, from the module's end on. */
static void *take(size_t size) {
  if (fresh == 0) {
    fresh = ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
    fresh_end = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
    if (fresh_end == 0) fresh_end = (uintptr_t)-PAGE; /* all four gigabytes */
  }
  if (size > fresh_end - fresh) {
    size_t pages = (size - (fresh_end - fresh) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    fresh_end += pages * PAGE;
  }
  void *result = (void *)fresh;
  fresh += size;
  return result;
}

void *malloc(size_t size) {
  if (size > 0x70000000) return 0;
  uint32 k = class_of(size + sizeof(struct head));
  struct head *head = waiting[k];
  if (head) {
    waiting[k] = head->next;
  } else {
    head = take((class_size(k) + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1));
    if (!head) return 0;
  }
  head->size_class = k;
  head->start = head;
  return head + 1;
}

void free(void *block) {
  if (!block) return;
  struct head *head = (struct head *)block - 1;
  uint32 k = head->size_class;
  struct head *start = head->start;
  start->next = waiting[k];
  waiting[k] = start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment <= ALIGNMENT) {
    *result = malloc(size);
  } else {
    if (size > 0x70000000 || alignment > 0x1000000) return 12;
    byte *block = malloc(size + alignment);
    *result = block;
    if (block) {
      uintptr_t aligned = ((uintptr_t)block + alignment - 1) & ~(uintptr_t)(alignment - 1);
      struct head *from = (struct head *)block - 1;
      struct head *head = (struct head *)aligned - 1;
      head->size_class = from->size_class;
      head->start = from;
      *result = (void *)aligned;
    }
  }
  return *result ? 0 : 12; /* ENOMEM */
}

/* ---- The rest -------------------------------------------------------------------------------- */

/* The seed of hashing: always the same one, so that a script plays the same way each time. */
void arc4random_buf(void *to, size_t count) {
  byte *t = to;
  for (size_t k = 0; k < count; k++) t[k] = (byte)(k * 151 + 7);
}

/* Where the message of a trap would go. */
int putchar(int character) { return character; }

/* To the nearest whole number, halves away from zero: the one rounding that is no instruction. */
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

/* The product of two numbers of 128 bits, from products of halves that the processor has. */
union wide {
  __int128 all;
  struct {
    uint64 low, high;
  } half;
};

__int128 __multi3(__int128 a, __int128 b) {
  union wide x = {.all = a}, y = {.all = b}, result;
  uint64 x0 = (uint32)x.half.low, x1 = x.half.low >> 32;
  uint64 y0 = (uint32)y.half.low, y1 = y.half.low >> 32;
  uint64 low = x0 * y0;
  uint64 middle = x1 * y0 + (low >> 32);
  uint64 other = x0 * y1 + (uint32)middle;
  result.half.low = other << 32 | (uint32)low;
  result.half.high = x1 * y1 + (middle >> 32) + (other >> 32);
  result.half.high += x.half.high * y.half.low + x.half.low * y.half.high;
  return result.all;
}

#endif
