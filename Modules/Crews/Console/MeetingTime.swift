package import Crews
package import Terminal
package import Vocabulary

/// When a meeting is, as the clocks of its own zone show it.
package struct MeetingTime {
    private let details: MeetingDetails
    private let start: CivilTime
    private let end: CivilTime

    /// The time of a meeting.
    package init(_ details: MeetingDetails) {
        (self.details, start, end) = (details, details.clock.startsAt, details.clock.endsAt)
    }

    /// The day on which it begins.
    package var day: CivilDay { start.day }

    /// `2026-12-05 (Sat) 19:30-21:30`, or `2026-12-05 (Sat) 22:30 - 2026-12-06 00:30`.
    package var words: Phrase {
        let until = start.day == end.day ? "-\(Self.time(end))" : " - \(end)"
        return Phrase { "\(day) (\(weekday.text(in: $0))) \(Self.time(start))\(until)" }
    }

    /// `12-05 (Sat) 19:30`
    package var short: Phrase {
        Phrase { "\("\(day)".dropFirst(5)) (\(weekday.text(in: $0))) \(Self.time(start))" }
    }

    /// The zone, where the person's clock shows another time at the start; nil where it shows the same.
    /// `clock` writes a moment as `2026-12-05 19:30`.
    package func zone(besides clock: (Timestamp) -> String) -> String? {
        clock(details.startsAt) == "\(start)" ? nil : details.zone
    }

    private var weekday: Phrase { Weekday(of: day).words }

    /// `19:30`
    private static func time(_ time: CivilTime) -> Substring { "\(time)".dropFirst(11) }
}

extension Phrase {
    /// The same with the zone behind it, where one is named: `12-05 (Sat) 19:30 (Asia/Seoul)`.
    func inZone(_ zone: String?) -> Phrase {
        guard let zone else { return self }
        return Phrase(en: "\(en) (\(zone))", ko: "\(ko) (\(zone))")
    }
}

extension Console {
    /// A moment on the person's clock: `2026-12-05 19:30`.
    func clock(_ moment: Timestamp) -> String { moment.absolute(in: zone) }
}
