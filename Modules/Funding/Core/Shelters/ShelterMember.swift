public import Vocabulary

/// One of the people of a shelter. A shelter that is kept has exactly one owner, and at most `most` people.
public struct ShelterMember: Hashable, Sendable {
    public let shelter: ShelterID
    public let member: MemberID
    public var role: ShelterRole
    public let joinedAt: Timestamp

    /// The most people of one shelter.
    public static let most = 20

    /// Memberwise.
    public init(shelter: ShelterID, member: MemberID, role: ShelterRole, joinedAt: Timestamp) {
        (self.shelter, self.member, self.role, self.joinedAt) = (shelter, member, role, joinedAt)
    }
}

/// What one of the people of a shelter may do.
public enum ShelterRole: String, Sendable, CaseIterable {
    /// Looks after the shelter, its people and campaigns; also its money, until it has a treasurer.
    case owner
    /// Looks after the money: knows the backers, names the account.
    case treasurer
    /// Writes updates and deliveries.
    case helper
}

extension ShelterMember {
    /// Whether it is the member's to open, edit, extend and cancel campaigns.
    public var manages: Bool { role == .owner }

    /// Whether the member knows all backers and their amounts: the treasurer, and the owner of a shelter
    /// without one.
    public func keepsMoney(among people: [ShelterMember]) -> Bool {
        role == .treasurer || role == .owner && !people.contains { $0.role == .treasurer }
    }
}

extension [ShelterMember] {
    /// The next owner of a shelter whose owner is gone: the treasurer, else the one who is there longest.
    var successor: ShelterMember? {
        self.min { first, second in
            let (left, right) = (first.role == .treasurer ? 0 : 1, second.role == .treasurer ? 0 : 1)
            return (left, first.joinedAt, first.member) < (right, second.joinedAt, second.member)
        }
    }
}
