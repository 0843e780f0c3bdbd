/// Members who have withdrawn, as a domain's store in memory remembers them: the model of what every other
/// store does.
///
/// What the accounts say is read before a write begins. Only the store knows whether the member withdrew
/// between that and the write.
public struct ClosedMembers: Sendable {
    private var members: Set<MemberID> = []

    /// Nobody has withdrawn.
    public init() {}

    /// Notes that the member has withdrawn. Again changes nothing.
    public mutating func close(_ member: MemberID) { members.insert(member) }

    /// Whether the member has withdrawn.
    public func contains(_ member: MemberID) -> Bool { members.contains(member) }

    /// Throws `accessInvalid` for a member who has withdrawn.
    public func requireOpen(_ member: MemberID) throws(ServiceFailure) {
        if contains(member) { throw .accessInvalid }
    }
}
