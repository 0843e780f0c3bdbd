public import Vocabulary

/// Days and months of a crew's money are those of the Korean calendar, as in the statements of Payments.
extension Timestamp {
    /// The day that it is in Korea.
    public var koreanDay: CivilDay { ZoneRules.korea.day(at: self) }

    /// The month that it is in Korea.
    public var koreanMonth: CivilMonth { CivilMonth(of: self, in: .korea) }

    /// The hour of the day in Korea, 0 to 23.
    var koreanHour: Int64 { ZoneRules.korea.local(at: self).time.hour }
}

extension CivilDay {
    /// The moment at which the day begins in Korea.
    public var koreanStart: Timestamp { ZoneRules.korea.start(of: self) }

    /// The day that many days later.
    func advanced(byDays days: Int64) -> CivilDay { CivilDay(daysSince1970: daysSince1970 + days) }
}
