public import Vocabulary

/// A domain's list that a reader scrolls through while others add and remove records. Each function throws
/// what the domain's verbs throw.
public struct ScrolledList: Sendable {
    /// Adds a record of that number; returns its identifier.
    public let add: @Sendable (_ number: Int, DrillMember) async throws -> AnyIdentifier
    /// Takes away a record that the member has added.
    public let remove: @Sendable (AnyIdentifier, DrillMember) async throws -> Void
    /// A page of the public list.
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
