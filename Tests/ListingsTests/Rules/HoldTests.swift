import Listings
import Testing
import Vocabulary

@Suite struct HoldTests {
    @Test func everyStateAnswersEveryEnd() {
        for state in HoldState.allCases {
            for end in HoldState.allCases where end != .active {
                let hold = Sample.hold(state)
                do throws(ListingError) {
                    #expect(
                        try hold.ended(end, at: hold.until) == Sample.hold(end), "\(state) ended as \(end)")
                    #expect(state == .active || state == end, "A hold that is \(state) cannot be \(end).")
                } catch {
                    #expect(error == .holdEnded(state), "\(state) ended as \(end)")
                    #expect(state != .active && state != end, "A hold that is \(state) can be \(end).")
                }
            }
        }
    }

    @Test(arguments: HoldState.allCases) func onlyActiveHoldsRunOut(state: HoldState) {
        let hold = Sample.hold(state)
        // Before the moment it runs for at most an hour and a minute, by which clocks may differ.
        for (before, hasRunOut) in [(0, true), (1, false), (3_660_000_000, false), (3_660_000_001, true)] {
            let now = hold.until.advanced(by: .microseconds(-before))
            #expect(
                hold.hasRunOut(at: now, longest: .seconds(3600)) == (hasRunOut && state == .active),
                "\(before) microseconds before its moment")
        }
    }

    @Test(arguments: HoldState.allCases) func anOrderAskingAgainGetsItsHold(state: HoldState) throws {
        let (hold, asked) = (Sample.hold(state), Sample.hold())
        if state == .active || state == .confirmed {
            #expect(try hold.repeated(by: asked) == hold)
        } else {
            #expect(throws: ListingError.holdEnded(state)) { try hold.repeated(by: asked) }
        }
        let other = Hold(
            listing: asked.listing, order: asked.order, holder: MemberID(Sample.raw(9)), quantity: 1,
            until: asked.until)
        #expect(throws: ListingError.holdNotFound) { try hold.repeated(by: other) }
        let more = Hold(
            listing: asked.listing, order: asked.order, holder: asked.holder, quantity: 2, until: asked.until)
        #expect(throws: ListingError.holdNotFound) { try hold.repeated(by: more) }
    }
}
