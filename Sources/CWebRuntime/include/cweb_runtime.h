#ifndef CVL_CWEB_RUNTIME_H
#define CVL_CWEB_RUNTIME_H
/* The C symbols that the Embedded Swift runtime asks for. Nothing is declared: compiled code names
   them by itself, and everywhere but on wasm the C library has them. */
#endif
