/// What may be a name of a zone.
enum ZoneName {
    /// The longest name; those of the database have at most 32 bytes.
    static let mostBytes = 64

    /// `Asia/Seoul`: up to three parts of letters, digits, `_`, `-` and `+`, the first letter large. So it
    /// never leads out of the folder; files that are no zones (`posixrules`, `tzdata.zi`) and the copies
    /// that count leap seconds (`right/`) are no names.
    static func isName(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.count <= mostBytes, let first = bytes.first, (65...90).contains(first) else {
            return false
        }
        let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count <= 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isSafe) }
    }

    /// Whether names, and what offsets are called, may have the character.
    static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        }
    }
}
