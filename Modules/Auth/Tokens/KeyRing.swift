import Auth
import Hashing
import Vocabulary

/// The content of a token with a valid signature.
struct VerifiedToken {
    let claims: AccessClaims
    /// When it expires.
    let expiry: Timestamp

    /// The content of a payload; nil if the claims cannot be read or the expiry overflows.
    init?(_ payload: AccessPayload) {
        let (expiry, isBeyond) = payload.exp.multipliedReportingOverflow(by: 1_000_000)
        guard !isBeyond, let claims = payload.claims else { return nil }
        self.claims = claims
        self.expiry = Timestamp(microseconds: expiry)
    }
}

/// The keys as read at one moment.
struct KeyRing {
    /// The newest key and its name; nil if there is none.
    private(set) var signer: (name: String, key: Ed25519PrivateKey)?
    /// When the keys were read.
    private(set) var readAt = Timestamp(microseconds: 0)
    private var keys: [String: Ed25519PublicKey] = [:]
    /// Tokens verified with these keys.
    private(set) var verified: [String: VerifiedToken] = [:]

    /// The most remembered tokens.
    private static let mostVerified = 4096

    /// No keys.
    init() {}

    /// The stored keys, oldest first. Throws `internal` if one is invalid.
    init(_ stored: [SigningKey], readAt: Timestamp) throws(ServiceFailure) {
        for entry in stored {
            let key = try entry.key()
            keys[entry.id] = key.publicKey
            signer = (entry.id, key)
        }
        self.readAt = readAt
    }

    /// The key of that name; nil if there is none.
    subscript(name: String) -> Ed25519PublicKey? { keys[name] }

    /// Remembers a token verified with one of these keys.
    mutating func remember(_ verifiedToken: VerifiedToken, _ token: String) {
        if verified.count >= Self.mostVerified { verified.removeAll(keepingCapacity: true) }
        verified[token] = verifiedToken
    }
}
