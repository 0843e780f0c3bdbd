import UnicodeText
public import Vocabulary

/// The checked description of goods, made by `ListingDraft.checked` by the rules of its category.
public struct ListingDetails: Hashable, Sendable {
    /// 2 to 100 characters on one line, NFC.
    public let title: String
    /// Up to 2,000 characters, NFC.
    public let description: String
    /// The price of one unit.
    public let price: Price
    /// The kind of goods.
    public let category: Category
    /// How worn they are, if that is said.
    public let condition: Condition?
    /// Values of the category's attributes, NFC.
    public let attributes: AttributeValues
    /// Whether units can be reserved at once.
    public let reservation: ReservationMode
    /// Pictures of the goods, at most five; the first is the cover.
    public let photos: [PictureCard]

    /// Memberwise, for checked values from a store or the wire; texts are not checked again.
    public init(
        title: String, description: String, price: Price, category: Category, condition: Condition?,
        attributes: AttributeValues, reservation: ReservationMode = .immediate, photos: [PictureCard] = []
    ) {
        self.title = title
        self.description = description
        self.price = price
        self.category = category
        self.condition = condition
        self.attributes = attributes
        self.reservation = reservation
        self.photos = photos
    }

    /// The same with other photos.
    func showing(_ photos: [PictureCard]) -> ListingDetails {
        ListingDetails(
            title: title, description: description, price: price, category: category, condition: condition,
            attributes: attributes, reservation: reservation, photos: photos)
    }

    /// An attribute in the form in which filters compare it; nil if it is not said.
    public func folded(_ attribute: ListingAttribute) -> String? {
        attributes[attribute]?.folded
    }

    /// The texts in which a keyword is looked for, folded: title, description, attributes.
    public var searchText: String {
        let values = ListingAttribute.allCases.compactMap { attributes[$0] }
        return ([title, description] + values).filter { !$0.isEmpty }.joined(separator: "\n").folded
    }
}

/// How a reservation is made.
public enum ReservationMode: String, Sendable, CaseIterable {
    /// At once, without the seller.
    case immediate
    /// When the seller has accepted it.
    case onAcceptance = "on-acceptance"
}
