/// The zones of the IANA database, and what their clocks show.
public protocol TimeZones: Sendable {
    /// The clocks of the zone of that name (`Asia/Seoul`), by the rules known now. Throws `UnknownZone`, with
    /// the names that it may have meant, for any other text; `UTC` is always known.
    func rules(of zone: String) throws(UnknownZone) -> ZoneRules
}

extension TimeZones {
    /// How many seconds the clocks of a zone (`Asia/Seoul`) are ahead of UTC at a moment, by the rules known
    /// now; nil if there is no zone of that name.
    public func offset(at moment: Timestamp, in zone: String) -> Int64? {
        (try? rules(of: zone))?.offset(at: moment).seconds
    }
}
