import CSodium

/// The library, which has to be told to begin before anything else, once (`sodium_init`).
enum SodiumLibrary {
    /// Whether it works: its tests of itself passed and it found a source of randomness.
    static let isReady = sodium_init() >= 0
}

/// Base64url without padding (RFC 4648, section 5).
func base64URL(_ bytes: [UInt8]) -> String {
    let variant = Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING)
    let size = sodium_base64_encoded_len(bytes.count, variant)
    var text = [CChar](repeating: 0, count: size)
    sodium_bin2base64(&text, size, bytes, bytes.count, variant)
    return string(text)
}

/// The text of a C string.
func string(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
