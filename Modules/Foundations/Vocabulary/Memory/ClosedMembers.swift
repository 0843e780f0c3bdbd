/// The withdrawn members, as a domain's in-memory store records them: the model for every other store.
///
/// Accounts are read before a write begins; only the store knows whether the member withdrew between that
/// read and the write.
public struct ClosedMembers: Sendable {
    private var members: Set<MemberID> = []

    /// An empty set.
    public init() {}

    /// Records that the member has withdrawn. Repeating it changes nothing.
    public mutating func close(_ member: MemberID) { members.insert(member) }

    /// Whether the member has withdrawn.
    public func contains(_ member: MemberID) -> Bool { members.contains(member) }

    /// Throws `accessInvalid` for a member who has withdrawn.
    public func requireOpen(_ member: MemberID) throws(ServiceFailure) {
        if contains(member) { throw .accessInvalid }
    }
}
