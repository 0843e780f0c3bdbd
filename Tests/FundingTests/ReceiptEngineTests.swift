import Testing
import Vocabulary

@testable import Funding

/// The decisions about receipts: their lines, their numbers, and what becomes of old ones.
@Suite struct ReceiptEngineTests {
    private static let ids = (0...9).map { ReceiptID(RuleSamples.raw(7, $0)) }

    private static func given(
        _ number: Int, _ state: BackingState = .backed, ending: CampaignResult.Ending? = .reached
    ) -> GivenBacking {
        let backing = RuleSamples.backing(number, state, amount: Int64(number) * 10)
        return GivenBacking(backing: backing, title: "겨울 사료", state: .succeeded, ending: ending)
    }

    private static func engine(
        _ given: [GivenBacking], _ valid: [Receipt] = [], lastNumber: Int = 0
    ) -> ReceiptEngine {
        let file = ReceiptFile(
            shelter: RuleSamples.shelterID, year: 2026, member: RuleSamples.member(0), lastNumber: lastNumber,
            valid: valid, given: given)
        return ReceiptEngine(file, at: RuleSamples.moment)
    }

    private static func id(_ number: Int) -> BackingID { RuleSamples.backing(number, .backed).id }

    private static func issued(_ numbers: ClosedRange<Int>) throws -> Receipt {
        try #require(
            try engine(numbers.map { given($0) }).issueYear(to: "김하늘", as: ids[0]).receipts.first)
    }

    @Test func numbersFollowTheLastOne() throws {
        for last in [0, 1, 41] {
            let change = try Self.engine([Self.given(1)], lastNumber: last).issue(
                of: Self.id(1), to: "김하늘", as: Self.ids[1])
            #expect(change.receipts.map(\.number) == [last + 1])
            #expect(change.answer == Self.ids[1])
        }
    }

    @Test(
        arguments: [
            (BackingState.backed, CampaignResult.Ending.reached, true), (.backed, .missed, false),
            (.backed, .cancelled, false), (.backed, nil, false), (.refunding, .reached, false),
            (.refunded, .reached, false), (.returned, .reached, false),
        ] as [(BackingState, CampaignResult.Ending?, Bool)])
    func onlyWhatTheShelterKeeps(_ state: BackingState, _ ending: CampaignResult.Ending?, isDue: Bool) throws
    {
        let engine = Self.engine([Self.given(1, state, ending: ending)])
        if isDue {
            let receipt = try engine.issue(of: Self.id(1), to: "김하늘", as: Self.ids[1]).receipts.first
            #expect(receipt?.amount == RuleSamples.won(10))
        } else {
            #expect(throws: FundingError.noReceipt) {
                try engine.issue(of: Self.id(1), to: "김하늘", as: Self.ids[1])
            }
            #expect(throws: FundingError.noReceipt) { try engine.issueYear(to: "김하늘", as: Self.ids[1]) }
        }
    }

    @Test func aYearMergesWhatIsRight() throws {
        let single = try #require(
            try Self.engine([Self.given(1)]).issue(of: Self.id(1), to: "김하늘", as: Self.ids[0]).receipts.first)
        let engine = Self.engine([Self.given(1), Self.given(2)], [single], lastNumber: 1)
        let change = try engine.issueYear(to: "김하늘", as: Self.ids[1])
        #expect(change.receipts.map(\.number) == [2, 1])
        #expect(change.receipts.last?.void?.reason == .merged)
        #expect(change.receipts.last?.void?.replacedBy == Self.ids[1])
        let whole = try #require(change.receipts.first)
        let again = Self.engine([Self.given(1), Self.given(2)], [whole], lastNumber: 2)
        #expect(try again.issueYear(to: "다른 이름", as: Self.ids[2]).receipts.isEmpty)
        #expect(try again.issue(of: Self.id(2), to: "김하늘", as: Self.ids[2]).answer == whole.id)
    }

    @Test func aReceiptIsMendedOnce() throws {
        let whole = try Self.issued(1...3)
        let given = [Self.given(1), Self.given(2, .returned), Self.given(3)]
        let change = Self.engine(given, [whole], lastNumber: 1).mend(whole.id, as: Self.ids[1])
        #expect(change.receipts.first?.lines.map(\.backing) == [Self.id(1), Self.id(3)])
        #expect(change.receipts.first?.isOfYear == true)
        #expect(change.receipts.last?.void?.reason == .refunded)
        #expect(change.notices.map(\.recipient) == [RuleSamples.member(0)])
        let next = try #require(change.receipts.first)
        #expect(Self.engine(given, [next], lastNumber: 2).mend(next.id, as: Self.ids[2]).isEmpty)
        let none = Self.engine([Self.given(1, .refunded)], [whole], lastNumber: 1)
        let void = none.mend(whole.id, as: Self.ids[1]).receipts
        #expect(void.count == 1 && void.first?.void?.replacedBy == nil)
    }

    @Test func askingForOneBeforeItsYearIsMendedLosesNothing() throws {
        let whole = try Self.issued(1...3)
        let given = [Self.given(1), Self.given(2, .returned), Self.given(3)]
        let change = try Self.engine(given, [whole], lastNumber: 1).issue(
            of: Self.id(1), to: "김하늘", as: Self.ids[1])
        #expect(change.receipts.first?.lines.map(\.backing) == [Self.id(1), Self.id(3)])
        #expect(change.receipts.last?.void?.replacedBy == Self.ids[1])
    }
}
