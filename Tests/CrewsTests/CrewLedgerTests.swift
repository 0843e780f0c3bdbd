import CrewsConsole
import Testing
import Vocabulary

@testable import Crews

@Suite struct CrewLedgerTests {
    static let month = CivilMonth.november
    static let crew = CrewID(RawIdentifier(high: 9, low: 1))
    static let order = OrderID(RawIdentifier(high: 9, low: 2))
    static let start = month.firstDay.koreanStart

    /// A posting so many seconds after the beginning of November in Korea.
    static func posting(
        _ sequence: Int64, _ gained: Int64, _ kind: LedgerPostingKind = .earned, of order: OrderID? = nil,
        after seconds: Int64
    ) -> PayeePosting {
        PayeePosting(
            sequence: sequence, kind: kind, order: order, amount: Money(gained, .krw),
            at: start.advanced(by: .seconds(seconds)))
    }

    static func entry(
        _ low: UInt64, _ flow: CashFlow, _ amount: Int64, _ purpose: String = "물", day: Int64
    ) -> CashEntry {
        CashEntry(
            id: CashEntryID(RawIdentifier(high: 9, low: low)), crew: crew,
            author: MemberID(RawIdentifier(high: 9, low: 3)), flow: flow, amount: Money(amount, .krw),
            purpose: purpose, day: month.firstDay.advanced(byDays: day), receipt: nil, takesBack: nil,
            createdAt: start)
    }
}

extension CrewLedgerTests {
    @Test func theGatewaysMonthEndsAtKoreanMidnights() throws {
        let latest = [
            Self.posting(5, 5, after: 30 * 86_400), Self.posting(4, 4, after: 30 * 86_400 - 1),
            Self.posting(3, 0, after: 100), Self.posting(2, 2, after: 0), Self.posting(1, 1, after: -1),
        ]
        let gateway = try #require(GatewayMonth(of: Self.month, latest, areAll: true, balance: 12))
        #expect(gateway.opening == 1)
        #expect(gateway.postings.map(\.amount.minorUnits) == [2, 4], "The oldest first, without zeros")
    }

    @Test func theOpeningFollowsFromTheBalanceWhereNotAllPostingsAreRead() throws {
        let latest = [Self.posting(9, -300, after: 50), Self.posting(8, 100, after: -50)]
        let gateway = try #require(GatewayMonth(of: Self.month, latest, areAll: false, balance: 1_000))
        #expect(gateway.opening == 1_300)
    }

    @Test func booksThatDoNotSumUpAreNone() {
        let latest = [Self.posting(1, 100, after: 0)]
        #expect(GatewayMonth(of: Self.month, latest, areAll: true, balance: 99) == nil)
    }

    @Test func twoColumnsOfOneMonth() throws {
        let ledger = try Self.ledger()
        #expect(ledger.gateway == LedgerBalance(opening: 10_000, closing: 36_100))
        #expect(ledger.cash == LedgerBalance(opening: 5_000, closing: -15_000))
        #expect(ledger.lines.map(\.gained) == [29_100, -30_000, -3_000, 10_000])
        #expect(ledger.lines.map(\.column) == [.gateway, .cash, .gateway, .cash])
        #expect(
            ledger.lines.map(\.day) == [0, 1, 3, 3].map { Self.month.firstDay.advanced(byDays: $0) })
    }

    @Test func whatOrdersWereFor() throws {
        let matters = try Self.ledger().lines.filter { $0.column == .gateway }.map(\.matter)
        #expect(matters == [.posting(.earned, .dues(Self.month)), .posting(.payout, .none)])
        #expect(CrewPayment(Self.order, [:]) == .fee)
    }

    @Test func aMonthWithoutLinesKeepsItsBalances() throws {
        let gateway = try #require(GatewayMonth(of: Self.month, [], areAll: true, balance: 0))
        let ledger = CrewLedger(
            of: Self.crew, in: Self.month, gateway, dues: [:], MonthOfCash(opening: 7, entries: []))
        #expect(ledger.lines.isEmpty)
        #expect(ledger.cash == LedgerBalance(opening: 7, closing: 7))
        let codes = CrewStatement(of: ledger).rows.map(\.code)
        #expect(codes == ["opening", "closing", "opening", "closing"])
    }

    @Test func theStatementRunsTheBalance() throws {
        let rows = CrewStatement(of: try Self.ledger()).rows
        #expect(rows.map(\.balance) == [10_000, 39_100, 36_100, 36_100, 5_000, -25_000, -15_000, -15_000])
        #expect(rows.first?.day == Self.month.firstDay)
        #expect(rows.last?.day == Self.month.firstDay.advanced(byDays: 29))
        #expect(rows.map(\.purpose)[1] == "dues 2026-11")
    }

    @Test func spreadsheetsTakeNoPurposeForAFormula() throws {
        let lines = CrewStatement(of: try Self.ledger()).lines
        #expect(lines[0] == "column,day,entry,purpose,amount,balance")
        #expect(lines.contains("cash,2026-11-02,spent,'=SUM(A1:A9),-30000,-25000"))
        #expect(lines.contains("cash,2026-11-04,received,\"찬조, 고맙습니다\",10000,-15000"))
    }

    private static func ledger() throws -> CrewLedger {
        let latest = [
            posting(3, -3_000, .payout, after: 3 * 86_400 + 5), posting(2, 29_100, of: order, after: 10),
            posting(1, 10_000, after: -10),
        ]
        let gateway = try #require(GatewayMonth(of: month, latest, areAll: true, balance: 36_100))
        let cash = MonthOfCash(
            opening: 5_000,
            entries: [
                entry(5, .spent, 30_000, "=SUM(A1:A9)", day: 1),
                entry(6, .received, 10_000, "찬조, 고맙습니다", day: 3),
            ])
        let due = DueMachineTests.open
        return CrewLedger(of: crew, in: month, gateway, dues: [order: due], cash)
    }
}

extension CrewLedgerTests {
    static let now = month.firstDay.advanced(byDays: 15).koreanStart

    @Test func anEntryThatTakesBackIsTheReverse() throws {
        var draft = CashDraft()
        (draft.flow, draft.amount, draft.purpose) = (.spent, -5, "\u{110E}\u{116E}\u{11A8}구공")
        let earlier = Self.entry(5, .spent, 30_000, day: 1)
        draft.takesBack = earlier.id
        let id = CashEntryID(RawIdentifier(high: 9, low: 8))
        let entry = try draft.checked(
            id, in: Self.crew, by: earlier.author, takingBack: earlier, at: Self.now)
        #expect(entry.gained == 30_000)
        #expect(Array(entry.purpose.unicodeScalars) == Array("축구공".unicodeScalars), "It is kept in NFC")
        #expect(entry.day == Self.now.koreanDay)
    }

    @Test func accountsAreMasked() throws {
        let account = try PayoutAccount(
            bank: "국민은행", number: "123-456-7890123", holder: "느티나무"
        ).checked()
        #expect("\(account)" == "국민은행 ****0123")
        var text = ""
        dump(account, to: &text)
        #expect(!text.contains("4567890"), "A dump must not have the number")
    }
}
