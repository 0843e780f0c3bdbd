import Synchronization
import Vocabulary

/// A way in which an outbox can be broken.
enum OutboxFault: String, CaseIterable {
    case keepsNothing, tellsTwice, tellsBackwards, ignoresLimits, ignoresWaiting, retriesAtOnce, neverRetries
    case losesUnfinished, sharesWhatIsTaken, skipsLateOnes, writesBesides, forgetsWhenReopened, changesText
    case countsReturns, obeysLateDeliverers, neverWaitsLonger, blocksEverybody
}

/// An outbox with a fault, over one that works.
struct FaultyOutbox: Outbox {
    let fault: OutboxFault
    let inner: NotesInMemory
    let memory: Memory

    /// What a faulty outbox remembers.
    final class Memory: Sendable {
        private struct State {
            var last: Int64 = 0
            var hidden: Set<String> = []
            var isAllHidden = false
            var failed: Set<Int64> = []
            var told: Set<Int64> = []
        }

        private let state = Mutex(State())

        func hide(_ messages: [OutboxMessage]) {
            state.withLock { $0.hidden.formUnion(messages.map(\.payload)) }
        }
        func showAll() { state.withLock { $0.hidden = [] } }
        func hideAll() { state.withLock { $0.isAllHidden = true } }

        func visible(_ events: [OutboxEvent], byNumber: Bool) -> [OutboxEvent] {
            state.withLock { state in
                let seen = events.filter {
                    !state.isAllHidden && !state.hidden.contains($0.message.payload)
                        && (!byNumber || $0.sequence > state.last)
                }
                state.last = max(state.last, seen.map(\.sequence).max() ?? 0)
                return seen
            }
        }

        func note(failed events: [OutboxEvent]) {
            state.withLock { $0.failed.formUnion(events.map(\.sequence)) }
        }
        func isNew(_ event: OutboxEvent) -> Bool {
            state.withLock { $0.told.insert(event.sequence).inserted }
        }
        var hasFailed: Bool { state.withLock { !$0.failed.isEmpty } }
    }

    func claim(_ limit: Int, until: Timestamp, at now: Timestamp) async throws(ServiceFailure)
        -> [OutboxEvent]
    {
        switch fault {
        case .keepsNothing: return []
        case .ignoresLimits: return await inner.claim(limit + 1, until: until, at: now)
        case .tellsBackwards: return await inner.claim(limit, until: until, at: now).reversed()
        case .sharesWhatIsTaken: return await inner.claim(limit, until: now, at: now)
        case .losesUnfinished:
            return await inner.claim(limit, until: Timestamp(microseconds: .max), at: now)
        case .blocksEverybody where memory.hasFailed:
            return await inner.claim(limit, until: until, at: now).filter { $0.attempts > 1 }
        case .changesText:
            return await inner.claim(limit, until: until, at: now).map { event in
                let (old, text) = (event.message, event.message.payload.split(separator: "\n").joined())
                let message = OutboxMessage(old.topic, old.subject, text, at: old.writtenAt)
                return OutboxEvent(sequence: event.sequence, message: message, attempts: event.attempts)
            }
        default:
            let taken = await inner.claim(limit, until: until, at: now)
            let seen = memory.visible(taken, byNumber: fault == .skipsLateOnes)
            var hidden = OutboxOutcome()
            hidden.returned = taken.filter { !seen.contains($0) }
            await inner.finish(hidden)
            return seen
        }
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        var outcome = outcome
        memory.note(failed: outcome.failed.map(\.event))
        switch fault {
        case .tellsTwice:
            let again = outcome.delivered.filter { memory.isNew($0) }
            outcome.returned += again
            outcome.delivered.removeAll(where: again.contains)
        case .retriesAtOnce:
            outcome.failed = outcome.failed.map { .init($0.event, until: Timestamp(microseconds: 0)) }
        case .neverRetries: outcome.delivered += outcome.failed.map(\.event)
        case .neverWaitsLonger:
            outcome.failed = outcome.failed.map { failed in
                let once = Duration.seconds(1 << max(failed.event.attempts - 1, 0))
                return .init(failed.event, until: failed.until.advanced(by: .zero - once + .seconds(1)))
            }
        case .countsReturns:
            outcome.failed += outcome.returned.map { .init($0, until: Timestamp(microseconds: 0)) }
            outcome.returned = []
        case .obeysLateDeliverers:
            outcome.returned = outcome.returned.map {
                OutboxEvent(sequence: $0.sequence, message: $0.message, attempts: $0.attempts + 1)
            }
        case .ignoresWaiting:
            // What failed comes behind what waited for it.
            let messages = outcome.failed.map(\.event.message)
            outcome.delivered += outcome.failed.map(\.event)
            outcome.failed = []
            await inner.append(messages)
        default: break
        }
        await inner.finish(outcome)
    }
}

extension NotesInMemory {
    /// Appends without an effect.
    fileprivate func append(_ messages: [OutboxMessage]) {
        for message in messages { try? write([message], failing: false) }
    }
}
