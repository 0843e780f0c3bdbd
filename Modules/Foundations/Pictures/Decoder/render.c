#define _GNU_SOURCE
#include "decoder.h"
#include "libraries.h"

#if MADANG_HAS_LIBRARIES

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
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

// What the file's header says.
struct header {
    // Whether a profile says what the colours mean; without one they are sRGB.
    bool has_profile;
    // What the loader refuses: errors, or also warnings.
    const char *fail_on;
    // Frames of an animation, 1 of any other file.
    int frames;
    double pixels;
};

static bool is_animation(const uint8_t *bytes, size_t count) {
    return count > 16 && (memcmp(bytes, "GIF8", 4) == 0 || memcmp(bytes + 8, "WEBPVP8X", 8) == 0);
}

static struct header header(const void *bytes, size_t count) {
    struct header header = {.frames = 1, .fail_on = "error"};
    VipsImage *image = vips_image_new_from_buffer(bytes, count, "", NULL);
    if (image) {
        header.has_profile = vips_image_get_typeof(image, VIPS_META_ICC_NAME);
        header.pixels = (double)image->Xsize * image->Ysize;
        if (is_animation(bytes, count)) header.frames = vips_image_get_n_pages(image);
    }
    g_clear_object(&image);
    vips_error_clear();
    return header;
}

// A frame within these sides: turned as its camera says, its colours brought to sRGB, never enlarged.
static VipsImage *decoded_frame(
    const void *bytes, size_t count, const struct header *header, int frame, int width, int height) {
    VipsImage *image = NULL, *result = NULL;
    char options[64];
    // The thumbnailer has a `fail_on` of its own that it forgets: half a photo would pass.
    if (frame) snprintf(options, sizeof options, "[page=%d,fail_on=%s]", frame, header->fail_on);
    else snprintf(options, sizeof options, "[fail_on=%s]", header->fail_on);
    // Without a profile in the file the thumbnailer would take its colours for others than sRGB (libvips 8.14).
    const char *profile = header->has_profile ? "srgb" : NULL;
    if (vips_thumbnail_buffer((void *)bytes, count, &image, width, "height", height, "size", VIPS_SIZE_DOWN,
            "option_string", options, "export_profile", profile, NULL))
        return NULL;
    result = plain(image);
    g_object_unref(image);
    return result;
}

// Whether all pixels have one colour, or nearly so: white where a frame is transparent.
static bool is_blank(VipsImage *image) {
    VipsImage *stats = NULL;
    bool is_blank = !vips_stats(image, &stats, NULL);
    // Below the row of all bands each has one that begins with its least and its largest value.
    for (int band = 1; is_blank && band <= image->Bands; band++)
        is_blank = *VIPS_MATRIX(stats, 1, band) - *VIPS_MATRIX(stats, 0, band) <= 2;
    g_clear_object(&stats);
    return is_blank;
}

// How many frames of an animation are looked at, and how many pixels may be decoded in search of one: a frame
// is decoded by way of all before it.
enum { most_frames = 16 };
static const double most_searched_pixels = 50e6;

// Whether it is a JPEG file in one pass. A progressive one that was cut between two passes looks whole.
static bool is_sequential(const uint8_t *bytes, size_t count) {
    size_t at = 2;
    if (count < 4 || memcmp(bytes, "\xFF\xD8\xFF", 3) != 0) return false;
    while (at + 4 <= count && bytes[at] == 0xFF) {
        uint8_t marker = bytes[at + 1];
        if (marker >= 0xC0 && marker <= 0xC2) return marker != 0xC2;
        at += 2 + (size_t)(bytes[at + 2] << 8 | bytes[at + 3]);
    }
    return false;
}

// The bytes of such a file before an end mark that is missing or half there; 0 for any other file.
static size_t count_before_end(const uint8_t *bytes, size_t count) {
    if (!is_sequential(bytes, count) || memcmp(bytes + count - 2, "\xFF\xD9", 2) == 0) return 0;
    return bytes[count - 1] == 0xFF ? count - 1 : count;
}

// A JPEG photo whose end mark alone is missing: some cameras and copies leave it out, and every viewer shows
// it. What is short of data as well brings a warning once there is an end, and is refused.
static VipsImage *decoded_without_end(
    const void *bytes, size_t count, const struct header *header, int width, int height) {
    const struct header strict = {.has_profile = header->has_profile, .fail_on = "warning", .frames = 1};
    uint8_t *whole = malloc(count + 2);
    if (!whole) return NULL;
    memcpy(whole, bytes, count);
    memcpy(whole + count, "\xFF\xD9", 2);
    VipsImage *image = decoded_frame(whole, count + 2, &strict, 0, width, height);
    free(whole);
    return image;
}

// The first frame with something on it: many animations begin with a blank one. The first of all if there is
// none among those that are looked at, or a later one is broken.
static VipsImage *decoded(const void *bytes, size_t count, int width, int height) {
    const struct header file = header(bytes, count);
    VipsImage *first = decoded_frame(bytes, count, &file, 0, width, height);
    size_t before_end = first ? 0 : count_before_end(bytes, count);
    double searched = 0;
    if (before_end) return decoded_without_end(bytes, before_end, &file, width, height);
    if (!first || file.frames < 2 || !is_blank(first)) return first;
    for (int frame = 1; frame < file.frames && frame < most_frames; frame++) {
        searched += file.pixels * (frame + 1);
        VipsImage *next = NULL;
        if (searched > most_searched_pixels) break;
        if (!(next = decoded_frame(bytes, count, &file, frame, width, height))) break;
        if (!is_blank(next)) {
            g_object_unref(first);
            return next;
        }
        g_object_unref(next);
    }
    vips_error_clear();
    return first;
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
        && render(bytes, count, forms) == ending_rendered && is_blank(black);
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
