extension Money {
    /// Parses an amount as people type it: `12000`, `12,000원`, `₩12,000`, `3만`, `1만5천원`, `1.5만`, `$12.50`.
    ///
    /// Case, normal form and blanks between parts do not matter. Throws what is wrong with the field:
    /// `wholeUnits` for decimals that the currency does not have, `malformed` for another text and for
    /// another currency. An amount that does not fit into 64 bits is the largest that does, which is out of
    /// any range.
    public init(typed text: String, _ currency: Currency, field: String) throws(FieldError) {
        guard let typed = TypedAmount(text), typed.currency ?? currency == currency else {
            throw FieldError(field, .malformed(expected: currency.exampleWithCode))
        }
        if let units = typed.units(places: currency.minorDigits) {
            self.init(units, currency)
        } else if currency.minorDigits == 0, typed.units(places: TypedAmount.mostPlaces) != nil {
            throw FieldError(field, .wholeUnits(of: currency.rawValue))
        } else {
            throw FieldError(field, .malformed(expected: currency.example))
        }
    }

    /// Parses as `init(typed:_:field:)`; nil, with the field error added, where that throws.
    public static func typed(
        _ text: String, _ currency: Currency, field: String, _ fieldErrors: inout [FieldError]
    ) -> Money? {
        do throws(FieldError) {
            return try Money(typed: text, currency, field: field)
        } catch {
            fieldErrors.append(error)
            return nil
        }
    }
}

extension Currency {
    /// An amount as it may be typed: `12000`, `12.50`.
    public var example: String { minorDigits == 0 ? "12000" : "12.50" }

    /// The same with the code of the currency.
    fileprivate var exampleWithCode: String { "\(example) \(rawValue)" }
}
