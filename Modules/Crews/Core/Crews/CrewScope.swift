public import Vocabulary

/// The scopes that cursors of lists without a query carry.
public enum CrewScope {
    /// The states of the memberships of a member's own list.
    static let own = MembershipState.allCases.filter { !$0.isOver && $0 != .banned }

    /// Of the crews of a member in these states.
    public static func crews(
        of member: MemberID, in states: [MembershipState], openOnly: Bool
    ) -> UInt64 {
        Cursor.scope(of: "crews \(member) \(states.map(\.rawValue)) \(openOnly)")
    }

    /// Of the entries of cash that a member has made in a crew.
    public static func cash(of crew: CrewID, by author: MemberID) -> UInt64 {
        Cursor.scope(of: "cash \(crew) \(author)")
    }

    /// Of the people of a crew.
    public static func people(of crew: CrewID, _ list: MembershipList) -> UInt64 {
        Cursor.scope(of: "people \(crew) \(list.rawValue)")
    }
}
