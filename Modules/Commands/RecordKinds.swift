public import ArgumentParser
public import Terminal
public import Vocabulary

/// The kinds of records that others speak of in comments, reports and notices: what each is called, by the
/// prefix of its identifiers.
///
/// Each domain names its own; whoever opens services provides those of all.
public struct RecordKinds: Sendable {
    private let kinds: [(prefix: String, noun: Phrase, isPrivate: Bool)]

    /// These, in their order.
    public init(_ kinds: [any NamedSubject.Type] = []) {
        self.kinds = kinds.map { ($0.prefix, $0.noun, $0.isPrivate) }
    }

    private init(_ kinds: [(prefix: String, noun: Phrase, isPrivate: Bool)]) { self.kinds = kinds }

    /// What one of that kind is called; the prefix itself where nobody has named it.
    public subscript(prefix: String) -> Phrase {
        kinds.first { $0.prefix == prefix }?.noun ?? Phrase(prefix)
    }

    /// The prefix of the kind that somebody means by a name in either language, in any case; the text itself
    /// where no kind is called so.
    public func prefix(typed text: String) -> String {
        let wanted = text.lowercased()
        return kinds.first { [$0.noun.en, $0.noun.ko].contains(wanted) }?.prefix ?? wanted
    }

    /// The same without those of these prefixes.
    public func without(_ prefixes: Set<String>) -> RecordKinds {
        RecordKinds(kinds.filter { !prefixes.contains($0.prefix) })
    }

    /// The same without those that two members alone see.
    public var publicKinds: RecordKinds { RecordKinds(kinds.filter { !$0.isPrivate }) }

    /// The prefixes of their identifiers.
    public var prefixes: [String] { kinds.map(\.prefix) }

    /// What a list of them shows: `listings or posts`.
    var plural: Phrase {
        guard let last = kinds.last?.noun else { return Phrase(en: "records", ko: "대상") }
        let others = kinds.dropLast().map(\.noun)
        guard !others.isEmpty else { return Phrase(en: "\(last.en)s", ko: last.ko) }
        return Phrase(
            en: "\(others.map { "\($0.en)s" }.joined(separator: ", ")) or \(last.en)s",
            ko: (others + [last]).map(\.ko).joined(separator: "·"))
    }
}

extension RecordKinds {
    /// Says that the text is no identifier, and what is taken instead.
    func refusal(of text: String) -> UsageError {
        UsageError(
            Phrase(
                en: """
                    '\(text)' is not an ID. Use a row number or part of an ID from the last list, or the \
                    whole ID: three letters, _ and 26 characters.
                    """,
                ko: """
                    '\(text)'은(는) ID가 아닙니다. 마지막 목록의 행 번호나 ID 일부, 또는 lst_처럼 시작하는 ID 전체를 \
                    입력하세요.
                    """))
    }
}

extension ArgumentHelp {
    /// The help of an argument that takes an identifier of any of these kinds, or what the last list of them
    /// tells of it. `kinds` names them in the plural.
    public static func record(
        en: String, ko: String, kinds: Phrase, value: String
    ) -> ArgumentHelp {
        .words(
            en: "\(en): an ID, part of it, or a row number in the last list of \(kinds.en).",
            ko: "\(ko): ID나 그 일부, 또는 마지막으로 본 \(kinds.ko) 목록의 행 번호.", value: value)
    }
}

extension Services {
    /// The kinds of records that there are; none where nothing was provided.
    public var recordKinds: RecordKinds { provided(RecordKinds.self) ?? RecordKinds() }
}
