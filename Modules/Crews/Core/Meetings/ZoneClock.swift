import Vocabulary

/// The clocks of one zone.
struct ZoneClock {
    /// What a time that clocks show means.
    enum Reading: Hashable {
        case one(Timestamp)
        /// Clocks are put forward over it; they show this instead.
        case skipped(next: TypedTime)
        /// Clocks are put back, and show it twice.
        case doubled(earlier: Timestamp, later: Timestamp)
    }

    private let zone: String
    private let zones: any TimeZones

    /// Nil for a zone that there is not.
    init?(_ zone: String, in zones: any TimeZones) {
        guard zones.offset(at: Timestamp(microseconds: 0), in: zone) != nil else { return nil }
        (self.zone, self.zones) = (zone, zones)
    }

    /// How many seconds the clocks are ahead of UTC at a moment.
    func offset(_ moment: Timestamp) -> Int64 { zones.offset(at: moment, in: zone) ?? 0 }

    /// The moments at which the clocks show that time.
    func reading(of typed: TypedTime) -> Reading {
        let local = typed.day.daysSince1970 * 86_400 + Int64(typed.minute) * 60
        // A day before and after it the clocks are as before and after any change on that day.
        let (before, after) = (offset(at: local - 86_400), offset(at: local + 86_400))
        let moments = Set([local - before, local - after]).filter { offset(at: $0) == local - $0 }.sorted()
        switch (moments.first, moments.last) {
        case (let one?, let other?) where one != other:
            return .doubled(earlier: Self.moment(one), later: Self.moment(other))
        case (let one?, _): return .one(Self.moment(one))
        case (nil, _): return .skipped(next: self.typed(Self.moment(local - before)))
        }
    }

    /// What the clocks show at a moment, without seconds.
    func typed(_ moment: Timestamp) -> TypedTime {
        let seconds = moment.seconds + offset(moment)
        let second = (seconds % 86_400 + 86_400) % 86_400
        let day = CivilDay(daysSince1970: (seconds - second) / 86_400)
        return TypedTime(day: day, minute: Int(second / 60))
    }

    private func offset(at seconds: Int64) -> Int64 { offset(Self.moment(seconds)) }

    private static func moment(_ seconds: Int64) -> Timestamp {
        Timestamp(microseconds: seconds * 1_000_000)
    }
}
