public import Vocabulary

/// A form that a person wrote as YAML or JSON: named values in the order of the text.
public struct FormDocument: Hashable, Sendable {
    /// The most bytes that a form may have.
    public static let largestSize = 1 << 20

    private struct Entry: Hashable {
        let key: String
        let value: FormValue
    }

    /// How field errors name this form inside the one around it: empty, or `attributes.`.
    let prefix: String
    private let entries: [Entry]

    init(prefix: String, _ entries: [(String, FormValue)]) {
        self.prefix = prefix
        self.entries = entries.map { Entry(key: $0.0, value: $0.1) }
    }

    /// The names in the order of the text.
    public var keys: [String] { entries.map(\.key) }

    /// The value of that name; nil if there is none.
    public subscript(key: String) -> FormValue? {
        entries.first { $0.key == key }?.value
    }

    /// A field error for every name that is not among the known ones.
    public func fieldErrors(besides known: [String]) -> [FieldError] {
        keys.filter { !known.contains($0) }.map { FieldError(prefix + $0, .unexpected) }
    }
}
