public import Terminal
public import Vocabulary

/// What the last list of each kind of thing has shown to the person, so that a row can be named by its
/// number.
///
/// The commands of a domain find it among their services. Without it only whole identifiers are understood.
public struct LastLists: Sendable {
    /// Gives the identifiers of the last list of things with that prefix, in the order of its rows; none if
    /// there was no list. Throws a usage error where it cannot be read.
    public typealias Recalling = @Sendable (_ prefix: String) throws(UsageError) -> [String]
    /// Keeps the identifiers of a list in the place of any before.
    public typealias Keeping = @Sendable (_ prefix: String, _ ids: [String]) -> Void

    /// The most rows that are kept of a list.
    public static let mostRows = PageRequest.largestLimit

    private let recalling: Recalling
    private let keeping: Keeping

    /// Recalls and keeps so.
    public init(recalling: @escaping Recalling, keeping: @escaping Keeping) {
        self.recalling = recalling
        self.keeping = keeping
    }

    /// Nothing is kept.
    public static let none = LastLists(recalling: { _ throws(UsageError) in [] }, keeping: { _, _ in })

    /// Keeps what a list shows. Only people count rows: a list for programs changes nothing.
    public func keep<Subject>(_ ids: [Identifier<Subject>], on console: Console) {
        guard console.format == .human, !ids.isEmpty else { return }
        keeping(Subject.prefix, ids.prefix(Self.mostRows).map(\.description))
    }

    func recall(_ prefix: String) throws(UsageError) -> [String] { try recalling(prefix) }
}

extension Services {
    /// What the last lists have shown; `none` where nothing was provided.
    public var lastLists: LastLists { provided(LastLists.self) ?? .none }
}

extension Identifier where Subject: NamedSubject {
    /// Reads what somebody typed: an identifier, the number of a row of the last list, or a part that only
    /// one identifier there has. Throws a usage error that says what it could have been.
    public init(typed text: String, among lists: LastLists) throws(UsageError) {
        if let id = Identifier(text) {
            self = id
            return
        }
        let part = text.lowercased()
        let isPart =
            !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
        let listed = isPart ? try lists.recall(Subject.prefix) : []
        let found = try Self.row(text, of: listed).map { [$0] } ?? Self.ids(with: part, among: listed)
        if found.count > 1 { throw Self.ambiguity(of: text, found) }
        guard let id = found.first.flatMap({ Identifier($0) }) else {
            throw Self.refusal(of: text)
        }
        self = id
    }

    /// The identifier of the row of that number; nil for what is too long for one or none.
    private static func row(_ text: String, of listed: [String]) throws(UsageError) -> String? {
        guard let number = Int(text), text.count <= 3 else { return nil }
        if listed.indices.contains(number - 1) { return listed[number - 1] }
        let noun = Subject.noun
        guard !listed.isEmpty else {
            throw UsageError(
                Phrase(
                    en: """
                        '\(text)' is a row number, but you have not listed any \(noun.en)s yet. List \
                        first, or use an ID (\(Subject.prefix)_…).
                        """,
                    ko: """
                        '\(text)'은(는) 행 번호인데 아직 본 \(noun.ko) 목록이 없습니다. 먼저 목록을 보거나 \
                        ID(\(Subject.prefix)_…)를 쓰세요.
                        """))
        }
        throw UsageError(
            Phrase(
                en: "There is no row \(number): the last list had \(listed.count).",
                ko: "\(number)행은 없습니다. 마지막 목록은 \(listed.count)행까지입니다."))
    }

    private static func ids(with part: String, among listed: [String]) -> [String] {
        listed.filter { $0.dropFirst(Subject.prefix.count + 1).firstRange(of: part) != nil }
    }

    private static func ambiguity(of text: String, _ found: [String]) -> UsageError {
        let ends = found.prefix(5).map { String($0.suffix(shortLength)) }.joined(separator: ", ")
        return UsageError(
            Phrase(
                en: "'\(text)' matches \(found.count) IDs of the last list (\(ends)). Type more of it.",
                ko: "마지막 목록에서 '\(text)'이(가) 들어 있는 ID가 \(found.count)개입니다 (\(ends)). 더 길게 입력하세요."))
    }
}

extension Identifier {
    /// How many characters tables show of an identifier.
    static var shortLength: Int { 6 }

    /// What tables show of it: its last characters. Identifiers begin with the time, so those of one list are
    /// alike in front.
    public var short: StyledText { StyledText(String(description.suffix(Self.shortLength)), .dim) }
}
