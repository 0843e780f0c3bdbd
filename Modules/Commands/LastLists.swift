public import Terminal
public import Vocabulary

/// What the last list of each kind of thing has shown to the person, so that a row can be named by its
/// number.
///
/// The commands of a domain find it among their services. Without it only whole identifiers are understood.
public struct LastLists: Sendable {
    /// What one list has shown.
    public struct Kept: Sendable {
        /// When it was kept.
        public let moment: Timestamp
        /// The identifiers, in the order of its rows.
        public let ids: [String]

        /// Memberwise.
        public init(at moment: Timestamp, _ ids: [String]) { (self.moment, self.ids) = (moment, ids) }
    }

    /// Gives the last list of things with that prefix; nil if there was none. Throws a usage error where it
    /// cannot be read.
    public typealias Recalling = @Sendable (_ prefix: String) throws(UsageError) -> Kept?
    /// Keeps the identifiers of a list in the place of any before.
    public typealias Keeping = @Sendable (_ prefix: String, _ ids: [String]) -> Void

    /// What stands for the prefix where the rows of a list are of several kinds.
    private static let mixed = "any"
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
    public static let none = LastLists(recalling: { _ throws(UsageError) in nil }, keeping: { _, _ in })

    /// Keeps what a list shows. Only people count rows: a list for programs changes nothing.
    public func keep<Subject>(_ ids: [Identifier<Subject>], on console: Console) {
        keep(ids.map(\.description), of: Subject.prefix, console)
    }

    /// The same of a list whose rows are of several kinds.
    public func keep(_ ids: [AnyIdentifier], on console: Console) {
        keep(ids.map(\.description), of: Self.mixed, console)
    }

    private func keep(_ ids: [String], of prefix: String, _ console: Console) {
        guard console.format == .human, !ids.isEmpty else { return }
        keeping(prefix, Array(ids.prefix(Self.mostRows)))
    }

    /// The identifiers of the last list of things with that prefix; none if there was no list.
    func recall(_ prefix: String) throws(UsageError) -> [String] { try recalling(prefix)?.ids ?? [] }

    /// The identifiers of whichever list was the last: of one of these kinds, or of several.
    func recall(_ kinds: RecordKinds) throws(UsageError) -> [String] {
        var last: Kept?
        for prefix in kinds.prefixes + [Self.mixed] {
            guard let kept = try recalling(prefix) else { continue }
            if last.map({ $0.moment < kept.moment }) ?? true { last = kept }
        }
        return last?.ids ?? []
    }
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
        let noun = Subject.noun
        let row = TypedRow(
            text: text, plural: Phrase(en: "\(noun.en)s", ko: noun.ko), example: "\(Subject.prefix)_…")
        let found = try row.found { () throws(UsageError) in try lists.recall(Subject.prefix) }
        guard let id = found.flatMap({ Identifier($0) }) else { throw Self.refusal(of: text) }
        self = id
    }
}

extension AnyIdentifier {
    /// Reads what somebody typed: an identifier of any kind, the number of a row of whichever list of these
    /// kinds was the last, or a part that only one identifier there has. Throws a usage error that says what
    /// it could have been, also for a row of another kind in a list of several.
    public init(
        typed text: String, among lists: LastLists, of kinds: RecordKinds
    ) throws(UsageError) {
        if let id = AnyIdentifier(text.lowercased()) {
            self = id
            return
        }
        let row = TypedRow(text: text, plural: kinds.plural, example: "\(kinds.prefixes.first ?? "lst")_…")
        let found = try row.found { () throws(UsageError) in try lists.recall(kinds) }
        guard let id = found.flatMap({ AnyIdentifier($0) }) else { throw kinds.refusal(of: text) }
        guard kinds.prefixes.contains(id.prefix) else { throw kinds.refusal(ofRow: text) }
        self = id
    }

    /// What tables show of it: its last characters.
    public var short: StyledText { StyledText(String(description.suffix(TypedRow.shortLength)), .dim) }
}

extension Identifier {
    /// What tables show of it: its last characters. Identifiers begin with the time, so those of one list are
    /// alike in front.
    public var short: StyledText { AnyIdentifier(self).short }
}
