public import Vocabulary

/// Days and months of a crew's money are those of the Korean calendar, as in the statements of Payments: it
/// is 9 hours ahead of UTC the whole year.
extension Timestamp {
    /// The day that it is in Korea.
    public var koreanDay: CivilDay {
        let (days, rest) = koreanSeconds.quotientAndRemainder(dividingBy: 86_400)
        return CivilDay(daysSince1970: rest < 0 ? days - 1 : days)
    }

    /// The month that it is in Korea.
    public var koreanMonth: CivilMonth { CivilMonth(of: koreanDay) }

    /// The hour of the day in Korea, 0 to 23.
    var koreanHour: Int64 { (koreanSeconds - koreanDay.daysSince1970 * 86_400) / 3_600 }

    private var koreanSeconds: Int64 { seconds + 9 * 3_600 }
}

extension CivilDay {
    /// The moment at which the day begins in Korea.
    public var koreanStart: Timestamp {
        Timestamp(microseconds: (daysSince1970 * 24 - 9) * 3_600_000_000)
    }

    /// The day that many days later.
    func advanced(byDays days: Int64) -> CivilDay { CivilDay(daysSince1970: daysSince1970 + days) }
}
