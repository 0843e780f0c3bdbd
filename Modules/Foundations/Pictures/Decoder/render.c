#define _GNU_SOURCE
#include "decoder.h"
#include "libraries.h"

#if MADANG_HAS_LIBRARIES

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <vips/vips.h>

// Longest sides in pixels, in the order of the answer.
static const int sides[form_count] = {2048, 960, 320, 32};

static void drop(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
    // A cut picture can print thousands of lines.
    (void)domain, (void)level, (void)message, (void)data;
}

static GLogWriterOutput drop_fields(
    GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
    (void)level, (void)fields, (void)count, (void)data;
    return G_LOG_WRITER_HANDLED;
}

// Of libvips' modules that of HEIF is loaded alone: it lies beside the library.
static void load_heif(void) {
    Dl_info library;
    char place[512];
    if (!dladdr((void *)vips_init, &library) || !library.dli_fname) return;
    const char *slash = strrchr(library.dli_fname, '/');
    int folder = slash ? (int)(slash - library.dli_fname) : 0;
    int count = snprintf(place, sizeof place, "%.*s/vips-modules-%d.%d/vips-heif.so", folder,
        library.dli_fname, vips_version(0), vips_version(1));
    if (count <= 0 || (size_t)count >= sizeof place) return;
    void *module = dlopen(place, RTLD_LAZY);
    // What GLib calls when it opens a module (g_module_check_init(3)): it registers the loaders.
    const gchar *(*begin)(void *) = NULL;
    if (module) *(void **)&begin = dlsym(module, "g_module_check_init");
    if (begin) begin(NULL);
}

// The list of what may be loaded: libvips' own "untrusted" mark lets TIFF and others through.
static void admit_loaders(void) {
    static const char *const admitted[] = {
        "VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif",
        "VipsForeignLoadHeif",
    };
    vips_operation_block_set("VipsForeignLoad", TRUE);
    for (size_t at = 0; at < sizeof admitted / sizeof *admitted; at++)
        vips_operation_block_set(admitted[at], FALSE);
}

// A copy without any field: of some formats the saver's own `strip` leaves positions and comments.
static VipsImage *bare_copy(VipsImage *image) {
    VipsImage *copy = NULL;
    if (vips_copy(image, &copy, NULL)) return NULL;
    gchar **fields = vips_image_get_fields(copy);
    for (gchar **field = fields; field && *field; field++) vips_image_remove(copy, *field);
    g_strfreev(fields);
    return copy;
}

// On white, in 8-bit sRGB of three bands, decoded into memory, without fields.
static VipsImage *plain(VipsImage *image) {
    VipsImage *steps[4] = {NULL}, *result = NULL;
    VipsArrayDouble *white = vips_array_double_newv(1, 255.0);
    bool is_done = !vips_colourspace(image, &steps[0], VIPS_INTERPRETATION_sRGB, NULL);
    if (is_done && vips_image_hasalpha(steps[0]))
        is_done = !vips_flatten(steps[0], &steps[1], "background", white, NULL);
    VipsImage *opaque = steps[1] ? steps[1] : steps[0];
    is_done = is_done && !vips_cast_uchar(opaque, &steps[2], NULL) && steps[2]->Bands == 3;
    is_done = is_done && (steps[3] = bare_copy(steps[2]));
    if (is_done) result = vips_image_copy_memory(steps[3]);
    for (size_t at = 0; at < sizeof steps / sizeof *steps; at++) g_clear_object(&steps[at]);
    vips_area_unref(VIPS_AREA(white));
    return result;
}

// Whether the file says by a profile what its colours mean; of one that says nothing they are sRGB.
static bool has_profile(const void *bytes, size_t count) {
    VipsImage *header = vips_image_new_from_buffer(bytes, count, "", NULL);
    bool has = header && vips_image_get_typeof(header, VIPS_META_ICC_NAME);
    g_clear_object(&header);
    vips_error_clear();
    return has;
}

// The picture within these sides: turned as its camera says, its colours brought to sRGB, never enlarged.
static VipsImage *decoded(const void *bytes, size_t count, int width, int height) {
    VipsImage *image = NULL, *result = NULL;
    // Without a profile in the file the thumbnailer would take its colours for others than sRGB (libvips 8.14).
    const char *profile = has_profile(bytes, count) ? "srgb" : NULL;
    // The thumbnailer has a `fail_on` of its own that it forgets: half a photo would pass.
    if (vips_thumbnail_buffer((void *)bytes, count, &image, width, "height", height, "size", VIPS_SIZE_DOWN,
            "option_string", "[fail_on=error]", "export_profile", profile, NULL))
        return NULL;
    result = plain(image);
    g_object_unref(image);
    return result;
}

static VipsImage *smaller(VipsImage *image, int side) {
    VipsImage *scaled = NULL, *result = NULL;
    if (vips_thumbnail_image(image, &scaled, side, "height", side, "size", VIPS_SIZE_DOWN, NULL)) return NULL;
    result = plain(scaled);
    g_object_unref(scaled);
    return result;
}

static bool encode(VipsImage *image, int which, struct form *form) {
    form->width = (uint32_t)image->Xsize;
    form->height = (uint32_t)image->Ysize;
    switch (which) {
    case form_full:
        return !vips_jpegsave_buffer(
            image, &form->bytes, &form->count, "Q", 85, "optimize_coding", TRUE, "strip", TRUE, NULL);
    case form_tiny:
        return (form->bytes = vips_image_write_to_memory(image, &form->count));
    default:
        return !vips_webpsave_buffer(
            image, &form->bytes, &form->count, "Q", 80, "effort", 4, "strip", TRUE, NULL);
    }
}

static enum ending failure(const void *bytes, size_t count) {
    if (strstr(vips_error_buffer(), "out of memory")) return ending_too_big;
    bool is_heif = count > 12 && memcmp((const char *)bytes + 4, "ftyp", 4) == 0;
    return is_heif && !vips_type_find("VipsForeignLoad", "heifload_buffer") ? ending_unsupported
                                                                           : ending_broken;
}

enum ending render(const void *bytes, size_t count, struct form forms[form_count]) {
    VipsImage *image = decoded(bytes, count, sides[form_full], sides[form_full]);
    for (int which = 0; image && which < form_count; which++) {
        VipsImage *next = which == form_full ? g_object_ref(image) : smaller(image, sides[which]);
        g_object_unref(image);
        image = next;
        if (image && !encode(image, which, &forms[which])) g_clear_object(&image);
    }
    if (!image) return failure(bytes, count);
    g_object_unref(image);
    return ending_rendered;
}

enum ending render_pixels(const void *bytes, size_t count, int width, int height, struct form *form) {
    VipsImage *image = decoded(bytes, count, width, height);
    bool is_done = image && encode(image, form_tiny, form);
    g_clear_object(&image);
    return is_done ? ending_rendered : failure(bytes, count);
}

// Small, and yet through all parts: decoding, shrinking, and both encoders.
static bool warm_up(void) {
    VipsImage *black = NULL;
    void *bytes = NULL;
    size_t count = 0;
    struct form forms[form_count] = {{0}};
    bool is_done = !vips_black(&black, 64, 48, "bands", 3, NULL)
        && !vips_jpegsave_buffer(black, &bytes, &count, NULL)
        && render(bytes, count, forms) == ending_rendered;
    g_clear_object(&black);
    g_free(bytes);
    for (int which = 0; which < form_count; which++) g_free(forms[which].bytes);
    return is_done;
}

bool begin_decoding(void) {
    // A folder that is not there: no module is loaded but the one that is named below.
    g_setenv("VIPSHOME", "/nonexistent", TRUE);
    g_log_set_default_handler(drop, NULL);
    g_log_set_writer_func(drop_fields, NULL, NULL);
    if (VIPS_INIT("madang-pictures")) return false;
    vips_concurrency_set(1);
    vips_cache_set_max(0);
    load_heif();
    admit_loaders();
    return warm_up();
}

#endif
