/// The operator of the platform, as the E-Commerce Act (articles 10 and 20) has buyers told: with a payment
/// of real money each part is required.
public struct HouseNotice: Hashable, Sendable {
    public let name: String
    public let address: String
    public let phone: String
    public let email: String
    /// The business registration number: `123-45-67890`.
    public let businessNumber: String

    /// Memberwise; nil if a part is blank.
    public init?(name: String, address: String, phone: String, email: String, businessNumber: String) {
        let parts = [name, address, phone, email, businessNumber]
        guard parts.allSatisfy({ $0.contains { !$0.isWhitespace } }) else { return nil }
        (self.name, self.address, self.phone) = (name, address, phone)
        (self.email, self.businessNumber) = (email, businessNumber)
    }
}
