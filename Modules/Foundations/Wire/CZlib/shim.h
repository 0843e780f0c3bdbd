#pragma once

#include <zlib.h>

// A macro in zlib.h. 16 more window bits mean a gzip wrapper (RFC 1952).
static inline int madang_begin_gzip(z_stream *stream, int level, int window_bits, int memory_level) {
    return deflateInit2(stream, level, Z_DEFLATED, window_bits + 16, memory_level, Z_DEFAULT_STRATEGY);
}
