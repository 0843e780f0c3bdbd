public import Terminal
public import Vocabulary

/// What records of all domains are called, as whoever asks sees them: said before something is done to one
/// that was named by a number, and afterwards.
///
/// Whoever opens services provides it, since no domain knows those of others.
public struct RecordNames: Sendable {
    /// Gives what a record is called; nil where it cannot be seen or is called nothing.
    public typealias Naming = @Sendable (AnyIdentifier, Language) async -> String?

    private let naming: Naming

    /// Names records so.
    public init(_ naming: @escaping Naming) { self.naming = naming }

    /// Its name on one line, cut where it is long; its identifier where it has none. Never throws.
    public func name(of record: AnyIdentifier, in language: Language) async -> String {
        let name = await naming(record, language)?.safeLines.first { !$0.isEmpty }
        return name?.truncated(to: Self.longest) ?? "\(record)"
    }

    /// Its name, for what is told to a person; empty for programs, for which nothing is looked up.
    public func told(of record: AnyIdentifier, on console: Console) async -> String {
        console.format == .human ? await name(of: record, in: console.language) : ""
    }

    private static let longest = 40
}

extension Services {
    /// What records are called; their identifiers where nothing was provided.
    public var recordNames: RecordNames { provided(RecordNames.self) ?? RecordNames { _, _ in nil } }
}
