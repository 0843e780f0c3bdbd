import SampleKit
import Testing
import Vocabulary

@Suite struct MoneyTests {
    @Test func amountsOfOneCurrencyAddUp() throws {
        #expect(try Money(12_000, .krw).adding(Money(-2_000, .krw)) == Money(10_000, .krw))
        #expect(try Money(1_250, .usd).subtracting(Money(1_300, .usd)) == Money(-50, .usd))
        #expect(try Money(1_250, .usd).multiplied(by: -3) == Money(-3_750, .usd))
        #expect(try Money(.max, .krw).adding(Money(0, .krw)) == Money(.max, .krw))
        #expect(try Money(.min, .krw).multiplied(by: 1) == Money(.min, .krw))
    }

    @Test func mixedCurrenciesAreRefused() {
        #expect(throws: MoneyError.mixedCurrencies(.krw, .usd)) { try Money(1, .krw).adding(Money(1, .usd)) }
        #expect(throws: MoneyError.mixedCurrencies(.eur, .gbp)) {
            try Money(1, .eur).subtracting(Money(1, .gbp))
        }
    }

    @Test func overflowIsRefused() {
        #expect(throws: MoneyError.overflow) { try Money(.max, .krw).adding(Money(1, .krw)) }
        #expect(throws: MoneyError.overflow) { try Money(.min, .krw).subtracting(Money(1, .krw)) }
        #expect(throws: MoneyError.overflow) { try Money(0, .krw).subtracting(Money(.min, .krw)) }
        #expect(throws: MoneyError.overflow) { try Money(.max, .jpy).multiplied(by: 2) }
        #expect(throws: MoneyError.overflow) { try Money(.min, .jpy).multiplied(by: -1) }
    }

    @Test func equalNumbersOfDifferentCurrenciesDiffer() {
        #expect(Money(100, .krw) != Money(100, .jpy))
        #expect(Set(Currency.allCases.map { Money(1, $0) }).count == Currency.allCases.count)
    }

    @Test(arguments: [
        (Currency.krw, 0), (.jpy, 0), (.usd, 2), (.eur, 2), (.gbp, 2),
    ])
    func minorDigitsAreThoseOfTheStandard(_ currency: Currency, _ digits: Int) {
        #expect(currency.minorDigits == digits)
        #expect(currency.rawValue.utf8.count == 3)
    }
}

@Suite struct MoneyDecimalTests {
    @Test(
        arguments: [
            ("12000", .krw, 12_000), ("12,000", .krw, 12_000), ("0", .krw, 0), ("-0", .krw, 0),
            ("007", .jpy, 7),
            ("1,234,567", .jpy, 1_234_567), ("-12,000", .krw, -12_000), ("12.50", .usd, 1_250),
            ("12.5", .usd, 1_250),
            ("12", .usd, 1_200), ("0.05", .eur, 5), ("-0.05", .eur, -5), ("-1,234.56", .gbp, -123_456),
            ("9223372036854775807", .krw, .max), ("-9223372036854775808", .krw, .min),
            ("92233720368547758.07", .usd, .max), ("-92233720368547758.08", .usd, .min),
        ] as [(String, Currency, Int64)])
    func decimalAmountsAreRead(_ text: String, _ currency: Currency, _ minorUnits: Int64) {
        #expect(Money(decimal: text, currency) == Money(minorUnits, currency))
    }

    @Test(
        arguments: [
            ("", .krw), ("-", .krw), ("+1", .krw), ("--1", .krw), ("1 000", .krw), (" 1", .krw),
            ("1e3", .krw),
            ("12.0", .krw), ("12.", .krw), ("12.", .usd), (".5", .usd), ("12.345", .usd), ("1.2.3", .usd),
            ("12,00", .krw), ("1,2345", .krw), ("1234,567", .krw), (",123", .krw), ("123,", .krw),
            ("1,,000", .krw),
            ("12.5,0", .usd), ("1-", .krw), ("12.-5", .usd), ("₩12,000", .krw), ("１２", .krw), ("만원", .krw),
            ("9223372036854775808", .krw), ("-9223372036854775809", .krw), ("92233720368547758.08", .usd),
            ("1.5\u{301}", .usd), ("1\u{301}", .krw), ("0x10", .krw),
        ] as [(String, Currency)])
    func anythingElseIsRefused(_ text: String, _ currency: Currency) {
        #expect(Money(decimal: text, currency) == nil, "'\(text)' is no amount of \(currency.rawValue).")
    }

    @Test(arguments: [
        (Money(12_000, .krw), "12000"), (Money(0, .usd), "0.00"), (Money(5, .usd), "0.05"),
        (Money(-5, .usd), "-0.05"),
        (Money(-1_250, .gbp), "-12.50"), (Money(.min, .jpy), "-9223372036854775808"),
        (Money(.min, .eur), "-92233720368547758.08"),
    ])
    func amountsAreWrittenAsDecimals(_ money: Money, _ text: String) {
        #expect(money.decimal == text)
    }

    @Test(arguments: Currency.allCases)
    func decimalsRoundTrip(_ currency: Currency) {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<200 {
            let money = Money(
                Int64(bitPattern: random.next()) >> Int64.random(in: 0...60, using: &random), currency)
            #expect(Money(decimal: money.decimal, currency) == money)
        }
    }
}
