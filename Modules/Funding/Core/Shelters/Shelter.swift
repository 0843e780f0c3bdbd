public import Vocabulary

/// An animal shelter, as its members present it. Every change is one of the transitions in
/// `Shelter+Changes`; each gives the next value or throws. Its people are `ShelterMember`s.
public struct Shelter: Hashable, Sendable {
    public let id: ShelterID
    /// The member who is its owner; of an abandoned one the last.
    public internal(set) var owner: MemberID
    public internal(set) var details: ShelterDetails
    public internal(set) var photo: FundingPhoto?
    /// The account to which its campaigns without a registration are paid out; nil until it is named.
    public internal(set) var account: BankAccount?
    public internal(set) var state: ShelterState
    /// The operator's words of the last decision; blank before the first. Its members and operators see it.
    public internal(set) var note: String
    /// When an operator verified it the last time; nil if none has.
    public internal(set) var verifiedAt: Timestamp?
    /// Since when a moderator keeps it out of sight; nil while it is shown.
    public internal(set) var hiddenAt: Timestamp?
    /// When it was founded; by this "newest" is ordered.
    public let createdAt: Timestamp
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// Founded by that member; an operator looks at it.
    public init(id: ShelterID, owner: MemberID, _ details: ShelterDetails, at now: Timestamp) {
        self.init(
            id: id, owner: owner, details: details, photo: nil, account: nil, state: .pending, note: "",
            verifiedAt: nil, hiddenAt: nil, createdAt: now, updatedAt: now, version: .first)
    }

    /// What a store has kept.
    public init(
        id: ShelterID, owner: MemberID, details: ShelterDetails, photo: FundingPhoto?, account: BankAccount?,
        state: ShelterState, note: String, verifiedAt: Timestamp?, hiddenAt: Timestamp?,
        createdAt: Timestamp, updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.owner, self.details, self.photo) = (id, owner, details, photo)
        (self.account, self.state, self.note) = (account, state, note)
        (self.verifiedAt, self.hiddenAt, self.createdAt) = (verifiedAt, hiddenAt, createdAt)
        (self.updatedAt, self.version) = (updatedAt, version)
    }

    /// Whether it may open campaigns, and have them open.
    public var mayCollect: Bool { state == .verified && hiddenAt == nil }

    /// Whether everybody sees it.
    public var isShown: Bool { state.isPublic && hiddenAt == nil }

    /// Its photo, as the domain of pictures learns of it.
    public var attachedPictures: AttachedPictures {
        AttachedPictures([photo?.card.id].compactMap(\.self), isPublic: isShown, version: version)
    }

    /// The message that tells the domain of pictures of a change from `old`, nil for a new shelter. Nil if
    /// neither the photo nor its audience changes.
    public func pictureNews(since old: Shelter?, at moment: Timestamp) -> OutboxMessage? {
        OutboxMessage(
            picturesOf: AnyIdentifier(id), from: old?.attachedPictures, to: attachedPictures, at: moment)
    }
}
