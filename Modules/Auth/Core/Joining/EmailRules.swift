import UnicodeText
import Vocabulary

/// The form of an email address: the dot-atom addresses of RFC 5321 (section 4.1.2) with a domain name in
/// letters, digits and hyphens (RFC 1123, section 2.1), internationalised ones in their `xn--` form (RFC
/// 5890).
enum EmailRules {
    static let example = "name@example.com"

    /// The address without blanks around it, NFC, its domain in lower case.
    static func normalised(_ typed: String) -> String {
        let text = typed.trimmed.nfc
        guard let mark = text.lastIndex(of: "@") else { return text }
        return text[..<mark] + text[mark...].lowercased()
    }

    /// The look-up form of an address; empty, which no member has, if it is not an address.
    static func key(of typed: String) -> String {
        let email = normalised(typed)
        return broken(by: email) == nil ? email.folded : ""
    }

    /// The rule that a normalised address breaks; nil if it is valid.
    static func broken(by email: String) -> FieldError.Rule? {
        if email.isEmpty { return .required }
        if email.utf8.count > 254 { return .tooLong(maximum: 254) }
        let sides = email.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard sides.count == 2, isLocalPart(sides[0]), isDomain(sides[1]) else {
            return .malformed(expected: example)
        }
        return nil
    }

    private static func isLocalPart(_ part: Substring.UTF8View) -> Bool {
        guard (1...64).contains(part.count) else { return false }
        return part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { atom in
            !atom.isEmpty && atom.allSatisfy { isLetterOrDigit($0) || atomMarks.contains($0) }
        }
    }

    private static func isDomain(_ part: Substring.UTF8View) -> Bool {
        let labels = part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy(isLabel), let top = labels.last else { return false }
        let isPunycode = top.starts(with: "xn--".utf8) && top.count > 4
        return isPunycode || (top.count >= 2 && top.allSatisfy(isLetter))
    }

    private static func isLabel(_ label: Substring.UTF8View) -> Bool {
        let hyphen = UInt8(ascii: "-")
        return (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
            && label.allSatisfy { isLetterOrDigit($0) || $0 == hyphen }
    }

    /// The characters of an atom besides letters and digits (RFC 5322, section 3.2.3).
    private static let atomMarks = Set("!#$%&'*+-/=?^_`{|}~".utf8)

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || (48...57).contains(byte) }
}
