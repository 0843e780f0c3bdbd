/// Encodes text for header fields.
enum HeaderText {
    /// The text itself if it is plain ASCII, else encoded words (RFC 2047, section 2) of at most 75
    /// characters, each on a folded line. Control characters, which could forge a header, become blanks.
    static func encoded(_ text: String) -> String {
        let clean = String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
        if clean.utf8.count <= 60, clean.unicodeScalars.allSatisfy(isPlain) { return clean }
        return words(clean).map { "=?UTF-8?B?\(Base64.text(Array($0.utf8)))?=" }.joined(separator: "\r\n ")
    }

    /// An address without characters that could end it early or begin another field.
    static func address(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { !isControl($0) && $0 != "<" && $0 != ">" && $0 != " " }))
    }

    /// Splits the text into pieces of at most 45 bytes (60 in base64) at character boundaries.
    private static func words(_ text: String) -> [String] {
        var words: [String] = [""]
        var size = 0
        for scalar in text.unicodeScalars {
            let count = String(scalar).utf8.count
            if size + count > 45 {
                words.append("")
                size = 0
            }
            words[words.count - 1].unicodeScalars.append(scalar)
            size += count
        }
        return words
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 || scalar.value == 127
    }

    /// Letters, digits, blanks and hyphens, which need neither quotes nor encoding in a name.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "-" || (48...57).contains(scalar.value) || (65...90).contains(scalar.value)
            || (97...122).contains(scalar.value)
    }
}

/// Base64 with padding (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                text.append(
                    index <= group.count ? alphabet[word >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
