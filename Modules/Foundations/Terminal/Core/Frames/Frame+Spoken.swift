extension Frame {
    /// The spoken text that replaces a part of a frame.
    struct Spoken: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            case words(String)
            case field(SpokenField)
        }

        let part: Rect
        let content: Content
    }

    /// Sets the spoken text of a part whose content is only visual. Empty words leave the part unspoken.
    public mutating func say(_ words: String, of part: Rect) { say(.words(words), of: part) }

    /// Has the part spoken as a text field.
    mutating func say(_ field: SpokenField, of part: Rect) { say(.field(field), of: part) }

    private mutating func say(_ content: Spoken.Content, of part: Rect) {
        let part = bounds.intersection(part)
        if !part.isEmpty { spoken.append(Spoken(part: part, content: content)) }
    }
}

/// A field as it is read to a person without a screen.
struct SpokenField: Hashable, Sendable {
    let label: String
    let text: String
    var isSecret = false
    var fault: String?

    /// Its name, its value and its error. The choices are in the prompt.
    func words(in language: Language) -> String {
        let fault = fault.map { language == .ko ? ". 오류: \($0)" : ". Error: \($0)" } ?? ""
        return "\(parts.name): \(value(in: language))\(fault)"
    }

    /// The prompt for typing into it.
    func prompt(in language: Language) -> String {
        let name = parts.name + (parts.choices.isEmpty ? "" : " (\(parts.choices))")
        if text.isEmpty { return "\(name): " }
        return language == .ko
            ? "\(name) (지금 \(value(in: language))): " : "\(name) (now \(value(in: language))): "
    }

    /// The text after the colon of a label lists the choices.
    private var parts: (name: String, choices: String) {
        guard let colon = label.firstRange(of: ": ") else { return (label, "") }
        return (String(label[..<colon.lowerBound]), String(label[colon.upperBound...]))
    }

    private func value(in language: Language) -> String {
        if text.isEmpty { return language == .ko ? "비어 있음" : "empty" }
        guard isSecret else { return text.safeLine }
        return language == .ko ? "입력함" : "entered"
    }
}
