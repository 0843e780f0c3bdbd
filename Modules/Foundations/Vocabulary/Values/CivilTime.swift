/// A day and a time of day as clocks show them, without a time zone: the start of a meeting as it is typed.
public struct CivilTime: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The day.
    public let day: CivilDay
    /// Seconds since midnight, 0 to 86,399.
    public let secondOfDay: Int64

    /// A day and an hour (0-23), minute and second (0-59) of it; nil for others.
    public init?(_ day: CivilDay, hour: Int64 = 0, minute: Int64 = 0, second: Int64 = 0) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
            return nil
        }
        (self.day, secondOfDay) = (day, hour * 3600 + minute * 60 + second)
    }

    /// Parses `2026-12-05 19:30` and `2026-12-05 19:30:05`, also with a `T` in between (ISO 8601); nil for
    /// anything else, a day that does not exist among them.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 16 || bytes.count == 19, [32, UInt8(ascii: "T")].contains(bytes[10]),
            let day = CivilDay(String(decoding: bytes[..<10], as: UTF8.self))
        else { return nil }
        func number(at place: Int) -> Int64? {
            let digits = bytes[place..<place + 2]
            guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
            return digits.reduce(0) { $0 * 10 + Int64($1 - 48) }
        }
        guard let hour = number(at: 11), bytes[13] == UInt8(ascii: ":"), let minute = number(at: 14),
            bytes.count == 16 || bytes[16] == UInt8(ascii: ":"),
            let second = bytes.count == 16 ? 0 : number(at: 17)
        else { return nil }
        self.init(day, hour: hour, minute: minute, second: second)
    }

    /// The beginning of a day.
    init(midnightOf day: CivilDay) { (self.day, secondOfDay) = (day, 0) }

    /// The time that is so many seconds after midnight of 1970-01-01 on the same clocks.
    init(secondsSince1970 seconds: Int64) {
        day = CivilDay(daysSince1970: seconds.dividedDown(by: 86_400))
        secondOfDay = seconds - day.daysSince1970 * 86_400
    }

    /// Seconds from midnight of 1970-01-01 on the same clocks; days that no `Timestamp` reaches count as the
    /// furthest.
    var secondsSince1970: Int64 {
        min(max(day.daysSince1970, -200_000_000), 200_000_000) * 86_400 + secondOfDay
    }

    /// 0 to 23.
    public var hour: Int64 { secondOfDay / 3600 }
    /// 0 to 59.
    public var minute: Int64 { secondOfDay / 60 % 60 }
    /// 0 to 59.
    public var second: Int64 { secondOfDay % 60 }

    /// The same on the day that is so many days later.
    public func later(byDays days: Int64) -> CivilTime {
        CivilTime(secondsSince1970: secondsSince1970 + days * 86_400)
    }

    /// The same at the beginning of its minute.
    public var wholeMinute: CivilTime { CivilTime(secondsSince1970: secondsSince1970 - second) }

    /// `2026-12-05 19:30`, with the seconds if there are any: `2026-12-05 19:30:05`.
    public var description: String {
        let seconds = second == 0 ? "" : ":\(twoDigits(second))"
        return "\(day) \(twoDigits(hour)):\(twoDigits(minute))\(seconds)"
    }

    /// Order of time on the same clocks.
    public static func < (left: Self, right: Self) -> Bool {
        (left.day, left.secondOfDay) < (right.day, right.secondOfDay)
    }

    private func twoDigits(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
