import UnicodeText
import Vocabulary

/// One setting that a member keeps with their account: a text under a name.
///
/// What the text means is the front ends' business, which describe their settings; what one of them cannot
/// read counts there as not set.
public struct MemberSetting: Hashable, Sendable {
    /// Lower case letters, digits and hyphens, behind a letter; at most 40 of them: `currency-form`.
    public let name: String
    /// One line of at most 200 bytes of UTF-8, NFC, without controls and what else cannot be seen; it may be
    /// empty.
    public let value: String

    /// How many settings a member may keep.
    public static let limit = 50
    /// How many bytes of UTF-8 a value may have.
    public static let largestValue = 200
    /// How many characters a name may have.
    public static let longestName = 40

    /// Puts together what was checked before: what a store or the wire gives back.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// The setting in its normal form. Throws `invalidFields` with all field errors, about `name` and
    /// `value`.
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

    /// What a setting holds.
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

    /// How many characters of a text have room in a value: people count these, and not bytes.
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
