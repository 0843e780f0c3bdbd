import SampleKit
import Testing
import Vocabulary

@Suite struct TypedMoneyTests {
    @Test(
        arguments: [
            ("12000", .krw, 12_000), ("100,000", .krw, 100_000), ("12000원", .krw, 12_000),
            ("3만", .krw, 30_000),
            ("1만5천원", .krw, 15_000), ("1.5만", .krw, 15_000), ("1만 5천 원", .krw, 15_000), ("0", .krw, 0),
            ("₩12,000", .krw, 12_000), ("12,000 KRW", .krw, 12_000), ("3만won", .krw, 30_000),
            ("1천2백만", .krw, 12_000_000), ("3억2천만", .krw, 320_000_000), ("5천1만", .krw, 50_010_000),
            ("1.23456천만", .krw, 12_345_600), ("-3만", .krw, -30_000), ("₩-500", .krw, -500),
            ("$12.50", .usd, 1_250), ("usd 3", .usd, 300), ("1만", .usd, 1_000_000), ("5 €", .eur, 500),
            ("9223372036854775807", .krw, .max), ("9999999999억", .krw, 999_999_999_900_000_000),
            ("9223372036854775808", .krw, .max), ("99999999999억", .krw, .max),
            ("-99,999,999,999,999,999,999", .krw, -Int64.max), ("99999999999999999999", .usd, .max),
            (
                "1\u{1106}\u{1161}\u{11AB}5\u{110E}\u{1165}\u{11AB}\u{110B}\u{116F}\u{11AB}", .krw, 15_000
            ),
        ] as [(String, Currency, Int64)])
    func amountsAreReadAsPeopleTypeThem(_ text: String, _ currency: Currency, _ units: Int64) throws {
        #expect(try Money(typed: text, currency, field: "price") == Money(units, currency))
    }

    @Test(
        arguments: [
            ("12.5", .wholeUnits(of: "KRW")), ("12.00원", .wholeUnits(of: "KRW")),
            ("1.55555만", .wholeUnits(of: "KRW")), ("$12.50", .malformed(expected: "12000 KRW")),
            ("12 000", .malformed(expected: "12000 KRW")), ("", .malformed(expected: "12000")),
            ("원", .malformed(expected: "12000")), ("만원", .malformed(expected: "12000")),
            ("싸게", .malformed(expected: "12000")), ("1만50000", .malformed(expected: "12000")),
            ("만1", .malformed(expected: "12000")), ("3만원원", .malformed(expected: "12000")),
            ("1.2.3", .malformed(expected: "12000")), ("12.", .malformed(expected: "12000")),
            ("--3", .malformed(expected: "12000")), ("1,0000", .malformed(expected: "12000")),
            ("1만99999999999999999999", .malformed(expected: "12000")),
            ("99999999999999999999.5", .wholeUnits(of: "KRW")), ("1\u{301}", .malformed(expected: "12000")),
        ] as [(String, FieldError.Rule)])
    func anythingElseSaysWhatIsWrong(_ text: String, _ rule: FieldError.Rule) {
        #expect(throws: FieldError("price", rule), "'\(text)'") {
            try Money(typed: text, .krw, field: "price")
        }
    }

    @Test func decimalsOfACurrencyThatHasThemAreLimited() {
        #expect(throws: FieldError("price", .malformed(expected: "12.50"))) {
            try Money(typed: "12.345", .usd, field: "price")
        }
    }

    @Test(arguments: Currency.allCases)
    func writtenAmountsAreReadBack(_ currency: Currency) throws {
        var random = SeededGenerator(seed: 41)
        for _ in 0..<200 {
            let units = Int64(bitPattern: random.next()) >> Int64.random(in: 1...60, using: &random)
            let money = Money(units, currency)
            #expect(try Money(typed: money.decimal, currency, field: "price") == money)
        }
    }
}
