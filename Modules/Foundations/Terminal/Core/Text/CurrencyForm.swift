/// How amounts of money are written for people.
public enum CurrencyForm: String, Sendable, CaseIterable {
    /// `₩12,000`
    case symbol
    /// `12,000 KRW`
    case code

    /// The form in which amounts are written now; by symbol unless `$current.withValue` says otherwise.
    @TaskLocal public static var current: CurrencyForm = .symbol
}
