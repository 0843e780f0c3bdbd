public import Vocabulary

/// Tells who the sellers are: a port, because members belong to another domain.
public protocol SellerDirectory: Sendable {
    /// The cards of those members that are known. Throws `service` failures only.
    func sellers(_ ids: Set<MemberID>) async throws(ListingError) -> [MemberID: SellerCard]
}

/// What a listing shows of its seller.
public struct SellerCard: Hashable, Sendable {
    public let id: MemberID
    /// The name; nil for a member who has withdrawn.
    public let nickname: String?

    /// Memberwise.
    public init(id: MemberID, nickname: String?) {
        self.id = id
        self.nickname = nickname
    }
}
