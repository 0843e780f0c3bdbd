// What Madang's HTTP client needs of libcurl, typed, and loaded at run time: linking libcurl would cost every
// process 5 ms at its start, also those that never open a connection.
//
// All functions but ccurl_wakeup belong to one thread. Buffers of answers are kept here, so that libcurl
// never calls back into Swift.
#ifndef MADANG_CCURL_H
#define MADANG_CCURL_H

#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The loaded library with one multi handle.
typedef struct ccurl_multi ccurl_multi;
// A request on its way, with the part of its answer that has come.
typedef struct ccurl_transfer ccurl_transfer;

// Loads the library file and makes a multi handle. NULL if that fails; then the reason stands in `reason`.
ccurl_multi *ccurl_open(const char *file, long connections_per_host, char *reason, size_t reason_size);
// Ends all connections. All transfers must have been closed.
void ccurl_close(ccurl_multi *multi);
// Moves all transfers on as far as they can go without waiting.
bool ccurl_perform(ccurl_multi *multi);
// Waits until there is something to do, for a wakeup, or for so many milliseconds.
bool ccurl_poll(ccurl_multi *multi, int milliseconds);
// Ends a wait; from any thread, before ccurl_close.
void ccurl_wakeup(ccurl_multi *multi);
// Takes the next transfer that has ended; false if there is none.
bool ccurl_next_ended(ccurl_multi *multi, uint64_t *id, CURLcode *code);

// Prepares a request; an answer of more body bytes is refused. NULL if there is no memory.
ccurl_transfer *ccurl_transfer_open(ccurl_multi *multi, uint64_t id, size_t largest_body);
// Ends the request, wherever it stands, and frees the answer.
void ccurl_transfer_close(ccurl_transfer *transfer);
CURLcode ccurl_set_long(ccurl_transfer *transfer, CURLoption option, long value);
CURLcode ccurl_set_text(ccurl_transfer *transfer, CURLoption option, const char *value);
// A header line without its line break.
bool ccurl_add_header(ccurl_transfer *transfer, const char *line);
// The body of the request, which is copied; also of no bytes.
CURLcode ccurl_set_body(ccurl_transfer *transfer, const void *bytes, size_t count);
// The body of the request: so many bytes of an open file from its first on. The file stays the caller's, and open
// until ccurl_transfer_close.
CURLcode ccurl_set_file(ccurl_transfer *transfer, int file, size_t count);
// The body of the request: so many bytes that come in pieces, -1 if nobody knows how many. It can be sent once.
CURLcode ccurl_set_stream(ccurl_transfer *transfer, int64_t count);
// Whether the next piece of the request's body is waited for.
bool ccurl_wants_piece(const ccurl_transfer *transfer);
// The next piece, which is copied; none for the end.
void ccurl_give_piece(ccurl_transfer *transfer, const void *bytes, size_t count);
// No more pieces come, although the body is not at its end.
void ccurl_give_up(ccurl_transfer *transfer);
// The answer's body is taken while it comes; at so many bytes that were not taken it has to wait.
void ccurl_stream_answer(ccurl_transfer *transfer, size_t window);
// What ccurl_body gave was taken; what comes next begins anew.
void ccurl_body_taken(ccurl_transfer *transfer);
// Sends the request.
bool ccurl_start(ccurl_transfer *transfer);

long ccurl_status(const ccurl_transfer *transfer);
// Whether so much as the first byte of the request may have left.
bool ccurl_has_begun(const ccurl_transfer *transfer);
// Whether the answer's header section has come to its end: libcurl is content with a part of it.
bool ccurl_has_whole_head(const ccurl_transfer *transfer);
// Whether the answer was refused for its size.
bool ccurl_is_too_large(const ccurl_transfer *transfer);
// What OpenSSL found wrong with the server's certificate (X509_V_ERR_…); 0 for nothing.
long ccurl_verification(const ccurl_transfer *transfer);
// How many connections were opened for the request: 0 if a kept one served.
long ccurl_new_connections(const ccurl_transfer *transfer);
// What went wrong, in English.
const char *ccurl_reason(const ccurl_transfer *transfer, CURLcode code);
// The answer's body, and the lines of its header fields, each with its line break.
const uint8_t *ccurl_body(const ccurl_transfer *transfer, size_t *count);
const uint8_t *ccurl_header_lines(const ccurl_transfer *transfer, size_t *count);

#endif
