import ContractKit
import Testing

@testable import Terminal

@Suite struct PollingTests {
    private struct Refusal: Error, Equatable {}

    @Test func itAsksUntilAnAnswerIsEnough() async throws {
        let (asked, pauses) = (LockedValue(0), LockedValue<[Duration]>([]))
        let polling = Polling { duration in
            pauses.withLock { $0.append(duration) }
            return true
        }
        let end = await polling.ask {
            asked.withLock { count in
                count += 1
                return count
            }
        } until: {
            $0 == 8
        }
        guard case .answered(8) = end else {
            Issue.record("The eighth answer is enough, not \(end).")
            return
        }
        let expected: [Duration] = [
            .seconds(2), .seconds(3), .milliseconds(4_500), .milliseconds(6_750), .seconds(10), .seconds(10),
            .seconds(10),
        ]
        #expect(pauses.now == expected)
    }

    @Test func theFirstAnswerMayBeEnough() async throws {
        let polling = Polling { _ in
            Issue.record("There is nothing to wait for.")
            return true
        }
        let end = await polling.ask {
            "결제됨"
        } until: { _ in
            true
        }
        guard case .answered("결제됨") = end else {
            Issue.record("The first answer is enough, not \(end).")
            return
        }
    }

    @Test func anInterruptedPauseEndsIt() async throws {
        let polling = Polling { _ in false }
        let end = await polling.ask {
            1
        } until: { _ in
            false
        }
        guard case .interrupted = end else {
            Issue.record("The pause was interrupted, and \(end) came of it.")
            return
        }
    }

    @Test func anErrorArrives() async throws {
        let polling = Polling { _ in true }
        await #expect(throws: Refusal()) {
            _ = try await polling.ask { () async throws(Refusal) -> Int in
                throw Refusal()
            } until: { _ in
                true
            }
        }
    }
}
