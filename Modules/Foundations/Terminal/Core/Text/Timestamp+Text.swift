public import Vocabulary

extension Timestamp {
    /// How far the moment is from `now`: `just now`, `3 minutes ago`, `in 2 weeks`; `방금`, `3분 전`, `2주 후`.
    /// Rounded towards now; a month counts as 30 days and a year as 365.
    public func relative(to now: Timestamp, in language: Language) -> String {
        let distance = now.seconds - seconds
        let isPast = distance >= 0
        guard let (count, unit) = largestUnit(of: distance.magnitude) else {
            return (isPast ? Phrase(en: "just now", ko: "방금") : Phrase(en: "in a moment", ko: "곧"))
                .text(in: language)
        }
        switch language {
        case .ko: return "\(count)\(unit.name.ko) \(isPast ? "전" : "후")"
        case .en:
            let span = count.counted(unit.name.en)
            return isPast ? "\(span) ago" : "in \(span)"
        }
    }

    /// The date and time that the clocks of a zone show at the moment: `2026-11-21 18:46`; with the name of
    /// the offset (`2026-11-01 01:30 EDT`) in an hour that they show twice.
    public func absolute(in zone: ZoneRules) -> String {
        let local = zone.local(at: self)
        let time = "\(local.time.day) \(twoDigits(local.time.hour)):\(twoDigits(local.time.minute))"
        guard case .doubled = zone.reading(of: local.time) else { return time }
        return "\(time) \(local.offset.abbreviation)"
    }

    /// The same, rounded up to a minute: of what is barred until the moment, such as writing while one is
    /// silenced. It is the same for the member and for moderators.
    public func end(in zone: ZoneRules) -> String { roundedUpToMinute.absolute(in: zone) }

    /// `end`, as errors say it.
    func clock(in zone: ZoneRules) -> Phrase { Phrase(end(in: zone)) }
}

private struct Unit {
    let seconds: UInt64
    let name: Phrase
}

private let units = [
    Unit(seconds: 365 * 86_400, name: Phrase(en: "year", ko: "년")),
    Unit(seconds: 30 * 86_400, name: Phrase(en: "month", ko: "개월")),
    Unit(seconds: 7 * 86_400, name: Phrase(en: "week", ko: "주")),
    Unit(seconds: 86_400, name: Phrase(en: "day", ko: "일")),
    Unit(seconds: 3600, name: Phrase(en: "hour", ko: "시간")),
    Unit(seconds: 60, name: Phrase(en: "minute", ko: "분")),
]

private func largestUnit(of seconds: UInt64) -> (count: UInt64, unit: Unit)? {
    units.first { $0.seconds <= seconds }.map { (seconds / $0.seconds, $0) }
}

private func twoDigits(_ value: Int64) -> String {
    value < 10 ? "0\(value)" : String(value)
}
