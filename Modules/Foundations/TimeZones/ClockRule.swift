import Vocabulary

/// The rule of a `TZ` text (POSIX, XBD 8.3, with the hours beyond a day of RFC 9636, 3.3.2): one offset all year,
/// or two with the days on which clocks are changed.
struct ClockRule: Hashable, Sendable {
    /// A yearly change of the clocks.
    struct Change: Hashable, Sendable {
        let day: YearDay
        /// Seconds after that day's midnight on the clocks before the change; of up to a week, either way.
        let seconds: Int64
    }

    /// Seconds ahead of UTC outside of summer.
    let standard: Int64
    /// Nil where clocks are never changed.
    let summer: (offset: Int64, begin: Change, end: Change)?

    /// How many seconds clocks are ahead of UTC at that second of Unix time.
    func offset(at seconds: Int64) -> Int64 {
        guard let summer else { return standard }
        let year = CivilDay(daysSince1970: seconds.dividedDown(by: 86_400)).components.year
        // The last change before the moment decides; where both are at once, summer lasts all year.
        var last = (moment: Int64.min, offset: standard)
        for year in year - 1...year + 1 {
            let begin = summer.begin.day.days(in: year) * 86_400 + summer.begin.seconds - standard
            let end = summer.end.day.days(in: year) * 86_400 + summer.end.seconds - summer.offset
            if end <= seconds, end > last.moment { last = (end, standard) }
            if begin <= seconds, begin >= last.moment { last = (begin, summer.offset) }
        }
        return last.offset
    }

    static func == (left: Self, right: Self) -> Bool {
        left.standard == right.standard && left.summer?.offset == right.summer?.offset
            && left.summer?.begin == right.summer?.begin && left.summer?.end == right.summer?.end
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(standard)
        hasher.combine(summer?.offset)
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
            // From March 1 on the day after the leap day has the same number as in other years.
            let leap: Int64 = number >= 60 && Self.first(3, year) - Self.first(1, year) == 60 ? 1 : 0
            return Self.first(1, year) + number - 1 + leap
        case .zeroBased(let number): return Self.first(1, year) + number
        case .weekday(let month, let week, let weekday):
            let first = Self.first(month, year)
            let ahead = (weekday - (first + 4) % 7 + 7) % 7
            let day = first + ahead + (week - 1) * 7
            let next = month == 12 ? Self.first(1, year + 1) : Self.first(month + 1, year)
            return day < next ? day : day - 7
        }
    }

    private static func first(_ month: Int64, _ year: Int64) -> Int64 {
        CivilDay(year: min(max(year, 0), 9999), month: month, day: 1)?.daysSince1970 ?? 0
    }
}
