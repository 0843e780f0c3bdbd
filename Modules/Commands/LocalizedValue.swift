public import Terminal
public import Vocabulary

/// A fixed value that people type and read in both languages, and programs by its code, the raw value.
public protocol LocalizedValue: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// What people call the value.
    var words: Phrase { get }
}

extension LocalizedValue {
    /// Reads the value's code or its name in either language, in any case; nil for anything else.
    public init?(typed text: String) {
        let wanted = text.lowercased()
        let match = Self.allCases.first { value in
            [value.rawValue, value.words.en, value.words.ko].contains { $0.lowercased() == wanted }
        }
        guard let match else { return nil }
        self = match
    }

    /// The codes of all values.
    public static var codes: [String] { allCases.map(\.rawValue) }
}

extension HoldState: LocalizedValue {
    /// How a hold stands, as people call it.
    public var words: Phrase { Phrase(en: rawValue, ko: korean) }
}

extension Role: LocalizedValue {
    /// What a member may do, as people call it.
    public var words: Phrase {
        switch self {
        case .member: Phrase(en: "member", ko: "회원")
        case .moderator: Phrase(en: "moderator", ko: "관리자")
        case .operator: Phrase(en: "operator", ko: "운영자")
        }
    }
}
