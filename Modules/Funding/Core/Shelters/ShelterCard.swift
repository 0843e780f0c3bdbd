public import Vocabulary

/// What a campaign shows of its shelter.
public struct ShelterCard: Hashable, Sendable {
    public let id: ShelterID
    public let name: String
    public let registrationNumber: String
    public let contact: String
    public let state: ShelterState

    /// Memberwise.
    public init(
        id: ShelterID, name: String, registrationNumber: String, contact: String, state: ShelterState
    ) {
        (self.id, self.name, self.registrationNumber) = (id, name, registrationNumber)
        (self.contact, self.state) = (contact, state)
    }
}

extension Shelter {
    /// What its campaigns show of it.
    public var card: ShelterCard {
        ShelterCard(
            id: id, name: details.name, registrationNumber: details.registrationNumber,
            contact: details.contact, state: state)
    }
}
