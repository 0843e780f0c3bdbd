import UnicodeText
import Vocabulary

/// The rules of passwords: length and familiarity, nothing about kinds of characters (NIST SP 800-63B,
/// 5.1.1.2).
enum PasswordRules {
    static let shortest = 8
    static let longest = 128

    /// The form that is hashed (RFC 8265, section 4.2, uses NFC; NFKC makes half- and full-width the same
    /// as well).
    static func normalised(_ typed: String) -> String { typed.nfkc }

    /// The rule that a normalised password breaks; nil if it is valid.
    static func broken(by password: String, email: String, nickname: String) -> FieldError.Rule? {
        if password.isEmpty { return .required }
        if password.unicodeScalars.contains(where: \.isControl) { return .forbiddenCharacters }
        if password.count < shortest { return .tooShort(minimum: shortest) }
        if !isHashable(password) { return .tooLong(maximum: longest) }
        let folded = password.folded
        let localPart = email.prefix { $0 != "@" }
        if CommonPasswords.contains(folded) || holds(folded, String(localPart)) || holds(folded, nickname) {
            return .tooCommon
        }
        return nil
    }

    /// Whether the password is short enough to be hashed.
    static func isHashable(_ password: String) -> Bool {
        password.count <= longest && password.utf8.count <= longest * 8
    }

    /// Names of less than four bytes (`kim`, but not `민준`) are ignored: too many good passwords contain
    /// them.
    private static func holds(_ folded: String, _ name: String) -> Bool {
        let name = name.folded
        guard name.utf8.count >= 4 else { return false }
        return Array(folded.utf8).holds(Array(name.utf8))
    }
}

extension [UInt8] {
    fileprivate func holds(_ part: [UInt8]) -> Bool {
        guard count >= part.count else { return false }
        return (0...count - part.count).contains { self[$0..<$0 + part.count].elementsEqual(part) }
    }
}
