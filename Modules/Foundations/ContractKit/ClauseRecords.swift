public import Vocabulary

/// Records that are really there, of members who have them for a clause.
public struct ClauseRecords: Sendable {
    /// Makes a public record of a member with this title. Throws what the place throws.
    let make: @Sendable (MemberID, String) async throws -> AnyIdentifier
    /// Deletes a record on behalf of its owner; does nothing if it is gone. Throws what the place throws.
    let delete: @Sendable (AnyIdentifier) async throws -> Void

    /// Memberwise.
    public init(
        make: @escaping @Sendable (MemberID, String) async throws -> AnyIdentifier,
        delete: @escaping @Sendable (AnyIdentifier) async throws -> Void
    ) {
        (self.make, self.delete) = (make, delete)
    }
}
