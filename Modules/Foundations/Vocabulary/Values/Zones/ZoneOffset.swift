/// How far the clocks of a zone are ahead of UTC for a time, and what that is called.
public struct ZoneOffset: Hashable, Sendable {
    /// Seconds ahead of UTC, negative to the west; less than 26 hours either way.
    public let seconds: Int64
    /// `KST`, `EDT`, `+0330`.
    public let abbreviation: String

    /// Nil for 26 hours or more: no clocks are that far from UTC (RFC 9636, section 3.2).
    public init?(seconds: Int64, abbreviation: String) {
        guard (-93_599...93_599).contains(seconds) else { return nil }
        (self.seconds, self.abbreviation) = (seconds, abbreviation)
    }

    /// So many seconds ahead of UTC, at most 25 hours, called by the digits: `+09`, `-0330`; `UTC` for none.
    init(digits seconds: Int64) {
        self.seconds = min(max(seconds, -90_000), 90_000)
        let parts = [
            self.seconds.magnitude / 3600, self.seconds.magnitude / 60 % 60, self.seconds.magnitude % 60,
        ]
        let shown = parts[2] > 0 ? parts : parts[1] > 0 ? Array(parts[..<2]) : [parts[0]]
        let digits = shown.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
        abbreviation = self.seconds == 0 ? "UTC" : "\(self.seconds < 0 ? "-" : "+")\(digits)"
    }

    static let utc = ZoneOffset(digits: 0)
}

/// What the clocks of a zone show at a moment.
public struct LocalTime: Hashable, Sendable {
    /// The day and the time.
    public let time: CivilTime
    /// How far they are ahead of UTC.
    public let offset: ZoneOffset
}

/// The moments at which the clocks of a zone show a time.
public enum CivilReading: Hashable, Sendable {
    /// They show it once.
    case one(Timestamp)
    /// They never show it, since they are put forward over it. The moments are as far before the change, and
    /// behind it, as if it happened later or earlier: 01:30 and 03:30 for 02:30.
    case skipped(before: Timestamp, after: Timestamp)
    /// They show it twice, since they are put back.
    case doubled(earlier: Timestamp, later: Timestamp)
}
