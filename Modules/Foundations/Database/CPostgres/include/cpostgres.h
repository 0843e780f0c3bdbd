// libpq as its own header declares it, loaded when it is first needed and not when the program starts.
#pragma once

#include <postgresql/libpq-fe.h>
#include <stdbool.h>
#include <stddef.h>

/// Loads the library; again does nothing. False with the reason if it is not to be had: then no function of
/// libpq may be called.
bool cpostgres_load(const char *file, char *reason, size_t reason_size);
