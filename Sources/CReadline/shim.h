#ifndef CVL_CREADLINE_SHIM_H
#define CVL_CREADLINE_SHIM_H
/* readline.h uses FILE without including its header. */
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
#endif
