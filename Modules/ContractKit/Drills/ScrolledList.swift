public import Vocabulary

/// A list of a domain that somebody goes through page by page while others add to it and take from it. Each
/// of these throws what the domain's verbs throw.
public struct ScrolledList: Sendable {
    /// Adds a record of that number; answers its identifier.
    public let add: @Sendable (_ number: Int, DrillMember) async throws -> AnyIdentifier
    /// Takes away a record that the member has added.
    public let remove: @Sendable (AnyIdentifier, DrillMember) async throws -> Void
    /// A page of what everybody sees.
    public let page: @Sendable (PageRequest, Services) async throws -> Page<AnyIdentifier>

    /// Memberwise.
    public init(
        add: @escaping @Sendable (_ number: Int, DrillMember) async throws -> AnyIdentifier,
        remove: @escaping @Sendable (AnyIdentifier, DrillMember) async throws -> Void,
        page: @escaping @Sendable (PageRequest, Services) async throws -> Page<AnyIdentifier>
    ) {
        (self.add, self.remove, self.page) = (add, remove, page)
    }
}
