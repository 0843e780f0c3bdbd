import Glibc
import Pictures
import TestKit
import Testing
import Vocabulary

@testable import PictureRenderer

/// Whose turn it is, and what an end means.
@Suite struct TurnsTests {
    @Test func letsOneHeavyPictureBeAtATime() async throws {
        let turns = RenderingTurns(capacity: 3, queue: 9)
        try await turns.take(isHeavy: true)
        let heavy = Task { try await turns.take(isHeavy: true) }
        try await until { turns.waiting == 1 }
        // A light one passes the heavy one that waits.
        try await turns.take(isHeavy: false)
        #expect([turns.running, turns.waiting] == [2, 1])
        turns.giveBack(isHeavy: false)
        #expect([turns.running, turns.waiting] == [1, 1])
        turns.giveBack(isHeavy: true)
        try await heavy.value
        #expect([turns.running, turns.waiting] == [1, 0])
    }

    @Test func keepsTheOrder() async throws {
        let turns = RenderingTurns(capacity: 1, queue: 9)
        try await turns.take(isHeavy: false)
        let waiting = try await [0, 1, 2].asyncMap { number in
            let task = Task { try await turns.take(isHeavy: number == 1) }
            try await until { turns.waiting == number + 1 }
            return task
        }
        for (number, task) in waiting.enumerated() {
            #expect([turns.running, turns.waiting] == [1, 3 - number])
            turns.giveBack(isHeavy: number == 2)
            try await task.value
        }
    }

    @Test func refusesWhatTheQueueHasNoRoomFor() async throws {
        let turns = RenderingTurns(capacity: 1, queue: 0)
        try await turns.take(isHeavy: false)
        await #expect(throws: RenderingError.busy) { try await turns.take(isHeavy: false) }
        turns.giveBack(isHeavy: false)
        try await turns.take(isHeavy: true)
    }

    @Test func leavesTheQueueWhenCancelled() async throws {
        let turns = RenderingTurns(capacity: 1, queue: 1)
        try await turns.take(isHeavy: false)
        let waiting = Task { try await turns.take(isHeavy: false) }
        try await until { turns.waiting == 1 }
        waiting.cancel()
        await #expect(throws: RenderingError.cancelled) { try await waiting.value }
        #expect([turns.running, turns.waiting] == [1, 0])
    }

    /// SIGKILL is the kernel's answer to too much processor time as well; otherwise it comes from outside.
    @Test func tellsWhoKilled() {
        let late = ChildEnd.signalled(SIGKILL, after: .seconds(6))
        #expect(late.error(for: .png) == .stopped(.processorTime))
        let early = ChildEnd.signalled(SIGKILL, after: .seconds(1))
        #expect(early.error(for: .png) == .unavailable(.killed(SIGKILL)))
        #expect(ChildEnd.exited(0).error(for: .png) == nil)
    }

    @Test func countsSignals() {
        var counts = RenderingCounts()
        for signal in [SIGSEGV, SIGSYS, SIGSEGV] { counts.add(.stopped(.signal(signal))) }
        counts.add(.broken)
        #expect(counts.signals == [SIGSEGV: 2, SIGSYS: 1])
    }

    @Test func saysEachErrorInBothLanguages() {
        let errors: [RenderingError] = [
            .broken, .tooBig, .unsupported(.heic), .stopped(.deadline), .busy, .cancelled,
            .unavailable(.withoutLibraries), .unavailable(.unlocked), .unavailable(.notStarted(2)),
            .unavailable(.killed(9)), .unavailable(.withoutRoom(EAGAIN)),
        ]
        #expect(Set(errors.map(\.description.code)).count == errors.count)
        for error in errors {
            #expect(error.description.korean.contains { ("가"..."힣").contains($0) }, "\(error)")
        }
        #expect(RenderingError.unavailable(.withoutLibraries).description.english.contains("libvips-dev"))
    }
}

extension Sequence {
    /// Maps one after another.
    fileprivate func asyncMap<Value>(_ map: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await map(element)) }
        return values
    }
}
