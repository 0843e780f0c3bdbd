import UnicodeText
import Vocabulary

/// The permitted lengths of texts about a member, in characters.
public enum PersonTexts {
    /// A nickname.
    public static let nicknameLengths = 2...20
    /// An introduction.
    public static let introductionLengths = 0...300
    /// A reason given by an operator.
    public static let reasonLengths = 1...300
}

/// The rules of nicknames.
enum NicknameRules {
    /// The unique form of a nickname; empty, which no member has, if it is invalid.
    static func key(of typed: String) -> String {
        let nickname = typed.trimmed
        return broken(by: nickname.nfc) == nil ? nickname.folded : ""
    }

    /// The unique form of the nickname of a member, who may have had it before it broke a rule.
    static func key(ofMember nickname: String) -> String { nickname.trimmed.folded }

    /// The skeleton that must be unique; empty if the nickname is invalid.
    static func skeleton(of typed: String) -> String {
        let nickname = typed.trimmed
        return broken(by: nickname.nfc) == nil ? Account.skeleton(ofNickname: nickname) : ""
    }

    /// The rule that a trimmed NFC nickname breaks; nil if it is valid.
    static func broken(by nickname: String) -> FieldError.Rule? {
        let reading = rule.read(nickname)
        if let rule = reading.brokenRules.first { return rule }
        // No text can mention a name with an at sign.
        if !reading.text.isVisible || reading.text.contains("@") { return .forbiddenCharacters }
        return ReservedNames.contains(nickname) ? .reserved : nil
    }

    private static let rule = TextRule(
        .line, characters: PersonTexts.nicknameLengths, largestSize: 200, allowsBlanks: false)
}

/// The rules of introductions.
enum IntroductionRules {
    /// At most 300 characters in any number of lines.
    static let rule = TextRule(.paragraph, characters: PersonTexts.introductionLengths)
}

/// The rules of operators' reasons.
enum ReasonRules {
    static func rule(isRequired: Bool) -> TextRule {
        let lengths = PersonTexts.reasonLengths
        return TextRule(.line, characters: (isRequired ? lengths.lowerBound : 0)...lengths.upperBound)
    }
}

/// The form of phone numbers: 8 to 15 digits (ITU-T E.164 allows 15 at the most), hyphens and blanks
/// between them.
enum PhoneRules {
    static let example = "010-1234-5678"

    /// The digits, with a leading `+` if typed; nil if it is not a phone number.
    static func normalised(_ typed: String) -> String? {
        let marks = Set("- ".utf8)
        let isInternational = typed.hasPrefix("+")
        let rest = typed.utf8.dropFirst(isInternational ? 1 : 0)
        let digits = rest.filter { (48...57).contains($0) }
        guard (8...15).contains(digits.count),
            rest.allSatisfy({ (48...57).contains($0) || marks.contains($0) }),
            let first = rest.first, let last = rest.last, !marks.contains(first), !marks.contains(last)
        else { return nil }
        return (isInternational ? "+" : "") + String(decoding: digits, as: UTF8.self)
    }
}

/// The rules of birthdays.
enum BirthdayRules {
    /// Members must be at least 14 years old (the age of consent of Korea's Personal Information Protection
    /// Act, article 22-2).
    static let youngestAge: Int64 = 14

    /// The permitted birthdays: from 1900 to the day that makes a person 14 today.
    static func allowed(today: CivilDay) -> ClosedRange<CivilDay> {
        let first = CivilDay(daysSince1970: -25_567)
        let (year, month, day) = today.components
        let last =
            CivilDay(year: year - youngestAge, month: month, day: day)
            ?? CivilDay(year: year - youngestAge, month: month, day: day - 1) ?? today
        return first...max(first, last)
    }
}

extension Timestamp {
    /// The day of this moment in Korea.
    var dayInKorea: CivilDay { ZoneRules.korea.day(at: self) }
}
