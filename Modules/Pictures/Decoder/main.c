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

enum { order_size = 12, head_size = 4 + 4 + form_count * 12 };

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

// The upload's length; 0 if the parent has gone, or wants nothing.
static size_t read_order(void) {
    uint8_t order[order_size];
    if (!read_all(descriptor_order, order, sizeof order) || memcmp(order, "MPO1", 4) != 0) return 0;
    uint64_t length = 0;
    for (int byte = 7; byte >= 0; byte--) length = length << 8 | order[4 + byte];
    return length <= SIZE_MAX ? (size_t)length : 0;
}

static enum ending answer(const struct form forms[form_count]) {
    uint8_t head[head_size];
    size_t total = sizeof head;
    memcpy(head, head_mark, sizeof head_mark);
    put_number(head + 4, peak_memory());
    for (int form = 0; form < form_count; form++) {
        uint8_t *place = head + 8 + form * 12;
        total += forms[form].count;
        if (total > largest_answer) return ending_too_big;
        put_number(place, forms[form].width);
        put_number(place + 4, forms[form].height);
        put_number(place + 8, (uint32_t)forms[form].count);
    }
    bool is_written = write_all(head, sizeof head);
    for (int form = 0; form < form_count; form++)
        is_written = is_written && write_all(forms[form].bytes, forms[form].count);
    return is_written ? ending_rendered : ending_broken;
}

static enum ending run(void) {
    close_range(descriptor_order + 1, ~0U, 0);
    if (!begin_decoding()) return ending_without_libraries;
    open_memory_report();
    if (!lock_down()) return ending_unlocked;
    if (!write_all(ready, sizeof ready)) return ending_unlocked;
    size_t length = read_order();
    if (length == 0) return ending_rendered;
    // A private mapping: the upload is sealed, and is read page by page as the decoder comes to it.
    void *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, descriptor_upload, 0);
    if (bytes == MAP_FAILED) return ending_broken;
    struct form forms[form_count] = {{0}};
    enum ending ending = render(bytes, length, forms);
    return ending == ending_rendered ? answer(forms) : ending;
}

int main(void) {
    // Not exit: what libraries do at an end needs more than the lock leaves.
    _exit(run());
}

#else

int main(void) { return ending_without_libraries; }

#endif
