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
}

extension FieldError {
    /// The whole field error: `price must be between 1 and 100`; `가격: 1 이상 100 이하여야 합니다`.
    public func phrase(naming: (String) -> Phrase? = { _ in nil }) -> Phrase {
        let (name, rule) = (naming(field) ?? Phrase(field), rule.phrase(naming: naming))
        return Phrase(en: "\(name.en) \(rule.en)", ko: "\(name.ko): \(rule.ko)")
    }

    /// The words for a value that is none of these choices, as they are displayed.
    public static func unknown(among choices: [Phrase]) -> Phrase {
        Phrase(
            en: Rule.unknown(allowed: choices.map(\.en)).message,
            ko: Rule.unknown(allowed: choices.map(\.ko)).korean)
    }
}
