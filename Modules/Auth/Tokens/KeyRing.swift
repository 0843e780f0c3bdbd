import Auth
import Hashing
import Vocabulary

/// What a token says whose signature is good.
struct VerifiedToken {
    let claims: AccessClaims
    /// When it expires.
    let expiry: Timestamp

    /// What a payload says; nil if the claims cannot be read, or the end lies beyond all time.
    init?(_ payload: AccessPayload) {
        let (expiry, isBeyond) = payload.exp.multipliedReportingOverflow(by: 1_000_000)
        guard !isBeyond, let claims = payload.claims else { return nil }
        self.claims = claims
        self.expiry = Timestamp(microseconds: expiry)
    }
}

/// The keys as they were read at some moment.
struct KeyRing {
    /// The newest key and its name; nil if there is none.
    private(set) var signer: (name: String, key: Ed25519PrivateKey)?
    /// When the keys were read.
    private(set) var readAt = Timestamp(microseconds: 0)
    private var keys: [String: Ed25519PublicKey] = [:]
    /// Tokens that these keys have signed.
    private(set) var verified: [String: VerifiedToken] = [:]

    /// How many tokens are remembered at most.
    private static let mostVerified = 4096

    /// No keys.
    init() {}

    /// The keys that are kept, oldest first. Throws `internal` if one of them is none.
    init(_ stored: [SigningKey], readAt: Timestamp) throws(ServiceFailure) {
        for entry in stored {
            let key = try entry.key()
            keys[entry.id] = key.publicKey
            signer = (entry.id, key)
        }
        self.readAt = readAt
    }

    /// The key of that name; nil for a name that none has.
    subscript(name: String) -> Ed25519PublicKey? { keys[name] }

    /// Remembers a token that one of these keys has signed.
    mutating func remember(_ verifiedToken: VerifiedToken, _ token: String) {
        if verified.count >= Self.mostVerified { verified.removeAll(keepingCapacity: true) }
        verified[token] = verifiedToken
    }
}
