import Crews
import Vocabulary
import Wire

extension CrewWire {
    /// The usual day and time of a crew: `{"weekday": 6, "minute": 1170, "zone": "Asia/Seoul"}`.
    static let schedule: WireCoder<CrewSchedule> = parts.map(
        to: { (schedule: CrewSchedule) in
            Parts(weekday: schedule.weekday, minute: schedule.minute, zone: schedule.zone)
        },
        from: { parts, place throws(DecodingFailure) in
            if let schedule = CrewSchedule(weekday: parts.weekday, minute: parts.minute, zone: parts.zone) {
                return schedule
            }
            let isWeekday = weekdays.contains(parts.weekday)
            let (field, range) = isWeekday ? ("minute", minutes) : ("weekday", weekdays)
            let (least, most) = (Int64(range.lowerBound), Int64(range.upperBound))
            throw DecodingFailure(.member(field, of: place), .outOfRange(minimum: least, maximum: most))
        }
    ).coder

    private struct Parts: Sendable {
        let weekday: Int
        let minute: Int
        let zone: String
    }

    private static let parts = Shape<Parts>(
        "CrewSchedule",
        Field("weekday", .count(in: weekdays)) { $0.weekday },
        Field("minute", .count(in: minutes)) { $0.minute },
        Field("zone", zone) { $0.zone }
    ) { weekday, minute, zone in Parts(weekday: weekday, minute: minute, zone: zone) }

    /// 1 for Monday to 7 for Sunday.
    private static let weekdays = 1...7
    /// Since midnight.
    private static let minutes = 0...1_439

    /// A zone of the IANA database.
    static let zone = WireCoder<String>.text(maximumLength: 64, example: "Asia/Seoul")
}
