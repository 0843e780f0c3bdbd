public import Vocabulary

/// When those who come to a meeting are reminded of it: a day before, but not in the night.
public enum MeetingReminder {
    /// How long before the start.
    public static let lead: Duration = .seconds(24 * 3600)
    /// The hours of the day, from the first to before the second, in which members may be reminded.
    public static let hours = (from: Int64(9), until: Int64(21))

    /// The moment in a zone with clocks that are `offset` seconds ahead of UTC at a moment: 24 hours before
    /// the start; on the same local day at 21:00 if it is later than that, at 9:00 if it is earlier.
    public static func moment(before start: Timestamp, offset: (Timestamp) -> Int64) -> Timestamp {
        let dayBefore = start.advanced(by: .zero - lead)
        let second = secondOfDay(dayBefore, offset)
        let (first, last) = (hours.from * 3600, hours.until * 3600)
        let shift = second > last ? last - second : second < first ? first - second : 0
        let shifted = dayBefore.advanced(by: .seconds(shift))
        // The clocks may have been changed in between.
        return shifted.advanced(by: .seconds(offset(dayBefore) - offset(shifted)))
    }

    /// Whether members are not reminded now of what was due then: it is night, and the moment is not just
    /// past. Then they are reminded in the morning, if the meeting has not begun.
    public static func waits(_ due: Timestamp, at now: Timestamp, offset: (Timestamp) -> Int64) -> Bool {
        let hour = secondOfDay(now, offset) / 3600
        let isNight = hour < hours.from || hour >= hours.until
        return isNight && now.since(due) > lateness
    }

    /// For how long the job may be late.
    private static let lateness: Duration = .seconds(15 * 60)

    private static func secondOfDay(_ moment: Timestamp, _ offset: (Timestamp) -> Int64) -> Int64 {
        let second = (moment.seconds + offset(moment)) % 86_400
        return second < 0 ? second + 86_400 : second
    }
}
