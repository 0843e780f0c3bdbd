public import Vocabulary

/// A picture that a shelter or campaign shows, with the member who has uploaded it: it goes when that member
/// withdraws.
public struct FundingPhoto: Hashable, Sendable {
    public let card: PictureCard
    public let uploader: MemberID

    /// Memberwise.
    public init(_ card: PictureCard, by uploader: MemberID) { (self.card, self.uploader) = (card, uploader) }
}

extension [FundingPhoto] {
    /// The photos of these cards: each that was shown before keeps its uploader, the others are the member's.
    static func of(_ cards: [PictureCard], beside shown: [FundingPhoto], by member: MemberID)
        -> [FundingPhoto]
    {
        cards.map { card in shown.first { $0.card.id == card.id } ?? FundingPhoto(card, by: member) }
    }
}
