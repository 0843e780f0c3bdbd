import Synchronization
import Testing
import Vocabulary

@Suite struct OutboxDeliveryTests {
    @Test("What stands next to each other of one topic is told together, in its order")
    func together() async throws {
        let outbox = WaitingMessages("a1", "a2", "b3", "a4", "a5", "a6")
        let alone = Mutex<[String]>([])
        let together = Mutex<[[String]]>([])
        let report = try await outbox.delivery.deliver { event async throws(ServiceFailure) in
            alone.withLock { $0.append(event.subject) }
        } together: { events async throws(ServiceFailure) in
            together.withLock { $0.append(events.map(\.subject)) }
            return true
        }
        #expect(together.withLock { $0 } == [["1", "2"], ["4", "5", "6"]])
        #expect(alone.withLock { $0 } == ["3"] && report.delivered == 6 && report.failures.isEmpty)
        #expect(await outbox.isEmpty)
    }

    @Test(
        "What is not taken together is told one by one, and only what fails waits", arguments: [true, false])
    func alone(_ throwing: Bool) async throws {
        let outbox = WaitingMessages("a1", "a2", "a3", "a2", "a1")
        let heard = Mutex<[String]>([])
        let report = try await outbox.delivery.deliver { event async throws(ServiceFailure) in
            if event.subject == "2" { throw .unavailable("deaf") }
            heard.withLock { $0.append(event.subject) }
        } together: { _ async throws(ServiceFailure) in
            if throwing { throw .unavailable("not all") }
            return false
        }
        #expect(heard.withLock { $0 } == ["1", "3", "1"])
        #expect(report.failures.map(\.event.subject) == ["2"], "the later one of that subject was not tried")
    }
}

/// An outbox whose messages are written as a letter, the topic, and a subject.
private actor WaitingMessages: Outbox {
    private var box = InMemoryOutbox()

    nonisolated var delivery: OutboxDelivery { OutboxDelivery(self, time: StandingClock()) }
    var isEmpty: Bool { box.pending.isEmpty }

    init(_ messages: String...) {
        for message in messages {
            box.append(
                OutboxMessage(
                    String(message.prefix(1)), String(message.dropFirst()), "", at: StandingClock().now()))
        }
    }

    func claim(_ limit: Int, until: Timestamp, at now: Timestamp) async throws(ServiceFailure)
        -> [OutboxEvent]
    {
        box.claim(limit, until: until, at: now)
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { box.finish(outcome) }
}

private struct StandingClock: TimeSource {
    func now() -> Timestamp { Timestamp(microseconds: 1_767_225_600_000_000) }
}
