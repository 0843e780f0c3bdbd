public import Vocabulary

/// How a member sells, as typed.
public struct SellerDraft: Hashable, Sendable {
    /// `private` or `business`.
    public var kind: String
    /// The data of the business; ignored for a private seller.
    public var business: BusinessDraft

    /// Takes what was typed.
    public init(kind: String, business: BusinessDraft = BusinessDraft()) {
        (self.kind, self.business) = (kind, business)
    }

    /// The initial draft of an edit form, which changes nothing.
    public init(_ account: Account) {
        self.init(
            kind: account.sellerKind.rawValue,
            business: account.business.map { BusinessDraft($0) } ?? BusinessDraft())
    }
}

/// The data of a business, as typed. A blank field is missing.
public struct BusinessDraft: Hashable, Sendable {
    /// The name of the business.
    public var name: String
    /// The name of its representative.
    public var representative: String
    /// The address.
    public var address: String
    /// The phone.
    public var phone: String
    /// The email.
    public var email: String
    /// The business registration number, with hyphens or without.
    public var registrationNumber: String
    /// The number of the report as a mail-order seller; blank for none.
    public var mailOrderNumber: String

    /// Takes what was typed.
    public init(
        name: String = "", representative: String = "", address: String = "", phone: String = "",
        email: String = "", registrationNumber: String = "", mailOrderNumber: String = ""
    ) {
        (self.name, self.representative, self.address) = (name, representative, address)
        (self.phone, self.email) = (phone, email)
        (self.registrationNumber, self.mailOrderNumber) = (registrationNumber, mailOrderNumber)
    }

    /// The initial draft of an edit form, which changes nothing.
    public init(_ business: BusinessDisclosure) {
        self.init(
            name: business.name, representative: business.representative, address: business.address,
            phone: business.phone, email: business.email,
            registrationNumber: business.writtenRegistrationNumber,
            mailOrderNumber: business.mailOrderNumber ?? "")
    }
}

/// How a member sells from now on, validated.
struct CheckedSeller: Hashable, Sendable {
    /// Nil for a private seller.
    let business: BusinessDisclosure?
}
