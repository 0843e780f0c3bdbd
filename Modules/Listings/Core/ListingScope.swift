public import Vocabulary

/// The scopes that cursors of lists without a query carry.
public enum ListingScope {
    /// Of a seller's own listings in these states.
    public static func mine(_ seller: MemberID, _ states: [ListingState]) -> UInt64 {
        Cursor.scope(of: "mine \(seller) \(states.map(\.rawValue))")
    }

    /// Of the listings that a member likes.
    public static func liked(_ member: MemberID) -> UInt64 {
        Cursor.scope(of: "liked \(member)")
    }
}
