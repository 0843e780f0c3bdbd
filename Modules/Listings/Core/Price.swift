public import Vocabulary

/// The price of one unit: the list price, less an optional discount.
public struct Price: Hashable, Sendable {
    /// The price before the discount; 0 where it is given away.
    public let list: Money
    /// The discount: at least 1 minor unit, less than the list price, of the same currency.
    public let discount: Money?
    /// The price to pay: list price less discount; 0 only for goods given away.
    public let sale: Money

    /// The largest list price in minor units: ten billion.
    public static let largest: Int64 = 10_000_000_000

    /// Throws the field errors about `price` and `discount`.
    public init(list: Money, discount: Money?) throws(FieldErrorList) {
        guard (0...Self.largest).contains(list.minorUnits) else {
            throw FieldErrorList("price", .outOfRange(minimum: 0, maximum: Self.largest))
        }
        if let discount {
            guard discount.currency == list.currency else {
                throw FieldErrorList("discount", .mixedCurrencies)
            }
            guard list.minorUnits > 1, (1..<list.minorUnits).contains(discount.minorUnits) else {
                throw FieldErrorList(
                    "discount", .outOfRange(minimum: 1, maximum: max(1, list.minorUnits - 1)))
            }
        }
        self.list = list
        self.discount = discount
        sale = Money(list.minorUnits - (discount?.minorUnits ?? 0), list.currency)
    }
}

/// Field errors on their way to the form that gathers them.
public struct FieldErrorList: Error, Hashable, Sendable {
    /// The field errors, at least one.
    public let fieldErrors: [FieldError]

    init(_ field: String, _ rule: FieldError.Rule) {
        fieldErrors = [FieldError(field, rule)]
    }
}
