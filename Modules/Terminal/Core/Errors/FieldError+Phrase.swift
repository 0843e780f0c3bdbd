public import Vocabulary

extension FieldError.Rule {
    /// The rule in both languages, to stand behind the field's name. `naming` words the names of other
    /// fields.
    public func phrase(naming: (String) -> Phrase? = { _ in nil }) -> Phrase {
        guard case .exceeds(let field) = self else { return Phrase(en: message, ko: korean) }
        let other = naming(field) ?? Phrase(field)
        return Phrase(
            en: FieldError.Rule.exceeds(field: other.en).message,
            ko: FieldError.Rule.exceeds(field: other.ko).korean)
    }

    private var korean: String {
        switch self {
        case .required: "꼭 필요합니다"
        case .tooShort(let minimum): "\(minimum)자 이상이어야 합니다"
        case .tooLong(let maximum): "\(maximum)자 이하여야 합니다"
        case .outOfRange(let minimum, let maximum): "\(minimum) 이상 \(maximum) 이하여야 합니다"
        case .malformed(let expected): "다음과 같은 형식이어야 합니다: \(expected)"
        case .unknown(let allowed): "다음 가운데 하나여야 합니다: \(allowed.joined(separator: ", "))"
        case .taken: "이미 쓰이고 있습니다"
        case .reserved: "운영진을 뜻하는 말이라 쓸 수 없습니다. 다른 이름을 골라 주세요"
        case .forbiddenCharacters: "쓸 수 없는 글자가 들어 있습니다"
        case .tooCommon: "너무 쉽게 짐작할 수 있습니다"
        case .mixedCurrencies: "가격과 같은 통화여야 합니다"
        case .exceeds(let field): "다음 항목보다 클 수 없습니다: \(field)"
        case .unexpected: "여기에 쓸 수 없는 항목입니다"
        case .mismatch: "일치하지 않습니다"
        }
    }
}

extension FieldError {
    /// The whole field error: `price must be between 1 and 100`; `가격: 1 이상 100 이하여야 합니다`.
    public func phrase(naming: (String) -> Phrase? = { _ in nil }) -> Phrase {
        let (name, rule) = (naming(field) ?? Phrase(field), rule.phrase(naming: naming))
        return Phrase(en: "\(name.en) \(rule.en)", ko: "\(name.ko): \(rule.ko)")
    }
}
