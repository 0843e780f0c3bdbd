public import Vocabulary

extension Console {
    /// A moment seen from now, and on the clock; for programs as the HTTP API writes it.
    public func both(_ moment: Timestamp) -> StyledText {
        if format == .plain { return StyledText(moment.rfc3339) }
        let clock = moment.absolute(in: zone)
        return StyledText("\(moment.relative(to: now, in: language)) (\(clock))")
    }

    /// The end of what is barred until then, rounded up to a minute: on the clock, and seen from now; for
    /// programs as the HTTP API writes it.
    public func end(_ moment: Timestamp) -> StyledText {
        if format == .plain { return StyledText(moment.rfc3339) }
        let end = moment.roundedUpToMinute
        return StyledText("\(end.absolute(in: zone)) (\(end.relative(to: now, in: language)))")
    }

    /// A moment up to which something is possible: on the clock, and seen from now.
    public func deadline(_ moment: Timestamp) -> String {
        "\(moment.absolute(in: zone)) (\(moment.relative(to: now, in: language)))"
    }
}
