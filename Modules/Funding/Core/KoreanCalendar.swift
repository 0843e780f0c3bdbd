public import Vocabulary

/// Years and days of backings and receipts are those of the Korean calendar, as in the statements of
/// Payments: it is 9 hours ahead of UTC the whole year.
extension Timestamp {
    /// The day that it is in Korea.
    var koreanDay: CivilDay { ZoneRules.korea.day(at: self) }

    /// The year that it is in Korea.
    var koreanYear: Int64 { koreanDay.components.year }
}

/// The moments of a year of the Korean calendar.
public enum KoreanYear {
    /// The year that it is in Korea at a moment.
    public static func of(_ moment: Timestamp) -> Int64 { moment.koreanYear }

    /// From its first moment until before the first of the next year; nil for a year that the calendar has
    /// not (0 to 9998).
    public static func moments(of year: Int64) -> Range<Timestamp>? {
        guard let first = CivilDay(year: year, month: 1, day: 1),
            let next = CivilDay(year: year + 1, month: 1, day: 1)
        else { return nil }
        return ZoneRules.korea.start(of: first)..<ZoneRules.korea.start(of: next)
    }
}
