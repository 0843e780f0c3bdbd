#define _GNU_SOURCE
#include "decoder.h"
#include "libraries.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if MADANG_HAS_LIBRARIES

static const char ready[4] = "MPR1";
static const char head_mark[4] = "MPA1";

static const char pixels_mark[4] = "MPB1";

enum { order_size = 12, box_size = 8, form_head_size = 12 };
enum { largest_head = 4 + 4 + form_count * form_head_size };

// What the parent wants: of an upload of that many bytes the stored forms, or pixels within that width and
// height. A length of 0: the parent has gone, or wants nothing.
struct order {
    size_t length;
    uint32_t width, height;
    bool wants_pixels;
};

static bool read_all(int descriptor, uint8_t *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t got = read(descriptor, bytes + done, count - done);
        if (got > 0) done += (size_t)got;
        else if (got == 0 || errno != EINTR) return false;
    }
    return true;
}

static bool write_all(const void *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t put = write(descriptor_answer, (const uint8_t *)bytes + done, count - done);
        if (put > 0) done += (size_t)put;
        else if (put == 0 || errno != EINTR) return false;
    }
    return true;
}

static void put_number(uint8_t *place, uint32_t number) {
    for (int byte = 0; byte < 4; byte++) place[byte] = (uint8_t)(number >> (8 * byte));
}

static uint32_t number(const uint8_t *place) {
    return place[0] | (uint32_t)place[1] << 8 | (uint32_t)place[2] << 16 | (uint32_t)place[3] << 24;
}

static uint32_t side(const uint8_t *place) {
    uint32_t wanted = number(place);
    return wanted < 1 ? 1 : wanted > longest_side ? longest_side : wanted;
}

static struct order read_order(void) {
    const struct order nothing = {0};
    struct order order = {0};
    uint8_t bytes[order_size], box[box_size];
    if (!read_all(descriptor_order, bytes, sizeof bytes)) return nothing;
    order.wants_pixels = memcmp(bytes, "MPX1", 4) == 0;
    if (!order.wants_pixels && memcmp(bytes, "MPO1", 4) != 0) return nothing;
    if (order.wants_pixels && !read_all(descriptor_order, box, sizeof box)) return nothing;
    if (order.wants_pixels) {
        order.width = side(box);
        order.height = side(box + 4);
    }
    order.length = (uint64_t)number(bytes + 8) << 32 | number(bytes + 4);
    return order;
}

static enum ending answer(const char mark[4], const struct form *forms, int count) {
    uint8_t head[largest_head];
    size_t head_size = 8 + (size_t)count * form_head_size, total = head_size;
    memcpy(head, mark, 4);
    put_number(head + 4, peak_memory());
    for (int form = 0; form < count; form++) {
        uint8_t *place = head + 8 + form * form_head_size;
        total += forms[form].count;
        if (total > largest_answer) return ending_too_big;
        put_number(place, forms[form].width);
        put_number(place + 4, forms[form].height);
        put_number(place + 8, (uint32_t)forms[form].count);
    }
    bool is_written = write_all(head, head_size);
    for (int form = 0; form < count; form++)
        is_written = is_written && write_all(forms[form].bytes, forms[form].count);
    return is_written ? ending_rendered : ending_broken;
}

static enum ending follow(const struct order *order, const void *bytes) {
    struct form forms[form_count] = {{0}};
    if (order->wants_pixels) {
        int width = (int)order->width, height = (int)order->height;
        enum ending ending = render_pixels(bytes, order->length, width, height, forms);
        return ending == ending_rendered ? answer(pixels_mark, forms, 1) : ending;
    }
    enum ending ending = render(bytes, order->length, forms);
    return ending == ending_rendered ? answer(head_mark, forms, form_count) : ending;
}

static enum ending run(void) {
    close_range(descriptor_order + 1, ~0U, 0);
    if (!begin_decoding()) return ending_without_libraries;
    open_memory_report();
    if (!lock_down()) return ending_unlocked;
    if (!write_all(ready, sizeof ready)) return ending_unlocked;
    const struct order order = read_order();
    if (order.length == 0) return ending_rendered;
    // A private mapping: the upload is sealed, and is read page by page as the decoder comes to it.
    void *bytes = mmap(NULL, order.length, PROT_READ, MAP_PRIVATE, descriptor_upload, 0);
    return bytes == MAP_FAILED ? ending_broken : follow(&order, bytes);
}

int main(void) {
    // Not exit: what libraries do at an end needs more than the lock leaves.
    _exit(run());
}

#else

int main(void) { return ending_without_libraries; }

#endif
