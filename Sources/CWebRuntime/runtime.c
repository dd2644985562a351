#include "cweb_runtime.h"
