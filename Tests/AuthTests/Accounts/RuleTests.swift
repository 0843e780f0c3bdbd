import Testing
import UnicodeText
import Vocabulary

@testable import Auth

/// The rules of single fields, as tables of cases.
struct RuleTests {
    @Test(arguments: [
        "a@b.co", "name.surname+tag@sub.example.com", "o'neil@example.org", "x@xn--3e0b707e.xn--3e0b707e",
        "A@EXAMPLE.COM", "1@2.museum", " spaced@example.com ",
    ])
    func emailIsTaken(_ email: String) {
        #expect(EmailRules.broken(by: EmailRules.normalised(email)) == nil)
    }

    @Test(arguments: [
        "a", "a@", "@b.co", "a@b", "a@b.c", "a@b.1", "a@b.c0", "a b@c.de", "a..b@c.de", ".a@c.de", "a.@c.de",
        "a@-c.de", "a@c-.de", "a@c..de", "a@b@c.de", "보라@example.com", "a@예제.한국", "a@b.xn--", "\"a\"@b.co",
        "a@b.co\u{0}", "a@[127.0.0.1]", "＠example.com", String(repeating: "a", count: 65) + "@b.co",
    ])
    func emailIsRefused(_ email: String) {
        let rule = EmailRules.broken(by: EmailRules.normalised(email))
        #expect(rule == .malformed(expected: "name@example.com"), "\(email) is no address")
    }

    @Test func emailHasAnEnd() {
        let domain = Array(repeating: String(repeating: "d", count: 61), count: 4).joined(separator: ".")
        #expect(EmailRules.broken(by: "abcd@\(domain).de") == .tooLong(maximum: 254))
        #expect(EmailRules.broken(by: "") == .required)
    }

    @Test(arguments: [
        ("010-1234-5678", "01012345678"), ("+82 10 1234 5678", "+821012345678"), ("12345678", "12345678"),
    ])
    func phoneIsNormalised(_ typed: String, _ kept: String) {
        #expect(PhoneRules.normalised(typed) == kept)
    }

    @Test(arguments: [
        "1234567", "1234567890123456", "010_1234_5678", "-01012345678", "01012345678-", "+", "１２３４５６７８",
    ])
    func phoneIsRefused(_ typed: String) {
        #expect(PhoneRules.normalised(typed) == nil)
    }

    @Test(arguments: [
        "123-45-67891", "1234567891", " 124-81-00998", "220 81 62517",
    ])
    func registrationNumberIsTaken(_ typed: String) throws {
        let number = try #require(RegistrationNumberRules.normalised(typed))
        #expect(Array(number.utf8) == typed.utf8.filter { (48...57).contains($0) })
    }

    @Test(arguments: [
        "", "123-45-67890", "213-45-67891", "123456789", "12345678911", "000-00-00000", "１２３４５６７８９１",
        "123_45_67891", "123-45-6789a", "1------------------234567891",
    ])
    func registrationNumberIsRefused(_ typed: String) {
        #expect(RegistrationNumberRules.normalised(typed) == nil, "\(typed) has no check digit that fits")
    }

    @Test func aRegistrationNumberIsWrittenWithHyphens() {
        func written(_ number: String) -> String {
            BusinessDisclosure(
                name: "", representative: "", address: "", phone: "", email: "", registrationNumber: number
            ).writtenRegistrationNumber
        }
        #expect(written("1234567891") == "123-45-67891")
        #expect(written("12345") == "12345", "what an older database may hold")
    }

    @Test(
        arguments: [
            ("보라", nil), ("ab", nil), (String(repeating: "가", count: 20), nil), ("보👩‍👩‍👧", nil),
            ("", FieldError.Rule.required),
            ("가", .tooShort(minimum: 2)), (String(repeating: "가", count: 21), .tooLong(maximum: 20)),
            ("보 라", .forbiddenCharacters), ("보\u{3000}라", .forbiddenCharacters),
            ("a\u{202E}b", .forbiddenCharacters),
            ("a\u{1B}[2J", .forbiddenCharacters), ("ab\u{200B}", .forbiddenCharacters),
            ("a" + String(repeating: "\u{301}", count: 300) + "b", .tooLong(maximum: 20)),
        ] as [(String, FieldError.Rule?)])
    func nickname(_ nickname: String, _ rule: FieldError.Rule?) {
        #expect(NicknameRules.broken(by: nickname.nfc) == rule)
    }

    @Test(
        arguments: [
            ("느티나무 그늘 아래", nil), ("correct horse battery", nil),
            (String(repeating: "가나다라", count: 32), .tooCommon),
            ("일이삼사오육칠팔", nil), ("zxcvbnm,", .tooCommon), ("qwertyuiop", .tooCommon), ("aaaaaaaa", .tooCommon),
            ("abcdefgh", .tooCommon), ("98765432", .tooCommon), ("iloveyou2024", .tooCommon),
            ("PassWord!", .tooCommon),
            ("dkssudgktpdy", .tooCommon), ("minjun.kim.77", .tooCommon), ("x보라돌이y1234", .tooCommon),
            ("가나다라마바사", .tooShort(minimum: 8)), ("line\nfeeds here", .forbiddenCharacters), ("", .required),
        ] as [(String, FieldError.Rule?)])
    func password(_ password: String, _ rule: FieldError.Rule?) {
        let broken = PasswordRules.broken(
            by: PasswordRules.normalised(password), email: "minjun.kim@example.com", nickname: "보라돌이")
        #expect(broken == rule)
    }

    @Test func passwordsMayBeLong() {
        let long = String("0123456789가나다라마바사아자차카타파하".shuffled(by: 7).prefix(64))
        let text = String((long + long + long + long + long + long).prefix(128))
        #expect(PasswordRules.broken(by: text, email: "a@b.co", nickname: "nobody") == nil)
        #expect(
            PasswordRules.broken(by: text + "x", email: "a@b.co", nickname: "nobody")
                == .tooLong(maximum: 128))
    }

    @Test func thereAreManyCommonPasswords() {
        #expect(CommonPasswords.all.count > 1000)
        let unfolded = CommonPasswords.all.filter { $0 != $0.folded }
        #expect(unfolded.isEmpty, "these would never match: write them folded")
    }

    @Test(arguments: [
        ("2026-11-21", "2012-11-21"), ("2024-02-29", "2010-02-28"), ("2026-03-01", "2012-03-01"),
    ])
    func youngest(_ today: String, _ birthday: String) throws {
        let today = try #require(CivilDay(today))
        let allowed = BirthdayRules.allowed(today: today)
        #expect("\(allowed.upperBound)" == birthday)
        #expect("\(allowed.lowerBound)" == "1900-01-01")
    }

    @Test func theDayIsThatOfKorea() {
        let lateEvening = Timestamp(rfc3339: "2026-11-20T15:00:00Z")
        #expect(lateEvening?.dayInKorea == CivilDay("2026-11-21"))
        #expect(Timestamp(microseconds: -1).dayInKorea == CivilDay("1970-01-01"))
        #expect(Timestamp(microseconds: -33_000_000_000).dayInKorea == CivilDay("1969-12-31"))
    }

    @Test(arguments: [
        ("  노트북\u{7}\n ", "노트북"), ("", ""),
        (String(repeating: "가", count: 120), String(repeating: "가", count: 100)),
    ])
    func deviceIsCleaned(_ typed: String, _ kept: String) {
        #expect(AuthPolicy.device(typed) == kept)
    }
}

extension String {
    /// Every n-th character in turn, so that nothing stands in a known order.
    fileprivate func shuffled(by step: Int) -> String {
        let characters = Array(self)
        return String(characters.indices.map { characters[$0 * step % characters.count] })
    }
}
