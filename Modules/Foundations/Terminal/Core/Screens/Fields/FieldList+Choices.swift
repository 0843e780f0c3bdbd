public import Vocabulary

extension FieldList.Field {
    /// A field that is chosen from these values, which its label lists. What is typed takes the place of the
    /// text with which it begins.
    public init(
        _ name: String, _ label: Phrase, choices: [Phrase], limit: TextLimit = .line, _ text: String = ""
    ) {
        let all = Phrase { language in
            "\(label.text(in: language)): \(choices.map { $0.text(in: language) }.joined(separator: ", "))"
        }
        self.init(name, all, limit: limit, text, isChoice: !text.isEmpty)
        self.choices = choices
    }
}

extension FieldList {
    /// The field that is typed into; nil if there are none.
    public var focused: Field? { fields.indices.contains(focus) ? fields[focus] : nil }

    /// Puts the next choice into the field that is typed into. False if it has none, or if something else is
    /// typed there.
    public mutating func chooseNext(_ language: Language) -> Bool {
        guard let field = focused, !field.choices.isEmpty else { return false }
        let (texts, typed) = (field.choices.map { $0.text(in: language) }, field.line.text)
        guard let place = typed.isEmpty ? -1 : texts.firstIndex(of: typed) else { return false }
        choose(texts[(place + 1) % texts.count])
        return true
    }

    /// The words of a field's error, with the field's choices as they are displayed.
    public func words(of error: FieldError, naming: (String) -> Phrase?) -> Phrase {
        let choices = fields.first { $0.name == error.field }?.choices ?? []
        guard case .unknown = error.rule, !choices.isEmpty else { return error.rule.phrase(naming: naming) }
        return FieldError.unknown(among: choices)
    }
}
