public import Vocabulary

/// Every accessor gives nil for a name that is absent or null, and nil with a field error for a value of
/// another type.
extension FormDocument {
    /// The text of that name. A number without quotes is taken as it was written, so that `season: 2002` is a
    /// text.
    public func text(_ key: String, _ fieldErrors: inout [FieldError]) -> String? {
        value(key, "text", &fieldErrors, \.text)
    }

    /// The whole number of that name.
    public func integer(_ key: String, _ fieldErrors: inout [FieldError]) -> Int64? {
        value(key, "12", &fieldErrors) { if case .integer(let value) = $0 { value } else { nil } }
    }

    /// The decimal number of that name as it was written, quoted or not: `12.50`, `"12,000"`.
    public func number(_ key: String, _ fieldErrors: inout [FieldError]) -> String? {
        value(key, "12.50", &fieldErrors, \.text)
    }

    /// Whether that name says true.
    public func bool(_ key: String, _ fieldErrors: inout [FieldError]) -> Bool? {
        value(key, "true", &fieldErrors) { if case .bool(let value) = $0 { value } else { nil } }
    }

    /// The list of texts of that name.
    public func texts(_ key: String, _ fieldErrors: inout [FieldError]) -> [String]? {
        value(key, "[text, text]", &fieldErrors) { value in
            guard case .list(let items) = value else { return nil }
            let texts = items.compactMap(\.text)
            return texts.count == items.count ? texts : nil
        }
    }

    /// The form of that name inside this one; its field errors name fields like `attributes.league`.
    public func object(_ key: String, _ fieldErrors: inout [FieldError]) -> FormDocument? {
        value(key, "{name: value}", &fieldErrors) { if case .object(let value) = $0 { value } else { nil } }
    }

    private func value<Value>(
        _ key: String, _ example: String, _ fieldErrors: inout [FieldError], _ read: (FormValue) -> Value?
    ) -> Value? {
        guard let value = self[key], value != .null else { return nil }
        guard let result = read(value) else {
            fieldErrors.append(FieldError(prefix + key, .malformed(expected: example)))
            return nil
        }
        return result
    }
}

extension FormValue {
    fileprivate var text: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .integer(let value): String(value)
        case .bool, .list, .object, .null: nil
        }
    }
}
