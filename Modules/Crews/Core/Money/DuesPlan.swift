public import Vocabulary

/// The monthly dues of a crew: they hold from a month on, until a later plan.
public struct DuesPlan: Hashable, Sendable {
    /// In won for a whole month, 1,000 to 1,000,000; 0 where the dues have ended.
    public let amount: Money
    /// The day of each month, 1 to 28, by whose end the dues are to be paid.
    public let day: Int
    /// The first month for which they are owed.
    public let from: CivilMonth

    /// Memberwise, unchecked.
    public init(amount: Money, day: Int, from: CivilMonth) {
        (self.amount, self.day, self.from) = (amount, day, from)
    }

    /// The amounts that dues may have, in won: the pro rata of one day is payable, too.
    public static let amounts: ClosedRange<Int64> = 1_000...1_000_000
    /// The days that dues may be due on: those which every month has.
    public static let days = 1...28
    /// How many days ahead the first month of dues may begin: within a year.
    static let mostDaysAhead: Int64 = 366

    /// No dues from that month on.
    public static func none(from month: CivilMonth) -> DuesPlan {
        DuesPlan(amount: Money(0, .krw), day: days.lowerBound, from: month)
    }

    /// Whether members owe anything by it.
    public var isDue: Bool { amount.minorUnits > 0 }

    /// Throws `invalidFields` (`amount`, `day`, `from`) with all field errors, unless it can be set in that
    /// month: the dues of the month itself are made already.
    func check(in month: CivilMonth) throws(CrewError) {
        var fieldErrors: [FieldError] = []
        if amount.currency != .krw { fieldErrors.append(FieldError("amount", .mixedCurrencies)) }
        if !Self.amounts.contains(amount.minorUnits) {
            fieldErrors.append(
                FieldError(
                    "amount",
                    .outOfRange(minimum: Self.amounts.lowerBound, maximum: Self.amounts.upperBound)))
        }
        if !Self.days.contains(day) {
            let (first, last) = (Int64(Self.days.lowerBound), Int64(Self.days.upperBound))
            fieldErrors.append(FieldError("day", .outOfRange(minimum: first, maximum: last)))
        }
        let latest = CivilMonth(of: month.firstDay.advanced(byDays: Self.mostDaysAhead))
        if from <= month { fieldErrors.append(FieldError("from", .tooEarly(earliest: "\(month.next)"))) }
        if from > latest { fieldErrors.append(FieldError("from", .tooLate(latest: "\(latest)"))) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
    }
}
