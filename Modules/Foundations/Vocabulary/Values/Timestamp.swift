/// A moment in microseconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX time).
public struct Timestamp: Hashable, Sendable, Comparable {
    /// Microseconds since 1970.
    public let microseconds: Int64

    /// Takes microseconds since 1970.
    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// Order of time.
    public static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }

    /// The moment `duration` later, rounded down to a microsecond.
    public func advanced(by duration: Duration) -> Timestamp {
        let (seconds, attoseconds) = duration.components
        let fraction = attoseconds.dividedDown(by: 1_000_000_000_000)
        return Timestamp(microseconds: microseconds + seconds * 1_000_000 + fraction)
    }

    /// The duration from an earlier moment to this one.
    public func since(_ earlier: Timestamp) -> Duration {
        .microseconds(microseconds - earlier.microseconds)
    }

    /// The tolerated difference between servers' clocks, or a step of a clock back: a minute.
    public static let leeway: Duration = .seconds(60)

    /// Whether the moment lies more than `longest` and the leeway after `now`: the product of a clock that
    /// ran ahead and was set back since.
    @inlinable
    public func isBeyond(_ longest: Duration, from now: Timestamp) -> Bool {
        since(now) > longest + Self.leeway
    }

    /// Seconds since 1970, rounded down, as in JWT (RFC 7519, NumericDate) and POSIX.
    public var seconds: Int64 { microseconds.dividedDown(by: 1_000_000) }
}

/// A source of time: the system's clock, or a test's manual one.
public protocol TimeSource: Sendable {
    /// The present moment. Never fails, never waits; later calls may give the same moment.
    func now() -> Timestamp
}
