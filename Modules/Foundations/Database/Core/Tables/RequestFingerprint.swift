import Hashing
import Vocabulary

/// Identifies the content of a request in a table: the first 128 bits of SHA-256 (FIPS 180-4) of its bytes.
///
/// Two contents with the same fingerprint cannot be found in practice. It does not protect secrets: guesses
/// can be tested against it fast.
struct RequestFingerprint: Hashable, Sendable {
    /// The bits.
    let bits: RawIdentifier

    /// The fingerprint of a request's content.
    init(_ content: RequestContent) {
        let digest = SHA256.digest(of: content.bytes)
        bits = RawIdentifier(high: Self.number(digest[..<8]), low: Self.number(digest[8..<16]))
    }

    /// 26 characters of base 32, as they stand in the tables.
    var text: String { bits.base32 }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
