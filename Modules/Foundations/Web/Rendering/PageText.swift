import Mustache
import Terminal

/// Makes the values of all templates safe for HTML.
///
/// The library's own escapes characters as people see them: a quotation mark with a combining accent is none
/// to it, and would end an attribute. Here bytes decide. `TemplateLibrary` puts this in force in each
/// template.
struct PageText: MustacheContentType {
    /// The name under which templates choose it.
    static let name = "PAGE"

    /// The text with entities for `& < > " '`, and without control characters, as on a terminal.
    func escapeText(_ text: String) -> String {
        let safe = text.safeLines.joined(separator: "\n")
        guard safe.utf8.contains(where: { Self.entity(for: $0) != nil }) else { return safe }
        var bytes: [UInt8] = []
        for byte in safe.utf8 {
            if let entity = Self.entity(for: byte) { bytes += entity.utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func entity(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
