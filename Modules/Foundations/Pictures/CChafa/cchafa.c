#include "cchafa.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// As glib.h has it.
typedef struct {
    char *bytes;
    size_t count, capacity;
} string;

// Each function with its type, as chafa 1.12's headers declare them; objects stay opaque.
#define FUNCTIONS(X) \
    X(void *, chafa_symbol_map_new, (void)) \
    X(void, chafa_symbol_map_add_by_range, (void *, uint32_t, uint32_t)) \
    X(void, chafa_symbol_map_unref, (void *)) \
    X(void *, chafa_canvas_config_new, (void)) \
    X(void, chafa_canvas_config_set_geometry, (void *, int, int)) \
    X(void, chafa_canvas_config_set_cell_geometry, (void *, int, int)) \
    X(void, chafa_canvas_config_set_canvas_mode, (void *, int)) \
    X(void, chafa_canvas_config_set_pixel_mode, (void *, int)) \
    X(void, chafa_canvas_config_set_symbol_map, (void *, const void *)) \
    X(void, chafa_canvas_config_unref, (void *)) \
    X(void *, chafa_canvas_new, (const void *)) \
    X(void, chafa_canvas_draw_all_pixels, (void *, int, const uint8_t *, int, int, int)) \
    X(string *, chafa_canvas_print, (void *, void *)) \
    X(void, chafa_canvas_unref, (void *)) \
    X(void *, chafa_term_db_get_default, (void)) \
    X(void *, chafa_term_db_get_fallback_info, (void *)) \
    X(void, chafa_term_info_unref, (void *)) \
    X(char *, g_string_free, (string *, int))

static struct {
#define DECLARE(type, name, arguments) type(*name) arguments;
    FUNCTIONS(DECLARE)
} chafa;

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static bool is_loaded = false;

// Whether all functions are there. GLib's are found through the library, which needs it.
static bool find_functions(void *library) {
    bool is_whole = true;
#define FIND(type, name, arguments) \
    *(void **)&chafa.name = dlsym(library, #name); \
    is_whole = is_whole && chafa.name;
    FUNCTIONS(FIND)
    return is_whole;
}

bool cchafa_load(const char *file) {
    pthread_mutex_lock(&loading);
    if (!is_loaded) {
        // It stays loaded: GLib cannot be taken out of a process again.
        void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
        is_loaded = library && find_functions(library);
        if (library && !is_loaded) dlclose(library);
    }
    bool answer = is_loaded;
    pthread_mutex_unlock(&loading);
    return answer;
}

// Blank, upper half, lower half and full block: what every terminal's font has.
static void *half_blocks(void) {
    static const uint32_t blocks[] = {0x20, 0x2580, 0x2584, 0x2588};
    void *map = chafa.chafa_symbol_map_new();
    for (size_t at = 0; at < sizeof blocks / sizeof *blocks; at++)
        chafa.chafa_symbol_map_add_by_range(map, blocks[at], blocks[at]);
    return map;
}

static void *canvas_of(const cchafa_area *area) {
    void *config = chafa.chafa_canvas_config_new(), *symbols = half_blocks();
    chafa.chafa_canvas_config_set_geometry(config, area->columns, area->rows);
    chafa.chafa_canvas_config_set_cell_geometry(config, area->cell_width, area->cell_height);
    chafa.chafa_canvas_config_set_canvas_mode(config, area->colours);
    chafa.chafa_canvas_config_set_pixel_mode(config, area->mode);
    chafa.chafa_canvas_config_set_symbol_map(config, symbols);
    void *canvas = chafa.chafa_canvas_new(config);
    chafa.chafa_symbol_map_unref(symbols);
    chafa.chafa_canvas_config_unref(config);
    return canvas;
}

// chafa 1.12 reads rows in words of four bytes: one whose length is no multiple of that would be read shifted.
static int padded(int width) { return (width * 3 + 3) & ~3; }

static uint8_t *in_padded_rows(const uint8_t *pixels, int width, int height) {
    uint8_t *rows = calloc(height, padded(width));
    for (int row = 0; rows && row < height; row++)
        memcpy(rows + (size_t)row * padded(width), pixels + (size_t)row * width * 3, width * 3);
    return rows;
}

char *cchafa_draw(const cchafa_area *area, const uint8_t *pixels, int width, int height, size_t *count) {
    static const int rgb = 8; // CHAFA_PIXEL_RGB8
    if (!is_loaded) return NULL;
    uint8_t *rows = in_padded_rows(pixels, width, height);
    if (!rows) return NULL;
    void *canvas = canvas_of(area);
    chafa.chafa_canvas_draw_all_pixels(canvas, rgb, rows, width, height, padded(width));
    free(rows);
    // The sequences that all terminals of a protocol share: which one this is was settled before.
    void *terminal = chafa.chafa_term_db_get_fallback_info(chafa.chafa_term_db_get_default());
    string *text = chafa.chafa_canvas_print(canvas, terminal);
    char *copy = text ? malloc(text->count + 1) : NULL;
    if (copy) memcpy(copy, text->bytes, text->count);
    *count = copy ? text->count : 0;
    if (text) chafa.g_string_free(text, 1);
    chafa.chafa_term_info_unref(terminal);
    chafa.chafa_canvas_unref(canvas);
    return copy;
}
