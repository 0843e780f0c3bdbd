#define _GNU_SOURCE
#include "decoder.h"
#include "libraries.h"

#if MADANG_HAS_LIBRARIES

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

static int memory_report = -1;

void open_memory_report(void) { memory_report = open("/proc/self/status", O_RDONLY | O_CLOEXEC); }

uint32_t peak_memory(void) {
    char text[4096];
    ssize_t count = memory_report < 0 ? -1 : pread(memory_report, text, sizeof text - 1, 0);
    if (count <= 0) return 0;
    text[count] = 0;
    // The peak of this process alone: ru_maxrss of one that was spawned begins with its parent's.
    const char *line = strstr(text, "VmHWM:");
    return line ? (uint32_t)strtoul(line + 6, NULL, 10) : 0;
}

static bool limit(__rlimit_resource_t resource, rlim_t soft, rlim_t hard) {
    const struct rlimit limits = {soft, hard};
    return setrlimit(resource, &limits) == 0;
}

// The soft limit of CPU seconds is below the hard one: at equal ones the end is SIGKILL and says nothing.
// Data and not address space: hundreds of MB are mapped before any picture. No limit of processes: it counts
// those of the whole user, so that no thread could start.
static bool set_limits(void) {
    const rlim_t memory = 512UL << 20;
    return limit(RLIMIT_CORE, 0, 0) && limit(RLIMIT_FSIZE, 0, 0) && limit(RLIMIT_NOFILE, 16, 16)
        && limit(RLIMIT_CPU, 5, 6) && limit(RLIMIT_DATA, memory, memory);
}

// What decoding needs as it is.
static const int allowed[] = {
    SCMP_SYS(read), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(lseek), SCMP_SYS(close), SCMP_SYS(fstat),
    SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(brk), SCMP_SYS(madvise), SCMP_SYS(futex),
    SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigprocmask), SCMP_SYS(clock_gettime), SCMP_SYS(getrandom),
    SCMP_SYS(getpid), SCMP_SYS(gettid), SCMP_SYS(getrusage), SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(exit),
    SCMP_SYS(exit_group),
};

// What libraries try and do without.
static const int refused[] = {
    SCMP_SYS(openat), SCMP_SYS(open), SCMP_SYS(access), SCMP_SYS(readlink), SCMP_SYS(stat), SCMP_SYS(ioctl),
    SCMP_SYS(fcntl), SCMP_SYS(sched_setaffinity), SCMP_SYS(prlimit64), SCMP_SYS(sysinfo),
};

static bool add_plain_rules(scmp_filter_ctx filter) {
    for (size_t at = 0; at < sizeof allowed / sizeof *allowed; at++)
        if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, allowed[at], 0) != 0) return false;
    for (size_t at = 0; at < sizeof refused / sizeof *refused; at++)
        if (seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), refused[at], 0) != 0) return false;
    // glibc then starts threads by clone, whose flags can be looked at.
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
}

// Calls that are allowed with some arguments alone.
static bool add_narrow_rules(scmp_filter_ctx filter) {
    const struct scmp_arg_cmp not_executable = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
    const struct scmp_arg_cmp thread = SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD);
    const struct scmp_arg_cmp own_name = SCMP_A0(SCMP_CMP_EQ, PR_SET_NAME);
    const struct scmp_arg_cmp empty_path = SCMP_A3(SCMP_CMP_MASKED_EQ, AT_EMPTY_PATH, AT_EMPTY_PATH);
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, not_executable) == 0
        && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, not_executable) == 0
        && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, thread) == 0
        && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1, own_name) == 0
        && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(newfstatat), 1, empty_path) == 0;
}

// Any other call ends the process. The filter holds for threads that are there already, too (TSYNC).
static bool filter_calls(void) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    if (!filter) return false;
    bool is_set = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0 && add_plain_rules(filter)
        && add_narrow_rules(filter) && seccomp_load(filter) == 0;
    // The filter stays in the kernel; its description is not needed any more.
    seccomp_release(filter);
    return is_set;
}

bool lock_down(void) {
    return set_limits() && prctl(PR_SET_DUMPABLE, 0) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
        && filter_calls();
}

#endif
