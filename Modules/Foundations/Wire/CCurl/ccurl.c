#include "ccurl.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The macros of curl.h that check argument types call the functions by name, but here they are pointers.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

#define FUNCTIONS(X) \
    X(curl_global_init) X(curl_easy_init) X(curl_easy_cleanup) X(curl_easy_setopt) X(curl_easy_getinfo) \
    X(curl_easy_pause) X(curl_easy_strerror) X(curl_slist_append) X(curl_slist_free_all) X(curl_multi_init) \
    X(curl_multi_cleanup) X(curl_multi_setopt) X(curl_multi_add_handle) X(curl_multi_remove_handle) \
    X(curl_multi_perform) X(curl_multi_poll) X(curl_multi_wakeup) X(curl_multi_info_read)

struct ccurl_multi {
#define DECLARE(name) __typeof__(&name) name;
    FUNCTIONS(DECLARE)
    CURLM *handle;
};

struct buffer {
    uint8_t *bytes;
    size_t count, capacity, largest;
};

struct ccurl_transfer {
    ccurl_multi *multi;
    CURL *handle;
    struct curl_slist *request_headers;
    struct buffer body, header_lines;
    uint64_t id;
    int file;
    curl_off_t file_position;
    // The piece of a streamed request that libcurl is given, and how much of it is gone.
    struct buffer piece;
    size_t piece_position;
    // At so many bytes that nobody has taken the answer is paused; 0 for never.
    size_t window;
    bool is_started, is_too_large, has_whole_head;
    bool wants_piece, has_last_piece, is_given_up, is_paused;
    char reason[CURL_ERROR_SIZE];
};

static const size_t largest_header_lines = 256 * 1024;

static bool append(struct buffer *buffer, const void *bytes, size_t count) {
    if (count > buffer->largest - buffer->count) return false;
    size_t needed = buffer->count + count;
    if (needed > buffer->capacity) {
        size_t capacity = buffer->capacity * 2 > needed ? buffer->capacity * 2 : needed;
        uint8_t *grown = realloc(buffer->bytes, capacity);
        if (!grown) return false;
        buffer->bytes = grown;
        buffer->capacity = capacity;
    }
    memcpy(buffer->bytes + buffer->count, bytes, count);
    buffer->count = needed;
    return true;
}

// An answer of fewer bytes than were offered makes libcurl end the transfer with CURLE_WRITE_ERROR.
static size_t receive(ccurl_transfer *transfer, struct buffer *buffer, const char *bytes, size_t count) {
    if (append(buffer, bytes, count)) return count;
    transfer->is_too_large = true;
    return 0;
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
    ccurl_transfer *transfer = context;
    if (transfer->window && transfer->body.count >= transfer->window) {
        transfer->is_paused = true;
        return CURL_WRITEFUNC_PAUSE;
    }
    return receive(transfer, &transfer->body, bytes, size * count);
}

static size_t receive_header_line(char *bytes, size_t size, size_t count, void *context) {
    ccurl_transfer *transfer = context;
    // A new status line follows the fields of an interim answer (100, 103).
    if (size * count > 5 && memcmp(bytes, "HTTP/", 5) == 0) {
        transfer->header_lines.count = 0;
        transfer->has_whole_head = false;
        return size * count;
    }
    bool is_empty = size * count == 2 ? memcmp(bytes, "\r\n", 2) == 0 : size * count == 1 && *bytes == '\n';
    if (is_empty) transfer->has_whole_head = true;
    return receive(transfer, &transfer->header_lines, bytes, size * count);
}

static bool load(ccurl_multi *multi, const char *file, char *reason, size_t reason_size) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!library) {
        snprintf(reason, reason_size, "%s", dlerror());
        return false;
    }
#define LOAD(name) \
    *(void **)&multi->name = dlsym(library, #name); \
    if (!multi->name) { snprintf(reason, reason_size, "%s has no %s", file, #name); return false; }
    FUNCTIONS(LOAD)
    return true;
}

ccurl_multi *ccurl_open(const char *file, long connections_per_host, char *reason, size_t reason_size) {
    ccurl_multi *multi = calloc(1, sizeof *multi);
    if (!multi) return NULL;
    if (!load(multi, file, reason, reason_size)) {
        free(multi);
        return NULL;
    }
    bool is_ready = multi->curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    if (is_ready) multi->handle = multi->curl_multi_init();
    if (!multi->handle) {
        snprintf(reason, reason_size, "%s does not start", file);
        free(multi);
        return NULL;
    }
    multi->curl_multi_setopt(multi->handle, CURLMOPT_MAX_HOST_CONNECTIONS, connections_per_host);
    multi->curl_multi_setopt(multi->handle, CURLMOPT_MAXCONNECTS, connections_per_host);
    return multi;
}

void ccurl_close(ccurl_multi *multi) {
    multi->curl_multi_cleanup(multi->handle);
    free(multi);
}

bool ccurl_perform(ccurl_multi *multi) {
    int running;
    return multi->curl_multi_perform(multi->handle, &running) == CURLM_OK;
}

bool ccurl_poll(ccurl_multi *multi, int milliseconds) {
    return multi->curl_multi_poll(multi->handle, NULL, 0, milliseconds, NULL) == CURLM_OK;
}

void ccurl_wakeup(ccurl_multi *multi) { multi->curl_multi_wakeup(multi->handle); }

bool ccurl_next_ended(ccurl_multi *multi, uint64_t *id, CURLcode *code) {
    int left;
    CURLMsg *message;
    while ((message = multi->curl_multi_info_read(multi->handle, &left))) {
        ccurl_transfer *transfer = NULL;
        if (message->msg != CURLMSG_DONE) continue;
        multi->curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
        *id = transfer->id;
        *code = message->data.result;
        return true;
    }
    return false;
}

ccurl_transfer *ccurl_transfer_open(ccurl_multi *multi, uint64_t id, size_t largest_body) {
    ccurl_transfer *transfer = calloc(1, sizeof *transfer);
    if (!transfer) return NULL;
    CURL *handle = multi->curl_easy_init();
    if (!handle) {
        free(transfer);
        return NULL;
    }
    transfer->multi = multi;
    transfer->handle = handle;
    transfer->id = id;
    transfer->body.largest = largest_body;
    transfer->header_lines.largest = largest_header_lines;
    multi->curl_easy_setopt(handle, CURLOPT_PRIVATE, transfer);
    multi->curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, transfer->reason);
    multi->curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, receive_body);
    multi->curl_easy_setopt(handle, CURLOPT_WRITEDATA, transfer);
    multi->curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, receive_header_line);
    multi->curl_easy_setopt(handle, CURLOPT_HEADERDATA, transfer);
    return transfer;
}

void ccurl_transfer_close(ccurl_transfer *transfer) {
    ccurl_multi *multi = transfer->multi;
    if (transfer->is_started) multi->curl_multi_remove_handle(multi->handle, transfer->handle);
    multi->curl_easy_cleanup(transfer->handle);
    multi->curl_slist_free_all(transfer->request_headers);
    free(transfer->body.bytes);
    free(transfer->piece.bytes);
    free(transfer->header_lines.bytes);
    free(transfer);
}

CURLcode ccurl_set_long(ccurl_transfer *transfer, CURLoption option, long value) {
    return transfer->multi->curl_easy_setopt(transfer->handle, option, value);
}

CURLcode ccurl_set_text(ccurl_transfer *transfer, CURLoption option, const char *value) {
    return transfer->multi->curl_easy_setopt(transfer->handle, option, value);
}

bool ccurl_add_header(ccurl_transfer *transfer, const char *line) {
    struct curl_slist *longer = transfer->multi->curl_slist_append(transfer->request_headers, line);
    if (longer) transfer->request_headers = longer;
    return longer;
}

static size_t read_file(char *bytes, size_t size, size_t count, void *context) {
    ccurl_transfer *transfer = context;
    ssize_t result = pread(transfer->file, bytes, size * count, transfer->file_position);
    if (result < 0) return CURL_READFUNC_ABORT;
    transfer->file_position += result;
    return (size_t)result;
}

// libcurl goes back to the beginning when it has to send the request over another connection.
static int seek_file(void *context, curl_off_t offset, int origin) {
    if (origin != SEEK_SET || offset < 0) return CURL_SEEKFUNC_CANTSEEK;
    ((ccurl_transfer *)context)->file_position = offset;
    return CURL_SEEKFUNC_OK;
}

CURLcode ccurl_set_file(ccurl_transfer *transfer, int file, size_t count) {
    ccurl_multi *multi = transfer->multi;
    transfer->file = file;
    CURLcode code = multi->curl_easy_setopt(transfer->handle, CURLOPT_UPLOAD, 1L);
    if (code != CURLE_OK) return code;
    multi->curl_easy_setopt(transfer->handle, CURLOPT_READFUNCTION, read_file);
    multi->curl_easy_setopt(transfer->handle, CURLOPT_READDATA, transfer);
    multi->curl_easy_setopt(transfer->handle, CURLOPT_SEEKFUNCTION, seek_file);
    multi->curl_easy_setopt(transfer->handle, CURLOPT_SEEKDATA, transfer);
    return multi->curl_easy_setopt(transfer->handle, CURLOPT_INFILESIZE_LARGE, (curl_off_t)count);
}

CURLcode ccurl_set_body(ccurl_transfer *transfer, const void *bytes, size_t count) {
    ccurl_multi *multi = transfer->multi;
    CURLcode code = multi->curl_easy_setopt(transfer->handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
    if (code != CURLE_OK) return code;
    return multi->curl_easy_setopt(transfer->handle, CURLOPT_COPYPOSTFIELDS, count ? bytes : "");
}

static size_t read_piece(char *bytes, size_t size, size_t count, void *context) {
    ccurl_transfer *transfer = context;
    size_t left = transfer->piece.count - transfer->piece_position;
    if (left == 0) {
        if (transfer->is_given_up) return CURL_READFUNC_ABORT;
        if (transfer->has_last_piece) return 0;
        transfer->wants_piece = true;
        return CURL_READFUNC_PAUSE;
    }
    size_t taken = size * count < left ? size * count : left;
    memcpy(bytes, transfer->piece.bytes + transfer->piece_position, taken);
    transfer->piece_position += taken;
    return taken;
}

CURLcode ccurl_set_stream(ccurl_transfer *transfer, int64_t count) {
    ccurl_multi *multi = transfer->multi;
    CURLcode code = multi->curl_easy_setopt(transfer->handle, CURLOPT_UPLOAD, 1L);
    if (code != CURLE_OK) return code;
    transfer->piece.largest = SIZE_MAX;
    multi->curl_easy_setopt(transfer->handle, CURLOPT_READFUNCTION, read_piece);
    multi->curl_easy_setopt(transfer->handle, CURLOPT_READDATA, transfer);
    return multi->curl_easy_setopt(transfer->handle, CURLOPT_INFILESIZE_LARGE, (curl_off_t)count);
}

// Also lets go on what is not paused, which does no harm.
static void go_on(ccurl_transfer *transfer) {
    int paused = (transfer->wants_piece ? CURLPAUSE_SEND : 0) | (transfer->is_paused ? CURLPAUSE_RECV : 0);
    transfer->multi->curl_easy_pause(transfer->handle, paused);
}

bool ccurl_wants_piece(const ccurl_transfer *transfer) { return transfer->wants_piece; }

void ccurl_give_piece(ccurl_transfer *transfer, const void *bytes, size_t count) {
    transfer->piece.count = transfer->piece_position = 0;
    if (count == 0) transfer->has_last_piece = true;
    else if (!append(&transfer->piece, bytes, count)) transfer->is_given_up = true;
    transfer->wants_piece = false;
    go_on(transfer);
}

void ccurl_give_up(ccurl_transfer *transfer) {
    transfer->is_given_up = true;
    transfer->wants_piece = false;
    go_on(transfer);
}

void ccurl_stream_answer(ccurl_transfer *transfer, size_t window) { transfer->window = window; }

void ccurl_body_taken(ccurl_transfer *transfer) {
    transfer->body.count = 0;
    if (!transfer->is_paused) return;
    transfer->is_paused = false;
    go_on(transfer);
}

bool ccurl_start(ccurl_transfer *transfer) {
    ccurl_multi *multi = transfer->multi;
    multi->curl_easy_setopt(transfer->handle, CURLOPT_HTTPHEADER, transfer->request_headers);
    transfer->is_started = multi->curl_multi_add_handle(multi->handle, transfer->handle) == CURLM_OK;
    return transfer->is_started;
}

static long number(const ccurl_transfer *transfer, CURLINFO info) {
    long value = 0;
    transfer->multi->curl_easy_getinfo(transfer->handle, info, &value);
    return value;
}

long ccurl_status(const ccurl_transfer *transfer) { return number(transfer, CURLINFO_RESPONSE_CODE); }

long ccurl_new_connections(const ccurl_transfer *transfer) { return number(transfer, CURLINFO_NUM_CONNECTS); }

long ccurl_verification(const ccurl_transfer *transfer) { return number(transfer, CURLINFO_SSL_VERIFYRESULT); }

bool ccurl_has_begun(const ccurl_transfer *transfer) {
    curl_off_t microseconds = 0;
    transfer->multi->curl_easy_getinfo(transfer->handle, CURLINFO_PRETRANSFER_TIME_T, &microseconds);
    return microseconds > 0;
}

bool ccurl_has_whole_head(const ccurl_transfer *transfer) { return transfer->has_whole_head; }

bool ccurl_is_too_large(const ccurl_transfer *transfer) { return transfer->is_too_large; }

const char *ccurl_reason(const ccurl_transfer *transfer, CURLcode code) {
    return transfer->reason[0] ? transfer->reason : transfer->multi->curl_easy_strerror(code);
}

const uint8_t *ccurl_body(const ccurl_transfer *transfer, size_t *count) {
    *count = transfer->body.count;
    return transfer->body.bytes;
}

const uint8_t *ccurl_header_lines(const ccurl_transfer *transfer, size_t *count) {
    *count = transfer->header_lines.count;
    return transfer->header_lines.bytes;
}
