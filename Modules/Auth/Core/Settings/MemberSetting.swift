import UnicodeText
import Vocabulary

/// One setting in a member's account: a text under a name.
///
/// Front ends define the meaning of the text. A front end treats a text it cannot read as not set.
public struct MemberSetting: Hashable, Sendable {
    /// A lower case letter, then lower case letters, digits and hyphens, at most 40 characters:
    /// `currency-form`.
    public let name: String
    /// One line of at most 200 bytes of UTF-8, NFC, without control and invisible characters; may be empty.
    public let value: String

    /// The most settings of a member.
    public static let limit = 50
    /// The largest value in bytes of UTF-8.
    public static let largestValue = 200
    /// The longest name in characters.
    public static let longestName = 40

    /// Memberwise; for values that were validated before, from a store or the wire.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// The normalised setting. Throws `invalidFields` with all field errors, about `name` and `value`.
    public init(named name: String, typed value: String) throws(AuthError) {
        var form = FormReader()
        self.init(name: form.settingName(name), value: form.settingValue(value))
        try form.finish()
    }
}

extension FormReader {
    /// The name of a setting.
    mutating func settingName(_ name: String) -> String {
        if !SettingRules.isName(name) { addError("name", .malformed(expected: SettingRules.example)) }
        return name
    }

    /// The value of a setting.
    mutating func settingValue(_ typed: String) -> String {
        let value = typed.nfc
        if !value.isPlainLine {
            addError("value", .forbiddenCharacters)
        } else if value.utf8.count > MemberSetting.largestValue {
            addError("value", .tooLong(maximum: SettingRules.charactersThatFit(of: value)))
        }
        return value
    }
}

/// The rules of settings.
private enum SettingRules {
    static let example = "currency-form"

    static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (97...122).contains(first),
            name.utf8.count <= MemberSetting.longestName
        else { return false }
        return name.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
        }
    }

    /// How many characters of the text fit into a value, for messages: people count characters, not bytes.
    static func charactersThatFit(of text: String) -> Int {
        var (count, size) = (0, 0)
        for character in text {
            size += character.utf8.count
            if size > MemberSetting.largestValue { break }
            count += 1
        }
        return count
    }
}
