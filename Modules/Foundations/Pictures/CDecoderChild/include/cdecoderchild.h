#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A decoder's process and the parent's ends of what leads to it. All are closed when a program is replaced.
typedef struct {
    pid_t process;
    /// A file in memory that the decoder has as its standard input.
    int upload;
    /// Where the order is written.
    int order;
    /// Where the answer is read.
    int answer;
} cdecoderchild;

/// Starts the program with an empty environment, the usual signals, and no descriptors but its four. Answers
/// 0, or the number of the error; then nothing is left open.
int cdecoderchild_start(const char *program, cdecoderchild *child);

/// Writes the whole upload, and seals it: nobody changes it any more, the decoder neither. Answers 0 or the
/// number of the error.
int cdecoderchild_upload(const cdecoderchild *child, const uint8_t *bytes, size_t count);
