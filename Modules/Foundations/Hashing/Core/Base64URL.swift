/// Base64url without padding (RFC 4648, section 5; RFC 7515, section 2), in canonical form only.
public enum Base64URL {
    /// The text of the bytes.
    public static func encode(_ bytes: [UInt8]) -> String { Base64Form.forURLs.encode(bytes) }

    /// Decodes the text; nil unless it is exactly what `encode` returns. Padding, blanks, letters of
    /// standard base64 and extra bits after the last byte are rejected.
    public static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? { Base64Form.forURLs.decode(text) }

    /// Decodes a string, with the same rules.
    public static func decode(_ text: String) -> [UInt8]? { decode(text.utf8) }
}
