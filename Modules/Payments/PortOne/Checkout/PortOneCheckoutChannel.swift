/// A store at PortOne, and the contract with a payment company by which a checkout goes. Neither is secret.
public struct PortOneCheckoutChannel: Hashable, Sendable {
    /// `store-00000000-0000-4000-8000-000000000000`.
    public let storeID: String
    /// `channel-key-00000000-0000-4000-8000-000000000000`.
    public let key: String

    /// Memberwise.
    public init(storeID: String, key: String) { (self.storeID, self.key) = (storeID, key) }
}

/// The means of payment for which the window opens, in PortOne's words.
public enum PortOneCheckoutMethod: String, Hashable, Sendable, CaseIterable {
    case card = "CARD"
    /// A wallet such as Kakao Pay, behind which a card stands.
    case easyPay = "EASY_PAY"
    /// A transfer between bank accounts; a setting allows it.
    case transfer = "TRANSFER"

    /// Whether a card is charged, also one behind a wallet.
    public var isByCard: Bool { self != .transfer }
}

/// What some channels must know about the buyer. It goes to PortOne alone, and is kept nowhere.
public struct PortOneCustomer: Hashable, Sendable {
    public let fullName: String?
    /// `010-1234-5678`.
    public let phoneNumber: String?
    public let email: String?

    /// The longest of the three, in characters.
    public static let longest = 100

    /// Control characters become blanks, and long texts are cut; blank texts count as missing.
    public init(fullName: String? = nil, phoneNumber: String? = nil, email: String? = nil) {
        let line = { (text: String?) in text.flatMap { PortOneLine($0, atMost: Self.longest).text } }
        (self.fullName, self.phoneNumber, self.email) = (line(fullName), line(phoneNumber), line(email))
    }
}

extension PortOneCustomer: CustomStringConvertible, CustomReflectable {
    /// Hidden, so that no log shows it.
    public var description: String { "…" }

    /// Hidden, so that no dump shows it.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
