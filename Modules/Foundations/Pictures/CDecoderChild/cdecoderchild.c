#define _GNU_SOURCE
#include "cdecoderchild.h"

#include <errno.h>

#if defined(__linux__)

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <unistd.h>

// The parent's ends and the child's.
struct ends {
    int upload, order[2], answer[2];
};

static void close_end(int *descriptor) {
    if (*descriptor >= 0) close(*descriptor);
    *descriptor = -1;
}

static bool open_ends(struct ends *ends) {
    *ends = (struct ends){-1, {-1, -1}, {-1, -1}};
    ends->upload = memfd_create("madang-picture", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    return ends->upload >= 0 && pipe2(ends->order, O_CLOEXEC) == 0 && pipe2(ends->answer, O_CLOEXEC) == 0;
}

// 0 the upload, 1 the answer, 2 nothing, 3 the order: the last is set last, so that no end is overwritten.
static int place(posix_spawn_file_actions_t *actions, const struct ends *ends) {
    int failure = posix_spawn_file_actions_adddup2(actions, ends->upload, 0);
    if (!failure) failure = posix_spawn_file_actions_adddup2(actions, ends->answer[1], 1);
    if (!failure) failure = posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0);
    if (!failure) failure = posix_spawn_file_actions_adddup2(actions, ends->order[0], 3);
    if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(actions, 4);
    return failure;
}

// Threads of the parent may block signals, and a child would inherit it: a limit's signal must arrive.
static int set_signals(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int failure = posix_spawnattr_setsigmask(attributes, &none);
    if (!failure) failure = posix_spawnattr_setsigdefault(attributes, &all);
    return failure ? failure
                   : posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static int spawn(const char *program, const struct ends *ends, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    char *const arguments[] = {(char *)program, NULL}, *const environment[] = {NULL};
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    int failure = place(&actions, ends);
    if (!failure) failure = set_signals(&attributes);
    if (!failure) failure = posix_spawn(process, program, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}

int cdecoderchild_start(const char *program, cdecoderchild *child) {
    struct ends ends;
    pid_t process = -1;
    int failure = open_ends(&ends) ? spawn(program, &ends, &process) : errno;
    close_end(&ends.order[0]);
    close_end(&ends.answer[1]);
    if (failure) {
        close_end(&ends.upload);
        close_end(&ends.order[1]);
        close_end(&ends.answer[0]);
    }
    *child = (cdecoderchild){process, ends.upload, ends.order[1], ends.answer[0]};
    return failure;
}

int cdecoderchild_upload(const cdecoderchild *child, const uint8_t *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t put = write(child->upload, bytes + done, count - done);
        if (put > 0) done += (size_t)put;
        else if (errno != EINTR) return errno;
    }
    return fcntl(child->upload, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE) == 0 ? 0 : errno;
}

#else

// The lock is made of what Linux has; elsewhere nothing is decoded.
int cdecoderchild_start(const char *program, cdecoderchild *child) {
    (void)program;
    *child = (cdecoderchild){-1, -1, -1, -1};
    return ENOSYS;
}

int cdecoderchild_upload(const cdecoderchild *child, const uint8_t *bytes, size_t count) {
    (void)child, (void)bytes, (void)count;
    return ENOSYS;
}

#endif
