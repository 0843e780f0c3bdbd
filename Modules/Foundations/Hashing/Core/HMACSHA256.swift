import CSodium

/// Incremental HMAC (RFC 2104) with SHA-256. Making or checking a code requires the key.
public struct HMACSHA256: Sendable {
    /// How many bytes a code has.
    public static let codeSize = 32

    private var state = crypto_auth_hmacsha256_state()

    /// Begins with no bytes, under a key of any length. RFC 2104 advises at least 32 random bytes.
    public init(key: [UInt8]) {
        crypto_auth_hmacsha256_init(&state, key, key.count)
    }

    /// Adds bytes. How they are split into pieces does not affect the code.
    public mutating func update(_ bytes: [UInt8]) {
        crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
    }

    /// The code of all bytes so far, 32 bytes; more may be added afterwards.
    public var code: [UInt8] {
        var (state, code) = (state, [UInt8](repeating: 0, count: Self.codeSize))
        crypto_auth_hmacsha256_final(&state, &code)
        return code
    }

    /// The code of bytes given at once, 32 bytes.
    public static func code(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var whole = HMACSHA256(key: key)
        whole.update(bytes)
        return whole.code
    }

    /// Whether `code` is the complete code of the bytes under the key. Compares in constant time.
    public static func isCode(_ code: [UInt8], of bytes: [UInt8], key: [UInt8]) -> Bool {
        ConstantTime.areEqual(code, Self.code(of: bytes, key: key))
    }
}
