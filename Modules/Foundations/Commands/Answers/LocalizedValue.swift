public import Terminal
public import Vocabulary

/// A fixed value that people type and read in both languages, and programs by its code, the raw value.
public protocol LocalizedValue: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// The value's name for people.
    var words: Phrase { get }
    /// The name to type: the code, unless another word is better.
    var typedName: String { get }
    /// Former names, which are still accepted.
    var formerNames: [String] { get }
}

extension LocalizedValue {
    /// The code.
    public var typedName: String { rawValue }
    /// None.
    public var formerNames: [String] { [] }

    /// Parses the value's code or one of its names in either language, in any case; nil for anything else.
    public init?(typed text: String) {
        let wanted = text.lowercased()
        let match = Self.allCases.first { value in
            ([value.rawValue, value.typedName, value.words.en, value.words.ko] + value.formerNames)
                .contains { $0.lowercased() == wanted }
        }
        guard let match else { return nil }
        self = match
    }

    /// The names to type.
    public static var codes: [String] { allCases.map(\.typedName) }
}

extension Console {
    /// Asks for one of the values, by its number or as flags take it. An empty answer means `preset`, if any.
    /// `shown` is a value's text in the list. Throws as `choose` of options does.
    public func choose<Value: LocalizedValue>(
        _ prompt: Phrase, flag: String? = nil, _ shown: (Value) -> Phrase = { $0.words },
        preset: Value? = nil
    ) throws(UsageError) -> Value {
        let values = Array(Value.allCases)
        let usual = values.firstIndex { $0.rawValue == preset?.rawValue }
        return values[try place(prompt, flag, values, values.map(shown), preset: usual)]
    }

    /// The same; where `none` is offered, nil if the person chooses it, by an empty answer, too.
    public func choose<Value: LocalizedValue>(
        _ prompt: Phrase, flag: String? = nil, _ shown: (Value) -> Phrase = { $0.words }, none: Phrase?
    ) throws(UsageError) -> Value? {
        guard let none else { return try choose(prompt, flag: flag, shown) }
        let values = Array(Value.allCases)
        let index = try place(prompt, flag, values, values.map(shown) + [none], preset: values.count)
        return values.indices.contains(index) ? values[index] : nil
    }

    private func place<Value: LocalizedValue>(
        _ prompt: Phrase, _ flag: String?, _ values: [Value], _ phrases: [Phrase], preset: Int?
    ) throws(UsageError) -> Int {
        let options = phrases.map { StyledText($0.text(in: language)) }
        return try choose(prompt, flag: flag, from: options, preset: preset) { text in
            if let value = Value(typed: text) { return values.firstIndex { $0.rawValue == value.rawValue } }
            return phrases.firstIndex { [$0.en, $0.ko].contains(text.lowercased()) }
        }
    }
}

extension HoldState: LocalizedValue {
    /// The state of a hold, for people.
    public var words: Phrase { Phrase(en: rawValue, ko: korean) }
}

extension Role: LocalizedValue {
    /// The role, for people.
    public var words: Phrase {
        switch self {
        case .member: Phrase(en: "member", ko: "회원")
        case .moderator: Phrase(en: "moderator", ko: "매니저")
        case .operator: Phrase(en: "operator", ko: "운영자")
        }
    }

    /// Korean once called moderators by a word that ranks above operators.
    public var formerNames: [String] { self == .moderator ? ["관리자"] : [] }
}
