extension Frame {
    /// What is said of a part of a frame in place of what stands there.
    struct Spoken: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            case words(String)
            case field(SpokenField)
        }

        let part: Rect
        let content: Content
    }

    /// Has these words said of the part where somebody hears the frame: what stands there is for eyes alone.
    /// Without words nothing is said of it.
    public mutating func say(_ words: String, of part: Rect) { say(.words(words), of: part) }

    /// Has the part said as a field that one types into.
    mutating func say(_ field: SpokenField, of part: Rect) { say(.field(field), of: part) }

    private mutating func say(_ content: Spoken.Content, of part: Rect) {
        let part = bounds.intersection(part)
        if !part.isEmpty { spoken.append(Spoken(part: part, content: content)) }
    }
}

/// A field as it is told to whoever does not see it.
struct SpokenField: Hashable, Sendable {
    let label: String
    let text: String
    var isSecret = false
    var fault: String?

    /// What it is called, what stands in it, and what is wrong with that. The choices are in the prompt.
    func words(in language: Language) -> String {
        let fault = fault.map { language == .ko ? ". 오류: \($0)" : ". Error: \($0)" } ?? ""
        return "\(parts.name): \(value(in: language))\(fault)"
    }

    /// What one is asked who types into it.
    func prompt(in language: Language) -> String {
        let name = parts.name + (parts.choices.isEmpty ? "" : " (\(parts.choices))")
        if text.isEmpty { return "\(name): " }
        return language == .ko
            ? "\(name) (지금 \(value(in: language))): " : "\(name) (now \(value(in: language))): "
    }

    /// What stands behind the colon of a label are the choices.
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
