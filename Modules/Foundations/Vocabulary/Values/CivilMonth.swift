/// A month of the proleptic Gregorian calendar, without a time zone: that of dues, of a statement.
public struct CivilMonth: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Months since January of the year 0.
    private let number: Int64

    private init(number: Int64) { self.number = number }

    /// A month of a year (0-9999), 1 to 12; nil if the calendar has no such month.
    public init?(year: Int64, month: Int64) {
        guard (0...9999).contains(year), (1...12).contains(month) else { return nil }
        self.init(number: year * 12 + month - 1)
    }

    /// The month of a day.
    public init(of day: CivilDay) {
        let (year, month, _) = day.components
        self.init(number: year * 12 + month - 1)
    }

    /// Parses `yyyy-mm`; nil for anything else or a month that does not exist.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 7, let first = CivilDay("\(text)-01") else { return nil }
        self.init(of: first)
    }

    /// The year.
    public var year: Int64 { number / 12 }
    /// 1 for January to 12 for December.
    public var month: Int64 { number % 12 + 1 }

    /// The month after it; itself for the last of the calendar, December 9999.
    public var next: CivilMonth { CivilMonth(number: min(number + 1, 9999 * 12 + 11)) }
    /// The month before it; itself for the first of the calendar, January of the year 0.
    public var previous: CivilMonth { CivilMonth(number: max(number - 1, 0)) }

    /// Its first day.
    public var firstDay: CivilDay {
        CivilDay(year: year, month: month, day: 1) ?? CivilDay(daysSince1970: 0)
    }

    /// 28 to 31.
    public var numberOfDays: Int {
        let lengths: [Int64] = [31, 30, 29]
        let longest = lengths.first { CivilDay(year: year, month: month, day: $0) != nil } ?? 28
        return Int(longest)
    }

    /// `yyyy-mm`
    public var description: String { String(firstDay.description.prefix(7)) }

    /// Order of time.
    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
