import CSodium

/// Base64url without padding (RFC 4648, section 5; RFC 7515, section 2), in canonical form only.
public enum Base64URL {
    private static let variant = Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING)

    /// The text of the bytes.
    public static func encode(_ bytes: [UInt8]) -> String {
        let size = sodium_base64_encoded_len(bytes.count, variant)
        var text = [CChar](repeating: 0, count: size)
        sodium_bin2base64(&text, size, bytes, bytes.count, variant)
        // The last character is C's terminating zero.
        return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Decodes the text; nil unless it is exactly what `encode` returns. Padding, blanks, letters of
    /// standard base64 and extra bits after the last byte are rejected.
    public static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        let text = text.map(CChar.init(bitPattern:))
        var bytes = [UInt8](repeating: 0, count: text.count / 4 * 3 + 2)
        var count = 0
        let result = sodium_base642bin(&bytes, bytes.count, text, text.count, nil, &count, nil, variant)
        guard result == 0 else { return nil }
        bytes.removeSubrange(count...)
        return bytes
    }

    /// Decodes a string, with the same rules.
    public static func decode(_ text: String) -> [UInt8]? { decode(text.utf8) }
}
