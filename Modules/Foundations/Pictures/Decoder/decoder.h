// madang-pictures: decodes one picture behind a lock and ends.
//
// Descriptors: 0 the upload, 1 the answer, 2 nothing, 3 the order. In turn it says that it is ready, waits
// for the order (what is wanted and the upload's length), and answers with one head and the bytes of four
// forms, or of the pixels alone that a terminal shows. Numbers are little-endian. What the answer holds is
// checked by whoever reads it: see RenderedPicture and PicturePixels in Swift.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    descriptor_upload = 0,
    descriptor_answer = 1,
    descriptor_order = 3,
};

// What it ends with. ChildEnd in Swift gives each its meaning.
enum ending {
    ending_rendered = 0,
    ending_broken = 3,
    ending_too_big = 4,
    ending_unsupported = 5,
    ending_without_libraries = 69,
    ending_unlocked = 70,
};

// The largest answer: the parent reads no more.
static const size_t largest_answer = 8 * 1000 * 1000;

// The longest side of pixels that are wanted: three bytes of each fit an answer.
static const uint32_t longest_side = 1024;

struct form {
    uint32_t width, height;
    void *bytes;
    size_t count;
};

// In the order of the answer: JPEG of at most 2,048 px, WebP of 960 and 320, and pixels (R, G, B) of 32.
enum { form_full, form_medium, form_small, form_tiny, form_count };

// Starts libvips with the loaders of six kinds alone, and uses each part once: what is loaded or compiled
// at first use would be refused later.
bool begin_decoding(void);

// Renders the picture; the forms are set if the answer is ending_rendered.
enum ending render(const void *bytes, size_t count, struct form forms[form_count]);

// Renders its pixels (R, G, B) within that many of a width and a height; it is never enlarged.
enum ending render_pixels(const void *bytes, size_t count, int width, int height, struct form *form);

// Takes away everything that decoding does not need: files, programs, memory beyond the limit, most calls.
bool lock_down(void);

// Opens what tells of peak memory, before the lock; reads it behind it. In kB, 0 if it is not known.
void open_memory_report(void);
uint32_t peak_memory(void);
