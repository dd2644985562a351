#ifndef CVL_CWEB_RUNTIME_H
#define CVL_CWEB_RUNTIME_H
/* The C symbols that the Embedded Swift runtime asks for; empty everywhere but on wasm. */
#endif
