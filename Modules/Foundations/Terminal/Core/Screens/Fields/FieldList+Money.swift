public import Vocabulary

extension FieldList {
    /// The won typed into the field of that name. Throws `required` for an empty field, `outOfRange`, and
    /// what `Money(typed:_:field:)` throws.
    public func won(_ name: String, in range: ClosedRange<Int64>) throws(FieldError) -> Int64 {
        let typed = self[name]
        if typed.allSatisfy(\.isWhitespace) { throw FieldError(name, .required) }
        let units = try Money(typed: typed, .krw, field: name).minorUnits
        guard range.contains(units) else {
            throw FieldError(name, .outOfRange(minimum: range.lowerBound, maximum: range.upperBound))
        }
        return units
    }
}
