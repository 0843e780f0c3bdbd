public import ArgumentParser
public import Terminal
public import Vocabulary

/// A kind of record that people name on the command line by its identifier.
public protocol NamedSubject: IdentifierSubject {
    /// The name of one record, without an article: `listing`, `물건`.
    static var noun: Phrase { get }
    /// Whether only two members see a record, who have a conversation about it rather than comments.
    static var isPrivate: Bool { get }
}

extension NamedSubject {
    /// False: others may see it, too.
    public static var isPrivate: Bool { false }
}

/// The argument of a command that takes one record's identifier.
public struct IdentifierArgument<Subject: NamedSubject>: ParsableArguments {
    /// What was typed.
    @Argument(help: .identifier(of: Subject.self, value: "id"))
    public var id: String

    /// Filled in by the parser.
    public init() {}

    /// The identifier, resolved from a row number or a part of it in the last list. Throws a usage error if
    /// the text is none of these.
    public func identifier(among lists: LastLists) throws(UsageError) -> Identifier<Subject> {
        try Identifier(typed: id, among: lists)
    }
}

extension Identifier where Subject: NamedSubject {
    /// The error that the text is no identifier, with the accepted forms.
    static func refusal(of text: String) -> UsageError {
        let (noun, prefix) = (Subject.noun, Subject.prefix + "_")
        let article = noun.en.first.map { "aeiou".contains($0) } == true ? "an" : "a"
        let towards = Subject.prefix.endsWithConsonant(besides: "lr") ? "으로" : "로"
        return UsageError(
            Phrase(
                en: """
                    '\(text)' is not \(article) \(noun.en) ID. Use a row number or part of an ID from the \
                    last list, or the whole ID: \(prefix) followed by 26 characters.
                    """,
                ko: """
                    '\(text)'은(는) \(noun.ko) ID가 아닙니다. 마지막 목록의 행 번호나 ID 일부, 또는 \
                    \(prefix)\(towards) 시작하는 ID 전체를 입력하세요.
                    """))
    }
}

extension ArgumentHelp {
    /// The help of an argument that takes an identifier, part of it, or a row of the last list; for a member
    /// also a nickname.
    public static func identifier<Subject: NamedSubject>(
        of _: Subject.Type, value: String
    ) -> ArgumentHelp {
        let noun = Subject.noun
        if Subject.prefix == MemberSubject.prefix {
            return .words(
                en: "The member: a nickname, an ID, part of it, or a row number in the last list.",
                ko: "회원: 닉네임, ID나 그 일부, 또는 마지막 목록의 행 번호.", value: value)
        }
        return .words(
            en: "The \(noun.en): its ID, part of it, or its row number in the last list.",
            ko: "\(noun.ko): ID나 그 일부, 또는 마지막 목록의 행 번호.", value: value)
    }
}

extension String {
    /// Whether the Korean name of its last letter ends with a consonant, which selects the particle: el, em,
    /// en, ar.
    fileprivate func endsWithConsonant(besides others: String) -> Bool {
        last.map { "lmnr".contains($0) && !others.contains($0) } == true
    }
}

extension MemberSubject: NamedSubject {
    /// A member.
    public static var noun: Phrase { Phrase(en: "member", ko: "회원") }
}

extension SessionSubject: NamedSubject {
    /// A session.
    public static var noun: Phrase { Phrase(en: "session", ko: "세션") }
}

extension PictureSubject: NamedSubject {
    /// A picture.
    public static var noun: Phrase { Phrase(en: "picture", ko: "사진") }
}
