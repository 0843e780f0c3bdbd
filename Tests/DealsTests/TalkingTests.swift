import Deals
import Testing
import Vocabulary

/// How long the two of a deal can write to each other.
@Suite struct TalkingTests {
    private static let ended = DealState.allCases.filter { !$0.isOpen }

    private func isOpen(_ deal: Deal, after duration: Duration) -> Bool {
        deal.isOpenToWords(at: deal.updatedAt.advanced(by: duration))
    }

    @Test(arguments: [DealState.requested, .accepted])
    func anOpenDealIsOpenAtAnyTime(_ state: DealState) {
        for days in [-30, 0, 14, 365] {
            #expect(isOpen(Samples.deal(state, nil), after: .seconds(days * 86_400)))
        }
    }

    @Test(arguments: ended) func anEndedDealIsOpenFor14Days(_ state: DealState) {
        let deal = Samples.deal(state, nil)
        #expect(isOpen(deal, after: .zero))
        #expect(isOpen(deal, after: DealTimes.talking - .seconds(1)))
        #expect(!isOpen(deal, after: DealTimes.talking))
    }

    @Test(arguments: ended) func aClockThatWasAheadLengthensNothing(_ state: DealState) {
        let deal = Samples.deal(state, nil).with(
            state: state, updatedAt: Samples.deal().until.advanced(by: .seconds(40 * 86_400)))
        guard state != .expired else { return }
        #expect(!isOpen(deal, after: .seconds(-30 * 86_400)))
        #expect(isOpen(deal, after: .seconds(-1)), "clocks of two servers differ a little")
    }

    /// A deal expires at its deadline, however late that is noticed.
    @Test func anExpiredDealIsOpenFor14DaysFromItsDeadline() {
        let new = Samples.deal()
        let late = new.with(state: .expired, updatedAt: new.until.advanced(by: .seconds(10 * 86_400)))
        #expect(late.isOpenToWords(at: new.until.advanced(by: DealTimes.talking - .seconds(1))))
        #expect(!late.isOpenToWords(at: new.until.advanced(by: DealTimes.talking)))
    }

    @Test func aPaidDealIsOpenUntilItIsReceived() {
        let paid = Samples.deal(.done, nil, .paid)
        #expect(isOpen(paid, after: .seconds(100 * 86_400)))
        #expect(isOpen(Samples.deal(.returned, nil, .returned), after: .seconds(86_400)))
        #expect(!isOpen(Samples.deal(.returned, nil, .returned), after: DealTimes.talking))
    }
}
