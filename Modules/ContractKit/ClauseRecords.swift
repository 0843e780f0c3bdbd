public import Vocabulary

/// Records that are really there, of members who have them for a clause.
public struct ClauseRecords: Sendable {
    /// Lets a member have one that is called so and that everybody sees. Throws what the place throws.
    let make: @Sendable (MemberID, String) async throws -> AnyIdentifier
    /// Lets its owner delete one; does nothing to one that is gone. Throws what the place throws.
    let delete: @Sendable (AnyIdentifier) async throws -> Void

    /// Memberwise.
    public init(
        make: @escaping @Sendable (MemberID, String) async throws -> AnyIdentifier,
        delete: @escaping @Sendable (AnyIdentifier) async throws -> Void
    ) {
        (self.make, self.delete) = (make, delete)
    }
}
