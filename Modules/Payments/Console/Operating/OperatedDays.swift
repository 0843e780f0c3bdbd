import Payments
import Terminal
import Vocabulary

/// A span of days as clocks in Korea show them.
struct OperatedDays: Hashable, Sendable {
    private let from: CivilDay?
    private let until: CivilDay?

    /// The days that were typed; nil for those of a daily reconciliation. Throws a usage error for a text
    /// that is no day, and for a last day before the first.
    init(from: String?, until: String?) throws(UsageError) {
        self.from = try Self.day(from, "--from")
        self.until = try Self.day(until, "--until")
        if let from = self.from, let until = self.until, until < from {
            throw UsageError(
                Phrase(
                    en: "--until is before --from: use a later day.",
                    ko: "--until이 --from보다 앞섭니다. 더 늦은 날짜를 쓰세요."))
        }
    }

    /// The first moment of the first day, and the first behind the last day. Without a last day it is the
    /// present one; without a first day it is so many days before the last that a daily reconciliation is
    /// covered.
    func span(at now: Timestamp) -> (from: Timestamp, until: Timestamp) {
        let today = ZoneRules.korea.day(at: now)
        let last = until ?? max(today, from ?? today)
        let first =
            from
            ?? CivilDay(daysSince1970: last.daysSince1970 - Int64(OrderService.reconciledDays) + 1)
        let next = CivilDay(daysSince1970: last.daysSince1970 + 1)
        return (ZoneRules.korea.start(of: first), ZoneRules.korea.start(of: next))
    }

    private static func day(_ text: String?, _ flag: String) throws(UsageError) -> CivilDay? {
        guard let text else { return nil }
        guard let day = CivilDay(text) else {
            throw UsageError(
                Phrase(
                    en: "\(flag) must be a day, such as 2026-11-23, not '\(text.safeLine)'.",
                    ko: "\(flag)에는 2026-11-23 같은 날짜를 쓰세요 ('\(text.safeLine)')."))
        }
        return day
    }
}
