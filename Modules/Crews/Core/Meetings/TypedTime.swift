import UnicodeText
import Vocabulary

/// A day and a time as it is typed and as clocks show it, without a zone: `2026-12-05 19:30`.
struct TypedTime: Hashable, Sendable, Comparable, CustomStringConvertible {
    let day: CivilDay
    /// Minutes since midnight, 0 to 1,439.
    let minute: Int

    init(day: CivilDay, minute: Int) { (self.day, self.minute) = (day, minute) }

    /// Reads `2026-12-05 19:30`, also with a `T` in between; nil for anything else.
    init?(_ text: String) {
        let parts = text.split { $0 == " " || $0 == "T" }
        guard parts.count == 2, let day = CivilDay(parts[0]), let minute = Self.minute(parts[1]) else {
            return nil
        }
        self.init(day: day, minute: minute)
    }

    /// Reads a time of the day, `19:30`, as minutes since midnight; nil for anything else.
    static func minute(_ text: some StringProtocol) -> Int? {
        let parts = String(text).trimmed.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let hour = number(parts[0], below: 24), let rest = number(parts[1], below: 60)
        else { return nil }
        return hour * 60 + rest
    }

    func later(byDays days: Int64) -> TypedTime {
        TypedTime(day: CivilDay(daysSince1970: day.daysSince1970 + days), minute: minute)
    }

    var description: String { "\(day) \(twoDigits(minute / 60)):\(twoDigits(minute % 60))" }

    static func < (left: Self, right: Self) -> Bool { (left.day, left.minute) < (right.day, right.minute) }

    private static func number(_ text: some StringProtocol, below limit: Int) -> Int? {
        guard text.utf8.count == 2, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text),
            value < limit
        else { return nil }
        return value
    }

    private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
