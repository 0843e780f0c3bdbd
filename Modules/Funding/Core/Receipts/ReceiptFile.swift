public import Vocabulary

/// All that decides about the receipts of one member, shelter and year, read and written in one transaction
/// that holds the shelter's row: so that numbers have no gaps.
public struct ReceiptFile: Hashable, Sendable {
    public let shelter: ShelterID
    public let year: Int64
    public let member: MemberID
    /// The highest number of the shelter and year; 0 for none.
    public let lastNumber: Int
    /// The member's receipts that are valid.
    public let valid: [Receipt]
    /// The member's backings that were paid in that year, the earliest payment first: those that a valid
    /// receipt of the shelter has, and of its campaigns those that no receipt of another has. A receipt stays
    /// its shelter's when the campaign goes on under another.
    public let given: [GivenBacking]

    /// Memberwise.
    public init(
        shelter: ShelterID, year: Int64, member: MemberID, lastNumber: Int, valid: [Receipt],
        given: [GivenBacking]
    ) {
        (self.shelter, self.year, self.member) = (shelter, year, member)
        (self.lastNumber, self.valid, self.given) = (lastNumber, valid, given)
    }
}

/// A backing with what its campaign tells for a receipt.
public struct GivenBacking: Hashable, Sendable {
    public let backing: Backing
    public let title: String
    public let state: CampaignState
    /// What came of the campaign; nil while that is not decided.
    public let ending: CampaignResult.Ending?

    /// Memberwise.
    public init(backing: Backing, title: String, state: CampaignState, ending: CampaignResult.Ending?) {
        (self.backing, self.title, self.state, self.ending) = (backing, title, state, ending)
    }

    /// The line on a receipt; nil while the money is not the shelter's for good.
    public var line: ReceiptLine? {
        guard ending == .reached, let backedAt = backing.backedAt, backing.kept.minorUnits > 0 else {
            return nil
        }
        return ReceiptLine(
            backing: backing.id, title: title, day: backedAt.koreanDay, amount: backing.kept)
    }
}
