import Testing
import Vocabulary

@Suite struct PurchaseTests {
    private static let moment = Timestamp(microseconds: 1_767_225_600_000_000)

    private static func day(_ number: Int64) -> Timestamp { moment.advanced(by: .seconds(number * 86_400)) }

    /// All until the first day, half until the second, an odd share until the third.
    private static let terms = RefundTerms(
        [
            .init(until: day(1), basisPoints: 10_000), .init(until: day(2), basisPoints: 5_000),
            .init(until: day(3), basisPoints: 3_333),
        ], english: "All of it for a day.", korean: "하루 안에는 전액 환불")

    @Test(
        arguments: [
            (0, 10_000, 10_000), (1, 10_000, 5_000), (2, 10_000, 3_333), (3, 10_000, 0), (99, 10_000, 0),
            (-1, 10_000, 10_000), (1, 9_999, 4_999), (2, 9_999, 3_332), (2, 1, 0), (2, 4, 1), (1, 1, 0),
            (0, 0, 0), (0, Int64.max, .max), (1, Int64.max, 4_611_686_018_427_387_903),
        ] as [(Int64, Int64, Int64)])
    func theStepOfTheDayIsGivenBackRoundedDown(day: Int64, paid: Int64, refund: Int64) {
        let given = Self.terms.refund(of: Money(paid, .krw), at: Self.day(day))
        #expect(given == Money(refund, .krw))
    }

    @Test func aStepEndsAtItsMoment() {
        let paid = Money(10_000, .krw)
        let last = Self.day(1).advanced(by: .microseconds(-1))
        #expect(Self.terms.refund(of: paid, at: last) == paid)
        #expect(Self.terms.refund(of: paid, at: Self.day(1)) == Money(5_000, .krw))
    }

    @Test func withoutStepsNothingIsGivenBack() {
        let none = RefundTerms([], english: "Nothing.", korean: "환불 없음")
        #expect(none.refund(of: Money(10_000, .krw), at: Self.moment) == Money(0, .krw))
    }

    /// A share beyond all would give away the house's money.
    @Test func aShareLiesBetweenNothingAndAll() {
        for (points, expected) in [(-1, 0), (10_001, 10_000), (.max, 10_000), (.min, 0)] as [(Int, Int)] {
            #expect(RefundTerms.Step(until: Self.day(1), basisPoints: points).basisPoints == expected)
        }
    }

    @Test func theWholePriceIsThatOfAllUnits() throws {
        #expect(try quote(3).total() == Money(30_000, .krw))
        #expect(throws: MoneyError.overflow) { try quote(.max).total() }
    }

    private func quote(_ quantity: Int) -> PurchaseQuote {
        let payee = MemberID(RawIdentifier(milliseconds: 1, random: (0, 1)))
        return PurchaseQuote(
            title: "느티나무 의자", unitPrice: Money(10_000, .krw), quantity: quantity,
            payee: AnyIdentifier(payee), payBy: Self.day(1), earning: .atOnce, refunds: Self.terms)
    }
}
