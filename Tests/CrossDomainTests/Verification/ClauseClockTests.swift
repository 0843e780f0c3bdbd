import ContractKit
import Testing
import Vocabulary

/// How clauses judge the moments that a place tells of.
@Suite struct ClauseClockTests {
    @Test("Where a clock stands, its moment alone is now")
    func standing() throws {
        let clock = ManualClock()
        clock.pass(.seconds(60))
        try clock.expectNow(clock.rough, "the moment")
        for moment in [Self.before(clock.rough, .microseconds(1)), nil] {
            #expect(throws: BrokenPromise.self) { try clock.expectNow(moment, "the moment") }
        }
    }

    @Test("Where a clock goes by itself, now is since the clause began, give or take a minute")
    func running() throws {
        let time = ManualClock()
        let (start, clock) = (time.now(), ManualClock(besides: time))
        clock.pass(.seconds(3600))
        time.advance(by: .seconds(5))
        let (earliest, latest) = (Self.before(start, .seconds(60)), time.now().advanced(by: .seconds(60)))
        for moment in [earliest, start, time.now(), latest] { try clock.expectNow(moment, "the moment") }
        let late = latest.advanced(by: .microseconds(1))
        for moment in [Self.before(earliest, .microseconds(1)), late, nil] {
            #expect(throws: BrokenPromise.self) { try clock.expectNow(moment, "the moment") }
        }
    }

    private static func before(_ moment: Timestamp, _ duration: Duration) -> Timestamp {
        moment.advanced(by: .zero - duration)
    }
}
