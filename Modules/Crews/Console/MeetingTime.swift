package import Crews
package import Terminal
package import Vocabulary

/// When a meeting is, as the person's clock shows it.
package struct MeetingTime {
    private let start: String
    private let end: String

    /// The time of a meeting; `clock` writes a moment as `2026-12-05 19:30`.
    package init(_ details: MeetingDetails, _ clock: (Timestamp) -> String) {
        (start, end) = (clock(details.startsAt), clock(details.endsAt))
    }

    /// The day on which it begins; nil if the clock wrote something else.
    package var day: CivilDay? { CivilDay(start.prefix(10)) }

    /// `2026-12-05 (Sat) 19:30-21:30`, or `2026-12-05 (Sat) 22:30 - 2026-12-06 00:30`.
    package var words: Phrase {
        let weekday = day.map { Weekday(of: $0).words } ?? Phrase("")
        let isSameDay = start.prefix(10) == end.prefix(10)
        let until = isSameDay ? "-\(end.dropFirst(11))" : " - \(end)"
        return Phrase { language in
            "\(start.prefix(10)) (\(weekday.text(in: language))) \(start.dropFirst(11))\(until)"
        }
    }

    /// `12-05 (Sat) 19:30`
    package var short: Phrase {
        let weekday = day.map { Weekday(of: $0).words } ?? Phrase("")
        return Phrase { language in
            "\(start.prefix(10).dropFirst(5)) (\(weekday.text(in: language))) \(start.dropFirst(11))"
        }
    }
}

extension Console {
    /// A moment on the person's clock: `2026-12-05 19:30`.
    func clock(_ moment: Timestamp) -> String { moment.absolute(in: zone) }
}
