import Listings
import Testing
import Vocabulary

@Suite struct HoldTests {
    @Test func everyStateAnswersEveryEnd() {
        for state in HoldState.allCases {
            for end in HoldState.allCases where end != .active {
                let hold = Sample.hold(state)
                do throws(ListingError) {
                    #expect(try hold.ended(end) == Sample.hold(end), "\(state) ended as \(end)")
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
        #expect(hold.hasRunOut(at: hold.until) == (state == .active))
        #expect(!hold.hasRunOut(at: hold.until.advanced(by: .microseconds(-1))))
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
