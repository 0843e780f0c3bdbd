import Listings
import Testing
import Vocabulary

@Suite struct PriceTests {
    static let largest = Price.largest

    static let cases: [(Money, Money?, FieldError?)] = [
        (Money(1, .krw), nil, nil), (Money(largest, .krw), nil, nil),
        (Money(0, .krw), nil, nil),
        (Money(0, .krw), Money(1, .krw), FieldError("discount", .outOfRange(minimum: 1, maximum: 1))),
        (Money(-1, .krw), nil, FieldError("price", .outOfRange(minimum: 0, maximum: largest))),
        (Money(.max, .krw), nil, FieldError("price", .outOfRange(minimum: 0, maximum: largest))),
        (Money(1000, .krw), Money(1, .krw), nil), (Money(1000, .usd), Money(999, .usd), nil),
        (
            Money(1000, .krw), Money(1000, .krw),
            FieldError("discount", .outOfRange(minimum: 1, maximum: 999))
        ),
        (Money(1000, .krw), Money(0, .krw), FieldError("discount", .outOfRange(minimum: 1, maximum: 999))),
        (Money(1000, .krw), Money(.min, .krw), FieldError("discount", .outOfRange(minimum: 1, maximum: 999))),
        (Money(1, .krw), Money(1, .krw), FieldError("discount", .outOfRange(minimum: 1, maximum: 1))),
        (Money(1000, .krw), Money(10, .usd), FieldError("discount", .mixedCurrencies)),
    ]

    @Test(arguments: cases)
    func discountsStayBelowThePrice(list: Money, discount: Money?, fieldError: FieldError?) {
        do throws(FieldErrorList) {
            let price = try Price(list: list, discount: discount)
            #expect(fieldError == nil, "Price.init must refuse this.")
            #expect(price.sale.minorUnits == list.minorUnits - (discount?.minorUnits ?? 0))
            #expect(price.sale.currency == list.currency)
        } catch {
            #expect(error.fieldErrors == [fieldError], "Mend the rules of Price.init.")
        }
    }

    @Test(arguments: [
        (0, 0, true), (5, 0, true), (5, 5, true), (5, 6, false), (-1, 0, false), (0, -1, false),
    ])
    func stockIsNeverNegativeNorHeldTwice(left: Int, held: Int, exists: Bool) {
        let stock = Stock(left: left, held: held)
        #expect((stock != nil) == exists)
        if let stock { #expect(stock.available == left - held) }
    }
}
