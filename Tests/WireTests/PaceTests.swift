import Testing

@testable import Wire

struct PaceTests {
    @Test(
        arguments: [
            (0, 0, nil), (0, 1999, nil), (0, 2001, .tooSlow(leastRate: 100)),
            (99, 3000, .tooSlow(leastRate: 100)),
            (100, 3000, nil), (149, 3500, .tooSlow(leastRate: 100)), (150, 3500, nil),
            (1_000_000, 9_999, nil), (1_000_000, 10_000, .late(limit: .seconds(10))),
            (0, 60_000, .late(limit: .seconds(10))),
        ] as [(Int, Int, StreamFault?)])
    func faults(_ received: Int, _ milliseconds: Int, _ fault: StreamFault?) {
        let pace = Pace(leastRate: 100, grace: .seconds(2), whole: .seconds(10))
        #expect(pace.fault(received: received, waited: .milliseconds(milliseconds)) == fault)
    }

    @Test func anyPaceIsGoodEnough() {
        let pace = Pace.any(within: .seconds(1))
        #expect(pace.fault(received: 0, waited: .milliseconds(999)) == nil)
        #expect(pace.fault(received: 9, waited: .seconds(1)) == .late(limit: .seconds(1)))
    }
}
