/// The data by which buyers recognise a business: what articles 10, 13 and 20 of Korea's E-Commerce Act name.
///
/// Its texts are checked and normalised by the accounts, which keep them.
public struct BusinessDisclosure: Hashable, Sendable {
    /// The name of the business.
    public let name: String
    /// The name of its representative.
    public let representative: String
    /// Its address, where complaints reach it.
    public let address: String
    /// Digits, with a leading `+` if it was given with one.
    public let phone: String
    /// The email address, NFC, its domain in lower case.
    public let email: String
    /// The business registration number: 10 digits without hyphens, the last one its check digit.
    public let registrationNumber: String
    /// The number of the report as a mail-order seller (article 12); nil for a business that need not report.
    public let mailOrderNumber: String?

    /// Memberwise, without checks.
    public init(
        name: String, representative: String, address: String, phone: String, email: String,
        registrationNumber: String, mailOrderNumber: String? = nil
    ) {
        (self.name, self.representative, self.address) = (name, representative, address)
        (self.phone, self.email) = (phone, email)
        (self.registrationNumber, self.mailOrderNumber) = (registrationNumber, mailOrderNumber)
    }

    /// The registration number as people write it, `123-45-67891`; unchanged if it does not have 10 digits.
    public var writtenRegistrationNumber: String {
        let digits = Array(registrationNumber)
        guard digits.count == 10 else { return registrationNumber }
        return [digits[..<3], digits[3..<5], digits[5...]].map { String($0) }.joined(separator: "-")
    }
}
