/// The secret in an address that carries a right: 128 random bits as 22 characters of base64url (RFC 4648,
/// section 5). Having it is the right, so that it is never logged, and never kept but as its hash.
public struct RightSecret: Hashable, Sendable {
    /// The characters for the address.
    public let text: String

    /// How many characters a secret has.
    public static let length = 22

    /// Takes the secret of an address; nil for anything that is none.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.utf8.count == Self.length, text.utf8.allSatisfy({ Self.alphabet.contains($0) }) else {
            return nil
        }
        self.text = text
    }

    private static let alphabet = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}

extension RightSecret: CustomStringConvertible, CustomReflectable {
    /// Hidden, so that no log shows it.
    public var description: String { "…" }

    /// Hidden, so that no dump shows it.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// A right that an address carries: one purpose, about one record, until a moment.
public struct AddressRight: Hashable, Sendable {
    /// The hash of the secret.
    public let hash: ChainHash
    /// What it allows: `checkout`. Lower-case letters and hyphens.
    public let purpose: String
    /// The record that it is about.
    public let subject: AnyIdentifier
    public let until: Timestamp

    /// Memberwise.
    public init(hash: ChainHash, purpose: String, subject: AnyIdentifier, until: Timestamp) {
        (self.hash, self.purpose, self.subject, self.until) = (hash, purpose, subject, until)
    }

    /// How many rights of one purpose a record has at a time; a further one takes the place of the oldest.
    public static let mostOfRecord = 10
}

/// Makes secrets and their hashes, injected into cores as functions over bytes.
public struct RightMint: Sendable {
    private let seal: ChainSeal
    private let secret: @Sendable () -> RightSecret?

    /// `secret` gives a new one of 128 unpredictable bits; nil if the system has none.
    public init(seal: ChainSeal, secret: @escaping @Sendable () -> RightSecret?) {
        (self.seal, self.secret) = (seal, secret)
    }

    /// A new secret. Throws `internal` without randomness.
    public func make() throws(ServiceFailure) -> RightSecret {
        guard let secret = secret() else { throw .internal("the system has no random bytes") }
        return secret
    }

    /// The hash under which the right of a secret is kept: another one for each purpose.
    public func hash(of secret: RightSecret, for purpose: String) throws(ServiceFailure) -> ChainHash {
        try seal.hash(RequestContent(of: [purpose, secret.text]), behind: .beginning)
    }
}
