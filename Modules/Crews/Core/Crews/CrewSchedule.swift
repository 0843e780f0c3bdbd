/// When a crew usually meets: a weekday and a local time in a zone of the IANA database.
public struct CrewSchedule: Hashable, Sendable {
    /// 1 for Monday to 7 for Sunday (ISO 8601).
    public let weekday: Int
    /// Minutes since midnight, 0 to 1,439.
    public let minute: Int
    /// `Asia/Seoul`
    public let zone: String

    /// Nil for a weekday or minute that there is not. The zone is checked by who has the zones.
    public init?(weekday: Int, minute: Int, zone: String) {
        guard (1...7).contains(weekday), (0..<1440).contains(minute) else { return nil }
        (self.weekday, self.minute, self.zone) = (weekday, minute, zone)
    }
}
