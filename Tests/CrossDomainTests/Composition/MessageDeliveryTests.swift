import ContractKit
import Synchronization
import Testing
import Vocabulary

@testable import Composition

@Suite struct MessageDeliveryTests {
    @Test("Who reads the log waits for who is telling it, and not for ever", arguments: [true, false])
    func settled(_ isEverTold: Bool) async throws {
        let log = HeldLog()
        let pauses = Mutex(0)
        let round = Mutex<Task<Void, any Error>?>(nil)
        let delivery = MessageDelivery(
            time: ManualClock(),
            pause: {
                pauses.withLock { $0 += 1 }
                guard isEverTold else { return }
                await log.release()
                _ = await round.withLock { $0 }?.result
            })
        delivery.connect([RunningDomain(telling: OneAct(), to: log)])
        let other = Task { _ = try await delivery.deliver() }
        round.withLock { $0 = other }
        await log.isHeld()
        try await delivery.settle()
        #expect(await log.told == (isEverTold ? 1 : 0))
        #expect(pauses.withLock { $0 } == (isEverTold ? 1 : 200))
        await log.release()
        try await other.value
    }

    @Test("A delivery for some topics leaves outboxes alone in which others wait")
    func topics() async throws {
        let log = HeldLog()
        await log.release()
        let delivery = MessageDelivery(time: ManualClock())
        delivery.connect([RunningDomain(telling: OneAct(), to: log)])
        try await delivery.deliver(publishing: [Notice.topic])
        #expect(await log.told == 0)
        try await delivery.deliver(publishing: [Notice.topic, AuditEvent.topic])
        #expect(await log.told == 1)
    }
}

/// A log that keeps its first act back until it is released.
private actor HeldLog: AuditLog {
    private(set) var told = 0
    private var isReleased = false
    private var held: CheckedContinuation<Void, Never>?
    private var waiting: CheckedContinuation<Void, Never>?

    func record(_ event: AuditEvent) async throws(ServiceFailure) {
        if !isReleased {
            await withCheckedContinuation { continuation in
                held = continuation
                waiting.take()?.resume()
            }
        }
        told += 1
    }

    func isHeld() async {
        if held == nil { await withCheckedContinuation { waiting = $0 } }
    }

    func release() {
        isReleased = true
        held.take()?.resume()
    }
}

/// One act waits to be told.
private actor OneAct: Outbox {
    private var waiting = InMemoryOutbox()

    init() {
        let id = AuditEventID(RawIdentifier(high: 1, low: 1))
        let act = AuditEvent(
            id: id, by: .machine, "try", "it", affecting: nil, at: Timestamp(microseconds: 0))
        waiting.append(OutboxMessage(act))
    }

    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}

extension RunningDomain {
    /// A domain that does nothing else.
    fileprivate init(telling outbox: any Outbox, to log: any AuditLog) {
        self.init(
            routes: [], departure: .ownsMembers, export: .nothing,
            publishes: Publication(outbox, [AuditEvent.topic]), subscribes: [.acts(to: log)]
        ) { _, _ in }
    }
}
