import UnicodeText

/// What a shelter says about itself, checked.
public struct ShelterDetails: Hashable, Sendable {
    /// One line of 2 to 40 characters; no other shelter that is pending, verified or suspended has one that
    /// looks like it.
    public var name: String
    /// The number under which it is registered: one line of 5 to 30 characters.
    public var registrationNumber: String
    /// Where it is: one line of 2 to 100 characters.
    public var place: String
    /// How it is reached: one line of 2 to 100 characters.
    public var contact: String
    /// At most 2,000 characters in any number of lines.
    public var introduction: String

    /// Memberwise.
    public init(
        name: String, registrationNumber: String, place: String, contact: String, introduction: String
    ) {
        (self.name, self.registrationNumber, self.place) = (name, registrationNumber, place)
        (self.contact, self.introduction) = (contact, introduction)
    }

    /// The skeleton of the name, which ignores case and confusable letters. Blank for no name.
    public var nameSkeleton: String {
        let skeleton = name.caselessSkeleton
        return skeleton.isEmpty ? name : skeleton
    }

    /// The name as a keyword is looked for in it.
    public var foldedName: String { name.folded }

    /// The place as a keyword is looked for in it.
    public var foldedPlace: String { place.folded }

    /// Whether an operator has to look at the shelter again after this change.
    func differsInIdentity(from other: ShelterDetails) -> Bool {
        name != other.name || registrationNumber != other.registrationNumber
    }
}
