extension FieldError.Rule {
    /// A stable name of the rule: `too-long`. Programs branch on it.
    public var code: String {
        switch self {
        case .required: "required"
        case .tooShort: "too-short"
        case .tooLong: "too-long"
        case .outOfRange: "out-of-range"
        case .malformed: "malformed"
        case .tooEarly: "too-early"
        case .tooLate: "too-late"
        case .unknown: "unknown"
        case .taken: "taken"
        case .reserved: "reserved"
        case .forbiddenCharacters: "forbidden-characters"
        case .tooCommon: "too-common"
        case .mixedCurrencies: "mixed-currencies"
        case .wholeUnits: "whole-units"
        case .exceeds: "exceeds"
        case .unexpected: "unexpected"
        case .mismatch: "mismatch"
        case .repeated: "repeated"
        case .unusable: "unusable"
        }
    }

    /// The rule in English, to follow the field's name: `must have at most 100 characters`.
    public var message: String {
        switch self {
        case .required: "is required"
        case .tooShort(let minimum): "must have at least \(minimum) characters"
        case .tooLong(let maximum): "must have at most \(maximum) characters"
        case .outOfRange(let minimum, let maximum): "must be between \(minimum) and \(maximum)"
        case .malformed(let expected):
            Self.isNumber(expected) ? "must be a number, such as \(expected)" : "must look like \(expected)"
        case .tooEarly(let earliest): "must be \(earliest) or later"
        case .tooLate(let latest): "must be \(latest) or earlier"
        case .unknown(let allowed): "must be one of \(allowed.joined(separator: ", "))"
        case .taken: "is already taken"
        case .reserved: "is reserved for those who run this site: choose another"
        case .forbiddenCharacters: "contains characters that are not allowed"
        case .tooCommon: "is too easy to guess"
        case .mixedCurrencies: "must be in the same currency as the price"
        case .wholeUnits(let currency): "must be in whole \(currency), without decimals"
        case .exceeds(let field): "must not be larger than \(field)"
        case .unexpected: "does not belong here"
        case .mismatch: "does not match"
        case .repeated: "must not be given twice"
        case .unusable: "cannot be used: it does not exist, is not yours, or is in use elsewhere"
        }
    }

    /// The rule in Korean, to follow the field's name and a colon: `100자 이하여야 합니다`.
    public var korean: String {
        switch self {
        case .required: "필수 항목입니다"
        case .tooShort(let minimum): "\(minimum)자 이상이어야 합니다"
        case .tooLong(let maximum): "\(maximum)자 이하여야 합니다"
        case .outOfRange(let minimum, let maximum): "\(minimum) 이상 \(maximum) 이하여야 합니다"
        case .malformed(let expected):
            Self.isNumber(expected) ? "\(expected) 같은 숫자여야 합니다" : "다음과 같은 형식이어야 합니다: \(expected)"
        case .tooEarly(let earliest): "\(earliest) 이후여야 합니다"
        case .tooLate(let latest): "\(latest) 이전이어야 합니다"
        case .unknown(let allowed): "다음 중 하나여야 합니다: \(allowed.joined(separator: ", "))"
        case .taken: "이미 사용 중입니다"
        case .reserved: "운영진을 뜻하는 말이라 쓸 수 없습니다. 다른 이름을 골라 주세요"
        case .forbiddenCharacters: "쓸 수 없는 글자가 들어 있습니다"
        case .tooCommon: "너무 쉽게 추측할 수 있습니다"
        case .mixedCurrencies: "가격과 같은 통화여야 합니다"
        case .wholeUnits(let currency): "\(currency)에는 소수점 아래 단위가 없습니다"
        case .exceeds(let field): "\(field)보다 클 수 없습니다"
        case .unexpected: "여기에 쓸 수 없는 항목입니다"
        case .mismatch: "일치하지 않습니다"
        case .repeated: "두 번 넣을 수 없습니다"
        case .unusable: "사용할 수 없습니다. 없거나, 내 것이 아니거나, 이미 다른 곳에서 쓰고 있습니다"
        }
    }

    private static func isNumber(_ example: String) -> Bool {
        !example.isEmpty && example.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    }
}
