public import Vocabulary

extension Console {
    /// A moment seen from now, and on the clock; for programs as the HTTP API writes it.
    public func both(_ moment: Timestamp) -> StyledText {
        if format == .plain { return StyledText(moment.rfc3339) }
        let clock = moment.absolute(in: zone)
        return StyledText("\(moment.relative(to: now, in: language)) (\(clock))")
    }
}
