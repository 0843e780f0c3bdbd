// What Madang needs of libchafa, which draws pictures in terminals. It is loaded when the first picture is
// drawn: most runs draw none, and a machine without it shows descriptions instead. Its functions are declared
// here, so that nothing of it is needed to build.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// By which protocol a picture is drawn: chafa's own numbers (ChafaPixelMode).
enum cchafa_mode { cchafa_blocks = 0, cchafa_sixel = 1, cchafa_kitty = 2, cchafa_iterm2 = 3 };

/// How many colours half blocks may have: chafa's own numbers (ChafaCanvasMode).
enum cchafa_colours { cchafa_true_colour = 0, cchafa_256_colours = 2, cchafa_16_colours = 3 };

/// Where a picture is drawn, and how.
typedef struct {
    int mode, colours;
    /// The area in cells, and the size of a cell in pixels.
    int columns, rows, cell_width, cell_height;
} cchafa_area;

/// Loads the library; false if it is not there, or not as it should be.
bool cchafa_load(const char *file);

/// Draws pixels (R, G, B) over the whole area. Answers what is to be written to the terminal, to be freed by
/// free(3), and how many bytes that is; NULL if the library is not loaded or there is no memory.
char *cchafa_draw(const cchafa_area *area, const uint8_t *pixels, int width, int height, size_t *count);
