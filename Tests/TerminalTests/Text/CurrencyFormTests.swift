import Terminal
import Testing
import Vocabulary

@Suite struct CurrencyFormTests {
    @Test(arguments: [
        (Money(12_000, .krw), "₩12,000", "12,000 KRW"), (Money(1_250, .usd), "$12.50", "12.50 USD"),
        (Money(-300, .eur), "-€3.00", "-3.00 EUR"), (Money(0, .jpy), "¥0", "0 JPY"),
    ])
    func amountsAreWrittenAsThePersonWants(_ money: Money, _ symbol: String, _ code: String) {
        for language in Language.allCases {
            #expect(money.text(in: language) == symbol)
            #expect(CurrencyForm.$current.withValue(.code) { money.text(in: language) } == code)
        }
    }
}
