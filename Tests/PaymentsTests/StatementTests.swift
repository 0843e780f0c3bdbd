import Payments
import Testing
import Vocabulary

/// Korean months, and what accounts held in them.
@Suite struct StatementTests {
    @Test func aMonthBeginsAtMidnightInKorea() throws {
        let month = try #require(LedgerMonth("2026-11"))
        #expect((month.year, month.month, month.description) == (2026, 11, "2026-11"))
        #expect(month.start.rfc3339.hasPrefix("2026-10-31T15:00:00"))
        #expect(month.end.rfc3339.hasPrefix("2026-11-30T15:00:00"))
        let last = try #require(LedgerMonth(year: 2026, month: 12))
        #expect(last.end == LedgerMonth(year: 2027, month: 1)?.start)
    }

    @Test(arguments: [
        "", "2026", "2026-13", "2026-00", "1969-12", "9999-01", "2026-1", "2026-11-01", "２０２６-11",
    ])
    func nothingElseIsAMonth(text: String) { #expect(LedgerMonth(text) == nil) }

    @Test func aStatementAddsUp() throws {
        let month = try #require(LedgerMonth("2026-11"))
        let payee = AnyIdentifier(OrderSamples.seller)
        let before = [LedgerSum(.earned, .payeeDue, -9_000), LedgerSum(.payable, .payeeDue, 9_000)]
        let statement = LedgerStatement(
            of: payee, in: month, before: before + [LedgerSum(.payable, .payable, -9_000)],
            [
                LedgerSum(.payout, .payable, 4_000), LedgerSum(.earned, .payeeDue, -1_000),
                LedgerSum(.payable, .payeeDue, 0),
            ])
        #expect(statement.opening == [.payable: -9_000])
        #expect(statement.closing == [.payable: -5_000, .payeeDue: -1_000])
        #expect(statement.sums.map(\.posting) == [.earned, .payout])
        let gains = statement.gains
        #expect((gains.opening, gains.closing) == (9_000, 6_000))
        #expect(gains.kinds.map(\.gained) == [1_000, -4_000])
    }
}
