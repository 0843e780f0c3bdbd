/// The rule of a `TZ` text: one offset all year, or two and the days on which clocks are changed.
struct YearlyRule: Hashable, Sendable {
    /// A yearly change of the clocks.
    struct Change: Hashable, Sendable {
        let day: YearDay
        /// From that day's midnight, on the clocks before the change; up to a week before it or after it.
        let seconds: Int64
    }

    /// The part of the year with other clocks: summer, or winter where that is called the exception.
    struct Season: Hashable, Sendable {
        let offset: ZoneOffset
        let begin: Change
        let end: Change
    }

    /// Outside of the season.
    let standard: ZoneOffset
    /// Nil if clocks are never changed.
    let season: Season?

    /// How far clocks are ahead of UTC at that second since 1970.
    func offset(at second: Int64) -> ZoneOffset {
        changes(ofYearsAround: second).last { $0.at <= second }?.offset ?? standard
    }

    /// The changes after one second up to another, in order.
    func changes(after begin: Int64, upTo end: Int64) -> [ZoneRules.Change] {
        changes(ofYearsAround: begin).filter { begin < $0.at && $0.at <= end }
    }

    /// The changes of the year of that second, the one before and the one after, in order.
    private func changes(ofYearsAround second: Int64) -> [ZoneRules.Change] {
        guard let season else { return [] }
        let year = CivilDay(daysSince1970: second.dividedDown(by: 86_400)).components.year
        // Of two at once the beginning counts: a season may last all year.
        return (year - 1...year + 1).flatMap { year in
            let begin = season.begin.day.days(in: year) * 86_400 + season.begin.seconds
            let end = season.end.day.days(in: year) * 86_400 + season.end.seconds
            return [
                (at: end - season.offset.seconds, place: 0, offset: standard),
                (at: begin - standard.seconds, place: 1, offset: season.offset),
            ]
        }
        .sorted { ($0.at, $0.place) < ($1.at, $1.place) }
        .map { ZoneRules.Change(at: $0.at, offset: $0.offset) }
    }
}

/// A day of every year.
enum YearDay: Hashable, Sendable {
    /// 1 to 365; February 29 is never counted.
    case julian(Int64)
    /// 0 to 365; February 29 is counted.
    case zeroBased(Int64)
    /// Month 1 to 12, week 1 to 5 (the last), weekday 0 (Sunday) to 6.
    case weekday(month: Int64, week: Int64, weekday: Int64)

    /// Days from 1970-01-01 to that day of the year.
    func days(in year: Int64) -> Int64 {
        switch self {
        case .julian(let number):
            // From March 1 on a day has the same number in every year.
            let isLeap = Self.first(3, year) - Self.first(1, year) == 60
            return Self.first(1, year) + number - 1 + (isLeap && number >= 60 ? 1 : 0)
        case .zeroBased(let number): return Self.first(1, year) + number
        case .weekday(let month, let week, let weekday):
            let first = Self.first(month, year)
            // 1970-01-01 was a Thursday.
            let ahead = (weekday - (first + 4) % 7 + 14) % 7
            let day = first + ahead + (week - 1) * 7
            let next = month == 12 ? Self.first(1, year + 1) : Self.first(month + 1, year)
            return day < next ? day : day - 7
        }
    }

    /// The first day of a month, of years beyond those of `CivilDay` too: the calendar repeats itself after
    /// 400 years.
    private static func first(_ month: Int64, _ year: Int64) -> Int64 {
        let rounds = year.dividedDown(by: 400)
        let day = CivilDay(year: year - rounds * 400, month: month, day: 1)
        return (day?.daysSince1970 ?? 0) + rounds * 146_097
    }
}
