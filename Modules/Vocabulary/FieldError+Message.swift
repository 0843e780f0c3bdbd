extension FieldError.Rule {
    /// A stable name of the rule: `too-long`. Programs branch on it.
    public var code: String {
        switch self {
        case .required: "required"
        case .tooShort: "too-short"
        case .tooLong: "too-long"
        case .outOfRange: "out-of-range"
        case .malformed: "malformed"
        case .unknown: "unknown"
        case .taken: "taken"
        case .reserved: "reserved"
        case .forbiddenCharacters: "forbidden-characters"
        case .tooCommon: "too-common"
        case .mixedCurrencies: "mixed-currencies"
        case .exceeds: "exceeds"
        case .unexpected: "unexpected"
        case .mismatch: "mismatch"
        }
    }

    /// The rule in English, to stand behind the field's name: `must have at most 100 characters`.
    public var message: String {
        switch self {
        case .required: "is required"
        case .tooShort(let minimum): "must have at least \(minimum) characters"
        case .tooLong(let maximum): "must have at most \(maximum) characters"
        case .outOfRange(let minimum, let maximum): "must be between \(minimum) and \(maximum)"
        case .malformed(let expected): "must look like \(expected)"
        case .unknown(let allowed): "must be one of \(allowed.joined(separator: ", "))"
        case .taken: "is already taken"
        case .reserved: "names those who run this site: choose another"
        case .forbiddenCharacters: "holds characters that are not allowed"
        case .tooCommon: "is too easy to guess"
        case .mixedCurrencies: "must be in the same currency as the price"
        case .exceeds(let field): "must not be larger than \(field)"
        case .unexpected: "does not belong here"
        case .mismatch: "does not match"
        }
    }
}
