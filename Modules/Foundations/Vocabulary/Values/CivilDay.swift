/// A day of the proleptic Gregorian calendar, without a time zone: a birthday, a season's start.
///
/// The arithmetic is Howard Hinnant's `days_from_civil` and `civil_from_days`.
public struct CivilDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Days since 1970-01-01, negative before it.
    public let daysSince1970: Int64

    /// A day by its distance from 1970-01-01.
    public init(daysSince1970: Int64) {
        self.daysSince1970 = daysSince1970
    }

    /// The day of a year (0-9999), month (1-12) and day; nil if the calendar has no such day.
    public init?(year: Int64, month: Int64, day: Int64) {
        guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.dividedDown(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        daysSince1970 = era * 146_097 + dayOfEra - 719_468
        guard components == (year, month, day) else { return nil }
    }

    /// Parses `yyyy-mm-dd` (ISO 8601); nil for anything else or a day that does not exist.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        let dash = UInt8(ascii: "-")
        guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
            bytes.indices.allSatisfy({ $0 == 4 || $0 == 7 || (48...57).contains(bytes[$0]) })
        else { return nil }
        func value(_ range: Range<Int>) -> Int64 { bytes[range].reduce(0) { $0 * 10 + Int64($1 - 48) } }
        self.init(year: value(0..<4), month: value(5..<7), day: value(8..<10))
    }

    /// Year, month and day of the calendar.
    public var components: (year: Int64, month: Int64, day: Int64) {
        let shifted = daysSince1970 + 719_468
        let era = shifted.dividedDown(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthIndex = (5 * dayOfYear + 2) / 153
        let month = monthIndex + (monthIndex < 10 ? 3 : -9)
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthIndex + 2) / 5 + 1
        )
    }

    /// `yyyy-mm-dd` (ISO 8601).
    public var description: String {
        let (year, month, day) = components
        func padded(_ value: Int64, _ width: Int) -> String {
            let digits = String(value)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Order of time.
    public static func < (left: Self, right: Self) -> Bool { left.daysSince1970 < right.daysSince1970 }
}
