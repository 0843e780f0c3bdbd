/// The zones of the IANA database, and what their clocks show.
public protocol TimeZones: Sendable {
    /// How many seconds the clocks of a zone (`Asia/Seoul`) are ahead of UTC at a moment, by the rules known
    /// now; nil if there is no zone of that name.
    func offset(at moment: Timestamp, in zone: String) -> Int64?
}
