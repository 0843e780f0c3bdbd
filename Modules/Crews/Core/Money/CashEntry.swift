public import Vocabulary

/// The direction of cash.
public enum CashFlow: String, Sendable, CaseIterable {
    case received
    case spent

    /// The other direction.
    public var reversed: CashFlow { self == .received ? .spent : .received }
}

/// Cash of a crew that came in or went out, as the treasurer has entered it. Entries are never changed.
public struct CashEntry: Hashable, Sendable {
    public let id: CashEntryID
    public let crew: CrewID
    /// The treasurer or owner who entered it.
    public let author: MemberID
    public let flow: CashFlow
    /// In won, at least 1.
    public let amount: Money
    /// What it was for: one line of 1 to 100 characters.
    public let purpose: String
    /// The Korean day on which it was received or spent.
    public let day: CivilDay
    /// The photo of the receipt; nil where there is none, or it went with the member who had uploaded it.
    public internal(set) var receipt: PictureID?
    /// The entry that this one takes back; nil for none.
    public let takesBack: CashEntryID?
    public let createdAt: Timestamp

    /// What a store has kept.
    public init(
        id: CashEntryID, crew: CrewID, author: MemberID, flow: CashFlow, amount: Money, purpose: String,
        day: CivilDay, receipt: PictureID?, takesBack: CashEntryID?, createdAt: Timestamp
    ) {
        (self.id, self.crew, self.author) = (id, crew, author)
        (self.flow, self.amount, self.purpose, self.day) = (flow, amount, purpose, day)
        (self.receipt, self.takesBack, self.createdAt) = (receipt, takesBack, createdAt)
    }

    /// What the balance gained by it, less what it lost; in won.
    public var gained: Int64 { flow == .received ? amount.minorUnits : -amount.minorUnits }

    /// The same without the photo, since its uploader has withdrawn.
    public func withoutReceipt() -> CashEntry {
        var next = self
        next.receipt = nil
        return next
    }
}
