import CSodium

/// HMAC (RFC 2104) with SHA-256 of bytes that come piece by piece: who does not have the key can neither make
/// nor check a code.
public struct HMACSHA256: Sendable {
    /// How many bytes a code has.
    public static let codeSize = 32

    private var state = crypto_auth_hmacsha256_state()

    /// Begins with no bytes, under a key of any length. RFC 2104 advises at least 32 random bytes.
    public init(key: [UInt8]) {
        crypto_auth_hmacsha256_init(&state, key, key.count)
    }

    /// Adds bytes. In how many pieces they come makes no difference to the code.
    public mutating func update(_ bytes: [UInt8]) {
        crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
    }

    /// The code of all bytes so far, 32 of them; more may be added afterwards.
    public var code: [UInt8] {
        var (state, code) = (state, [UInt8](repeating: 0, count: Self.codeSize))
        crypto_auth_hmacsha256_final(&state, &code)
        return code
    }

    /// The code of bytes that are all there, 32 of them.
    public static func code(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var whole = HMACSHA256(key: key)
        whole.update(bytes)
        return whole.code
    }

    /// Whether it is the whole code of the bytes under the key; how much of it is right does not show in the
    /// time this takes.
    public static func isCode(_ code: [UInt8], of bytes: [UInt8], key: [UInt8]) -> Bool {
        ConstantTime.areEqual(code, Self.code(of: bytes, key: key))
    }
}
