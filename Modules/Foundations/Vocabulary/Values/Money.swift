/// A currency of ISO 4217 that Madang trades in.
public enum Currency: String, Sendable, CaseIterable {
    case krw = "KRW"
    case usd = "USD"
    case eur = "EUR"
    case gbp = "GBP"
    case jpy = "JPY"

    /// The number of decimal digits of the minor unit (ISO 4217): 0 for won and yen, 2 for dollars.
    public var minorDigits: Int {
        switch self {
        case .krw, .jpy: 0
        case .usd, .eur, .gbp: 2
        }
    }
}

/// An amount of one currency in its minor units: won, yen, cents. Negative amounts are debts.
public struct Money: Hashable, Sendable {
    /// Minor units of the currency.
    public let minorUnits: Int64
    /// The currency.
    public let currency: Currency

    /// An amount in minor units: `Money(12_000, .krw)` is ₩12,000, `Money(1_250, .usd)` is $12.50.
    public init(_ minorUnits: Int64, _ currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The sum. Throws `mixedCurrencies` or `overflow`.
    public func adding(_ other: Money) throws(MoneyError) -> Money {
        try combined(with: other) { $0.addingReportingOverflow($1) }
    }

    /// The difference. Throws `mixedCurrencies` or `overflow`.
    public func subtracting(_ other: Money) throws(MoneyError) -> Money {
        try combined(with: other) { $0.subtractingReportingOverflow($1) }
    }

    /// The product. Throws `overflow`.
    public func multiplied(by count: Int64) throws(MoneyError) -> Money {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: count)
        if overflow { throw .overflow }
        return Money(product, currency)
    }

    private func combined(
        with other: Money, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    )
        throws(MoneyError) -> Money
    {
        guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
        let (value, overflow) = operation(minorUnits, other.minorUnits)
        if overflow { throw .overflow }
        return Money(value, currency)
    }
}

/// Why an operation on amounts failed.
public enum MoneyError: Error, Hashable, Sendable {
    /// The amounts are of different currencies; they are never converted.
    case mixedCurrencies(Currency, Currency)
    /// The result does not fit into 64 bits of minor units.
    case overflow
}
