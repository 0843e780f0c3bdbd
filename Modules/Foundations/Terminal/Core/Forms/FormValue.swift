/// A value of a form that a person wrote.
public enum FormValue: Hashable, Sendable {
    case string(String)
    /// A whole number that fits into 64 bits, written as JSON writes it.
    case integer(Int64)
    /// Any other number, as it was written: no decimal is lost.
    case number(String)
    case bool(Bool)
    case list([FormValue])
    case object(FormDocument)
    case null

    /// Reads a value without quotes by the rules of JSON (YAML 1.2, section 10.2): `yes`, `007` and `1:30`
    /// are texts.
    init(unquoted text: String) {
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        case "true", "True", "TRUE": self = .bool(true)
        case "false", "False", "FALSE": self = .bool(false)
        default:
            guard let isWhole = isWholeNumber(text) else {
                self = .string(text)
                return
            }
            self = isWhole ? Int64(text).map { .integer($0) } ?? .number(text) : .number(text)
        }
    }
}

/// Whether a JSON number (RFC 8259, section 6) is a whole one; nil if the text is no JSON number.
private func isWholeNumber(_ text: String) -> Bool? {
    var rest = Substring(text)
    if rest.first == "-" { rest.removeFirst() }
    let whole = takeDigits(&rest)
    guard !whole.isEmpty, whole == "0" || whole.first != "0" else { return nil }
    if rest.isEmpty { return true }
    if rest.first == "." {
        rest.removeFirst()
        guard !takeDigits(&rest).isEmpty else { return nil }
    }
    if let mark = rest.first, mark == "e" || mark == "E" {
        rest.removeFirst()
        if let sign = rest.first, sign == "+" || sign == "-" { rest.removeFirst() }
        guard !takeDigits(&rest).isEmpty else { return nil }
    }
    return rest.isEmpty ? false : nil
}

private func takeDigits(_ rest: inout Substring) -> Substring {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits
}
