import Terminal
import TestKit
import Testing
import Vocabulary

@Suite struct WordingTests {
    @Test(arguments: [
        (Money(12_000, .krw), "₩12,000"), (Money(0, .krw), "₩0"), (Money(999, .krw), "₩999"),
        (Money(1_234_567, .krw), "₩1,234,567"), (Money(1_250, .usd), "$12.50"), (Money(5, .usd), "$0.05"),
        (Money(123_456_789, .eur), "€1,234,567.89"), (Money(-300, .gbp), "-£3.00"),
        (Money(1_000, .jpy), "¥1,000"),
        (Money(-1_000, .krw), "-₩1,000"), (Money(.max, .krw), "₩9,223,372,036,854,775,807"),
        (Money(.min, .krw), "-₩9,223,372,036,854,775,808"),
    ])
    func moneyIsWritten(money: Money, text: String) {
        #expect(money.text(in: .en) == text)
        #expect(money.text(in: .ko) == text)
    }

    @Test(
        arguments: [
            (0, "just now", "방금"), (59, "just now", "방금"), (60, "1 minute ago", "1분 전"),
            (200, "3 minutes ago", "3분 전"), (3_599, "59 minutes ago", "59분 전"),
            (3_600, "1 hour ago", "1시간 전"),
            (86_399, "23 hours ago", "23시간 전"), (86_400, "1 day ago", "1일 전"), (518400, "6 days ago", "6일 전"),
            (604800, "1 week ago", "1주 전"), (2505600, "4 weeks ago", "4주 전"),
            (2592000, "1 month ago", "1개월 전"), (31449600, "12 months ago", "12개월 전"),
            (31536000, "1 year ago", "1년 전"), (69120000, "2 years ago", "2년 전"),
            (-1, "in a moment", "곧"), (-60, "in 1 minute", "1분 후"), (-600, "in 10 minutes", "10분 후"),
            (-7_200, "in 2 hours", "2시간 후"), (-1209600, "in 2 weeks", "2주 후"),
        ] as [(Int64, String, String)])
    func timesAreRelative(ago: Int64, english: String, korean: String) {
        let now = Timestamp(microseconds: 1_795_284_000_000_000)
        let moment = Timestamp(microseconds: now.microseconds - ago * 1_000_000)
        #expect(moment.relative(to: now, in: .en) == english)
        #expect(moment.relative(to: now, in: .ko) == korean)
    }

    @Test(
        arguments: [
            ("2026-11-21T09:46:00Z", 32_400, "2026-11-21 18:46"),
            ("2026-11-21T09:46:59Z", 0, "2026-11-21 09:46"),
            ("2026-12-31T20:00:00Z", 32_400, "2027-01-01 05:00"),
            ("2026-01-01T00:30:00Z", -3600, "2025-12-31 23:30"),
            ("1969-12-31T23:59:59Z", 0, "1969-12-31 23:59"),
            ("2026-11-21T00:00:00Z", 19_800, "2026-11-21 05:30"),
        ] as [(String, Int64, String)])
    func timesAreAbsolute(moment: String, offset: Int64, text: String) throws {
        #expect(try #require(Timestamp(rfc3339: moment)).absolute(in: .fixed(offset)) == text)
    }

    @Test(arguments: [
        ("2026-07-01T12:00:00Z", "2026-07-01 08:00"), ("2026-12-01T12:00:00Z", "2026-12-01 07:00"),
        ("2026-11-01T05:59:59Z", "2026-11-01 01:59 EDT"),
        ("2026-11-01T06:00:00Z", "2026-11-01 01:00 EST"), ("2026-11-01T07:00:00Z", "2026-11-01 02:00"),
    ])
    func summerIsShownByItsOwnOffset(moment: String, text: String) throws {
        let zone = try #require(ZoneRules(posix: "EST5EDT,M3.2.0,M11.1.0"))
        #expect(try #require(Timestamp(rfc3339: moment)).absolute(in: zone) == text)
    }

    static let rules: [FieldError.Rule] = [
        .required, .tooShort(minimum: 8), .tooLong(maximum: 100), .outOfRange(minimum: 1, maximum: 99),
        .malformed(expected: "a@b.kr"), .unknown(allowed: ["S", "M", "L"]), .taken, .forbiddenCharacters,
        .tooCommon,
        .mixedCurrencies, .exceeds(field: "price"), .unexpected, .mismatch, .reserved,
        .repeated, .unusable, .tooEarly(earliest: "2026-12"), .tooLate(latest: "2026-11-21"),
        .wholeUnits(of: "KRW"),
    ]

    @Test func everyRuleIsWordedInBothLanguages() throws {
        let naming: (String) -> Phrase? = { ["price": Phrase(en: "Price", ko: "가격")][$0] }
        let lines = Self.rules.map { rule in
            let phrase = FieldError("price", rule).phrase(naming: naming)
            return "\(rule.code)\n  \(phrase.en)\n  \(phrase.ko)\n"
        }
        try GoldenFolder("Terminal").expect(lines.joined(), "field-errors.txt")
    }
}
