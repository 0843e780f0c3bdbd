import FoundationEssentials
import TestKit
import Testing

/// Shows programs another time: only the time of day that they read is moved, and they wait as long as ever.
///
/// It is a library of the loader's, compiled by the toolchain's own clang. The package faketime moves the
/// moments of timers too, so that a program never wakes whose clock is further ahead than the machine is up.
enum ShiftedClock {
    /// What a program needs in its environment so that its clock is that many seconds ahead; behind below 0.
    static func variables(seconds: Int) throws -> [String: String] {
        ["LD_PRELOAD": try library.get(), "CLOCK_SHIFT_SECONDS": "\(seconds)"]
    }

    private static let library = Result { try compiled() }

    private static func compiled() throws -> String {
        let place = Shell.root + "/.build/tools/shifted-clock.so"
        let words = ["-x", "c", "-shared", "-fPIC", "-O1", "-o", place, "-"]
        let machine = try Machine(home: TemporaryHome())
        let outcome = try machine.run(try compiler(), words, input: source)
        try #require(outcome.status == 0, "the clock cannot be compiled: \(outcome)")
        return place
    }

    private static func compiler() throws -> String {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let paths = folders.map { "\($0)/clang" } + ["/usr/bin/cc"]
        return try #require(
            paths.first { FileManager.default.isExecutableFile(atPath: $0) },
            "clang, which comes with Swift, is not in the PATH")
    }

    private static let source = """
        #define _GNU_SOURCE
        #include <stdlib.h>
        #include <sys/syscall.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>

        static time_t shift(void) {
            const char *seconds = getenv("CLOCK_SHIFT_SECONDS");
            return seconds ? (time_t)atoll(seconds) : 0;
        }

        int clock_gettime(clockid_t clock, struct timespec *now) {
            int result = (int)syscall(SYS_clock_gettime, clock, now);
            int is_moved = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
            if (result == 0 && is_moved) now->tv_sec += shift();
            return result;
        }

        int gettimeofday(struct timeval *restrict now, void *restrict zone) {
            (void)zone;
            struct timespec exact;
            int result = clock_gettime(CLOCK_REALTIME, &exact);
            if (result == 0) *now = (struct timeval){exact.tv_sec, exact.tv_nsec / 1000};
            return result;
        }

        time_t time(time_t *place) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            if (place) *place = now.tv_sec;
            return now.tv_sec;
        }
        """
}
