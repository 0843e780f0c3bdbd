/// Times as people type them, in whole minutes of a zone that is typed beside them.
extension CivilTime {
    /// What a typed time looks like.
    public static let typedExample = "2026-12-05 19:30"

    /// Parses `2026-12-05 19:30`, also with a `T` in between; nil for anything else, seconds among them.
    public init?(typed text: some StringProtocol) {
        guard let time = CivilTime(text), time.second == 0 else { return nil }
        self = time
    }

    /// The rule that a text breaks which is no typed time: of a day that its month does not have, the nearest
    /// days are named.
    public static func rule(brokenBy text: String) -> FieldError.Rule {
        if text.isEmpty { return .required }
        let others = nearest(to: text)
        return others.isEmpty
            ? .malformed(expected: typedExample) : .unknown(allowed: others.map { "\($0)" })
    }

    /// The same time on the last day of the month and on the first day of the next, for `2026-02-30 19:30`;
    /// none for anything but a time of a day that its month does not have.
    private static func nearest(to text: String) -> [CivilTime] {
        guard let month = CivilMonth(text.prefix(7)), text.dropFirst(7).first == "-",
            let day = Int(text.dropFirst(8).prefix(2)), day > month.numberOfDays, day <= 31,
            let first = CivilTime(typed: "\(month.firstDay)\(text.dropFirst(10))")
        else { return [] }
        let days = Int64(month.numberOfDays)
        return [first.later(byDays: days - 1), first.later(byDays: days)]
    }
}

extension ZoneRules {
    /// What the clocks show at a moment, as it is typed.
    public func typed(_ moment: Timestamp) -> String { "\(local(at: moment).time.wholeMinute)" }

    /// The first whole minute at or after a moment, as it is typed.
    public func typedMinute(from moment: Timestamp) -> String {
        typed(moment.advanced(by: .microseconds(59_999_999)))
    }

    /// The first whole minute after a moment, as it is typed.
    public func typedMinute(after moment: Timestamp) -> String {
        typedMinute(from: moment.advanced(by: .microseconds(1)))
    }

    /// The rule that a time breaks which the clocks leave out between two moments: both are named.
    public func rule(skippedBetween before: Timestamp, and after: Timestamp) -> FieldError.Rule {
        .unknown(allowed: [typed(before), typed(after)])
    }
}
