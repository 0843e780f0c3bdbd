import Glibc
public import Vocabulary

/// The machine's clock.
public struct SystemClock: TimeSource {
    /// A clock; all of them are the same.
    public init() {}

    /// The present moment in POSIX time (`CLOCK_REALTIME`).
    public func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }
}
