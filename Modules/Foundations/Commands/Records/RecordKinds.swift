public import ArgumentParser
public import Terminal
public import Vocabulary

/// The kinds of records that comments, reports and notices refer to, with their names, by identifier prefix.
///
/// Each domain names its own kinds; the program that opens services combines them.
public struct RecordKinds: Sendable {
    private let kinds: [(prefix: String, noun: Phrase, isPrivate: Bool)]

    /// These kinds, in order.
    public init(_ kinds: [any NamedSubject.Type] = []) {
        self.kinds = kinds.map { ($0.prefix, $0.noun, $0.isPrivate) }
    }

    private init(_ kinds: [(prefix: String, noun: Phrase, isPrivate: Bool)]) { self.kinds = kinds }

    /// The name of the kind; the prefix itself if it has none.
    public subscript(prefix: String) -> Phrase {
        kinds.first { $0.prefix == prefix }?.noun ?? Phrase(prefix)
    }

    /// The prefix of the kind with this name, in either language and any case; the lower-cased text if there
    /// is none.
    public func prefix(typed text: String) -> String {
        let wanted = text.lowercased()
        return kinds.first { [$0.noun.en, $0.noun.ko].contains(wanted) }?.prefix ?? wanted
    }

    /// The kinds without those of these prefixes.
    public func without(_ prefixes: Set<String>) -> RecordKinds {
        RecordKinds(kinds.filter { !prefixes.contains($0.prefix) })
    }

    /// The kinds without those that only two members see.
    public var publicKinds: RecordKinds { RecordKinds(kinds.filter { !$0.isPrivate }) }

    /// The prefixes of their identifiers.
    public var prefixes: [String] { kinds.map(\.prefix) }

    /// The kinds in the plural: `listings or posts`.
    var plural: Phrase {
        guard let last = kinds.last?.noun else { return Phrase(en: "records", ko: "대상") }
        let others = kinds.dropLast().map(\.noun)
        guard !others.isEmpty else { return Phrase(en: last.en.plural, ko: last.ko) }
        return Phrase(
            en: "\(others.map(\.en.plural).joined(separator: ", ")) or \(last.en.plural)",
            ko: (others + [last]).map(\.ko).joined(separator: "·"))
    }
}

extension RecordKinds {
    /// The error that the text is no identifier, with the accepted forms.
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
    /// The help of an argument that takes an identifier of these kinds, part of it, or a row of the last
    /// list. `kinds` names them in the plural.
    public static func record(
        en: String, ko: String, kinds: Phrase, value: String
    ) -> ArgumentHelp {
        .words(
            en: "\(en): an ID, part of it, or a row number in the last list of \(kinds.en).",
            ko: "\(ko): ID나 그 일부, 또는 마지막으로 본 \(kinds.ko) 목록의 행 번호.", value: value)
    }
}

extension Services {
    /// All kinds of records; none if not provided.
    public var recordKinds: RecordKinds { provided(RecordKinds.self) ?? RecordKinds() }
}
