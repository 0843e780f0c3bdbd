public import Vocabulary

/// An item before its check, as it is typed.
public struct CampaignItemDraft: Hashable, Sendable {
    /// Which item of the campaign it is; nil for a new one.
    public var number: Int?
    public var name: String
    /// In won.
    public var unitPrice: Int64
    public var wanted: Int
    public var photo: PictureID?

    /// Memberwise.
    public init(
        number: Int? = nil, name: String = "", unitPrice: Int64 = 0, wanted: Int = 1, photo: PictureID? = nil
    ) {
        (self.number, self.name, self.unitPrice) = (number, name, unitPrice)
        (self.wanted, self.photo) = (wanted, photo)
    }

    /// The draft that reproduces the item.
    public init(_ item: CampaignItem) {
        self.init(
            number: item.number, name: item.name, unitPrice: item.unitPrice.minorUnits, wanted: item.wanted,
            photo: item.photo?.card.id)
    }

    /// What one costs, in won.
    public static let prices: ClosedRange<Int64> = 100...10_000_000
    /// How many are wanted.
    public static let quantities = 1...10_000

    var content: [String?] {
        [number.map { "\($0)" }, name, "\(unitPrice)", "\(wanted)", photo.map { "\($0)" }]
    }
}
