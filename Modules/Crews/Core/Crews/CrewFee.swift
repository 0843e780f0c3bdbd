public import Vocabulary

/// What joining a crew costs, and what comes back of it to a member who leaves. A crew that closes, or
/// removes a member, within `fullDays` gives everything back.
public struct CrewFee: Hashable, Sendable {
    /// In won; 0 for a crew that is free to join.
    public let amount: Money
    /// All of it comes back within so many days of joining, 0 to 365.
    public let fullDays: Int
    /// Half of it comes back within so many days, `fullDays` to 365; nothing after them.
    public let halfDays: Int

    /// Free to join.
    public static let none = CrewFee(amount: Money(0, .krw), fullDays: 0, halfDays: 0)

    /// A fee as a store has kept it, or as `CrewDraft` has checked it.
    public init(amount: Money, fullDays: Int, halfDays: Int) {
        (self.amount, self.fullDays, self.halfDays) = (amount, fullDays, halfDays)
    }

    /// Whether joining costs something.
    public var isDue: Bool { amount.minorUnits > 0 }
}

extension CrewFee {
    /// The fee with the days that a buyer has by law where the crew sells as a business: all of the fee back
    /// for 7 days at least (E-Commerce Act, articles 17 and 18), whatever the crew says.
    public func lawful(isBusiness: Bool) -> CrewFee {
        let full = isBusiness && isDue ? max(fullDays, 7) : fullDays
        return CrewFee(amount: amount, fullDays: full, halfDays: max(full, halfDays))
    }

    /// What comes back to a member who joined at one moment and leaves at another.
    public func returned(joinedAt: Timestamp, at now: Timestamp) -> FeeReturn {
        let passed = now.since(joinedAt)
        if passed < .seconds(fullDays * 86_400) { return .all }
        return passed < .seconds(halfDays * 86_400)
            ? .part(Money(amount.minorUnits / 2, amount.currency)) : .none
    }

    /// The terms for a buyer who would join now.
    public func terms(at now: Timestamp) -> RefundTerms {
        let (full, half) = (fullDays, max(fullDays, halfDays))
        let steps = [(full, 10_000), (half, 5_000)].filter { $0.0 > 0 }
        return RefundTerms(
            steps.map {
                RefundTerms.Step(until: now.advanced(by: .seconds($0.0 * 86_400)), basisPoints: $0.1)
            },
            english: Self.english(full, half), korean: Self.korean(full, half))
    }

    private static func english(_ full: Int, _ half: Int) -> String {
        let closing = "If the crew closes or removes you in that time, all of it comes back."
        switch (full, half) {
        case (0, 0): return "The fee does not come back to a member who leaves."
        case (let full, let half) where half <= full:
            return "All of the fee comes back within \(full.counted("day")) of joining, nothing after. "
                + closing
        case (0, let half):
            return "Half of the fee comes back within \(half.counted("day")) of joining, nothing after."
        case (let full, let half):
            return "All of the fee comes back within \(full.counted("day")) of joining, half within \(half), "
                + "nothing after. \(closing)"
        }
    }

    private static func korean(_ full: Int, _ half: Int) -> String {
        let closing = "그 기간에 크루가 문을 닫거나 회원을 내보내면 전액 환불합니다."
        switch (full, half) {
        case (0, 0): return "탈퇴해도 가입비는 환불하지 않습니다."
        case (let full, let half) where half <= full:
            return "가입 후 \(full)일 안에 탈퇴하면 가입비 전액을 환불하고, 그 뒤에는 환불하지 않습니다. \(closing)"
        case (0, let half): return "가입 후 \(half)일 안에 탈퇴하면 가입비 절반을 환불하고, 그 뒤에는 환불하지 않습니다."
        case (let full, let half):
            return "가입 후 \(full)일 안에 탈퇴하면 가입비 전액, \(half)일 안에는 절반을 환불하고, 그 뒤에는 환불하지 않습니다. \(closing)"
        }
    }
}

/// How much of a fee comes back.
public enum FeeReturn: Hashable, Sendable {
    case all
    case part(Money)
    case none
}
