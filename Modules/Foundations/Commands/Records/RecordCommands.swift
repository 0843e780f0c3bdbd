public import Vocabulary

/// Shows records of any domain as their own commands do: a listing as `madang listings show` does.
///
/// The program provides it, since no domain knows the others' commands.
public struct RecordCommands: Sendable {
    /// Shows the record on the console of the context. Returns false if no command shows such records. Throws
    /// what the command throws.
    public typealias Showing = @Sendable (AnyIdentifier, CommandContext) async throws -> Bool

    private let showing: Showing

    /// Shows records by this function.
    public init(_ showing: @escaping Showing) {
        self.showing = showing
    }

    /// Shows the first of these records that a command shows. Returns false if there is none. Throws what the
    /// command throws.
    public func show(firstOf records: [AnyIdentifier], _ context: CommandContext) async throws -> Bool {
        for record in records {
            if try await showing(record, context) { return true }
        }
        return false
    }
}

extension Services {
    /// Shows records of any domain; none if not provided.
    public var recordCommands: RecordCommands {
        provided(RecordCommands.self) ?? RecordCommands { _, _ in false }
    }
}
