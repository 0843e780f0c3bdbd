public import Terminal
public import Vocabulary

/// Names records of all domains as the caller may see them, for messages before and after an act on a record
/// that was given by number.
///
/// The program that opens services provides it, since no domain knows the others' records.
public struct RecordNames: Sendable {
    /// Returns a record's name; nil if it cannot be seen or has no name.
    public typealias Naming = @Sendable (AnyIdentifier, Language) async -> String?

    private let naming: Naming

    /// Names records by this function.
    public init(_ naming: @escaping Naming) { self.naming = naming }

    /// The record's name on one line, truncated; its identifier if it has no name. Never throws.
    public func name(of record: AnyIdentifier, in language: Language) async -> String {
        let name = await naming(record, language)?.safeLines.first { !$0.isEmpty }
        return name?.truncated(to: Self.longest) ?? "\(record)"
    }

    /// The record's name for messages to people; empty, without a look-up, if the output is for programs.
    public func told(of record: AnyIdentifier, on console: Console) async -> String {
        console.format == .human ? await name(of: record, in: console.language) : ""
    }

    private static let longest = 40
}

extension Services {
    /// The names of records; their identifiers if not provided.
    public var recordNames: RecordNames { provided(RecordNames.self) ?? RecordNames { _, _ in nil } }
}
