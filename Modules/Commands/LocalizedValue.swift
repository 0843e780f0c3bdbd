public import Terminal
public import Vocabulary

/// A fixed value that people type and read in both languages, and programs by its code, the raw value.
public protocol LocalizedValue: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// What people call the value.
    var words: Phrase { get }
    /// The name under which people are told to type it: the code, unless that is no good word.
    var typedName: String { get }
    /// Names that it had before; they are still taken.
    var formerNames: [String] { get }
}

extension LocalizedValue {
    /// The code.
    public var typedName: String { rawValue }
    /// None.
    public var formerNames: [String] { [] }

    /// Reads the value's code or one of its names in either language, in any case; nil for anything else.
    public init?(typed text: String) {
        let wanted = text.lowercased()
        let match = Self.allCases.first { value in
            ([value.rawValue, value.typedName, value.words.en, value.words.ko] + value.formerNames)
                .contains { $0.lowercased() == wanted }
        }
        guard let match else { return nil }
        self = match
    }

    /// The names under which people are told to type the values.
    public static var codes: [String] { allCases.map(\.typedName) }
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
        case .moderator: Phrase(en: "moderator", ko: "매니저")
        case .operator: Phrase(en: "operator", ko: "운영자")
        }
    }

    /// Korean once called moderators by a word that ranks above operators.
    public var formerNames: [String] { self == .moderator ? ["관리자"] : [] }
}
