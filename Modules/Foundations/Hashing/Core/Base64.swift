/// Base64 with the standard alphabet and padding (RFC 4648, section 4), in canonical form only.
public enum Base64 {
    /// The text of the bytes; its length is a multiple of 4.
    public static func encode(_ bytes: [UInt8]) -> String { Base64Form.standard.encode(bytes) }

    /// Decodes the text; nil unless it is exactly what `encode` returns. Missing padding, blanks, letters of
    /// base64url and extra bits after the last byte are rejected.
    public static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? { Base64Form.standard.decode(text) }

    /// Decodes a string, with the same rules.
    public static func decode(_ text: String) -> [UInt8]? { decode(text.utf8) }
}
