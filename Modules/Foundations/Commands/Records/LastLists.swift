public import Terminal
public import Vocabulary

/// What the last list has shown to the person, so that a row can be named by its number.
///
/// There is one list, whatever it is of: a number means what stands on the screen. The commands of a domain
/// find it among their services. Without it only whole identifiers are understood.
public struct LastLists: Sendable {
    /// Gives the identifiers of the last list, in the order of its rows; nil if there was none. Throws a
    /// usage error where it cannot be read.
    public typealias Recalling = @Sendable () throws(UsageError) -> [String]?
    /// Keeps the identifiers of a list in the place of any before.
    public typealias Keeping = @Sendable (_ ids: [String]) -> Void

    /// The most rows that are kept of a list.
    public static let mostRows = PageRequest.largestLimit

    let recall: Recalling
    private let keeping: Keeping
    /// Finds members whose nickname is typed in place of a row; nil where nicknames are not understood.
    let members: MemberNames?

    /// Recalls and keeps so.
    public init(
        recalling: @escaping Recalling, keeping: @escaping Keeping, members: MemberNames? = nil
    ) {
        (recall, self.keeping, self.members) = (recalling, keeping, members)
    }

    /// The same lists, with members also found by nickname.
    public func finding(_ members: MemberNames) -> LastLists {
        LastLists(recalling: recall, keeping: keeping, members: members)
    }

    /// Nothing is kept.
    public static let none = LastLists(recalling: { () throws(UsageError) in nil }, keeping: { _ in })

    /// Keeps what a list shows, also that it shows nothing: no number of a list before means anything then,
    /// and no page of it is the next (until `Console.tellPlace`). Only people count rows: a list for programs
    /// changes nothing.
    public func keep<Subject>(_ ids: [Identifier<Subject>], on console: Console) {
        keep(ids.map { AnyIdentifier($0) }, on: console)
    }

    /// The same of a list whose rows are of several kinds.
    public func keep(_ ids: [AnyIdentifier], on console: Console) {
        guard console.format == .human else { return }
        console.nextPage?.keep(nil)
        keeping(ids.prefix(Self.mostRows).map(\.description))
    }
}

extension Services {
    /// What the last list has shown; `none` where nothing was provided.
    public var lastLists: LastLists { provided(LastLists.self) ?? .none }
}

extension Identifier where Subject: NamedSubject {
    /// Resolves a typed text: an identifier, the number of a row of the last list, or a part unique among its
    /// identifiers. Throws a usage error that lists the possibilities, also for a row of another kind.
    public init(typed text: String, among lists: LastLists) throws(UsageError) {
        if let id = Identifier(text) {
            self = id
            return
        }
        let noun = Subject.noun
        let row = TypedRow(
            text: text, plural: Phrase(en: noun.en.plural, ko: noun.ko), example: "\(Subject.prefix)_…")
        guard let found = try row.found(lists.recall) else { throw Self.refusal(of: text) }
        guard let id = Identifier(found) else { throw row.refusal(of: found) }
        self = id
    }
}

extension LastLists {
    /// The record that a text names, whatever its kind: by a row of the last list, or a part unique among its
    /// identifiers. Nil if it names none. Throws a usage error for a row that is not there.
    public func record(typed text: String) throws(UsageError) -> AnyIdentifier? {
        let row = TypedRow(text: text, plural: RecordKinds().plural, example: "lst_…")
        return try row.found(recall).flatMap { AnyIdentifier($0) }
    }
}

extension AnyIdentifier {
    /// Resolves a typed text: an identifier of any kind, the number of a row of the last list, or a part
    /// unique among its identifiers. Throws a usage error that lists the possibilities, also for a row of
    /// another kind.
    public init(
        typed text: String, among lists: LastLists, of kinds: RecordKinds
    ) throws(UsageError) {
        if let id = AnyIdentifier(text.lowercased()) {
            self = id
            return
        }
        let row = TypedRow(text: text, plural: kinds.plural, example: "\(kinds.prefixes.first ?? "lst")_…")
        guard let found = try row.found(lists.recall) else { throw kinds.refusal(of: text) }
        guard let id = AnyIdentifier(found), kinds.prefixes.contains(id.prefix) else {
            throw row.refusal(of: found)
        }
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
