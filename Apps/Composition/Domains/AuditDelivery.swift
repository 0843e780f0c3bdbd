import Synchronization
import Vocabulary

/// Tells the audit log what waits in the outboxes of all domains: from time to time, and before somebody
/// reads the log.
///
/// The domains are put together after it, because the one that keeps the log asks it for what waits.
final class AuditDelivery: Sendable {
    private struct Ends {
        var outboxes: [any Outbox] = []
        var log: (any AuditLog)?
    }

    private let time: any TimeSource
    private let ends = Mutex(Ends())

    /// Tells nobody yet.
    init(time: any TimeSource) {
        self.time = time
    }

    /// Tells what these domains have to tell to the one among them that keeps the log, from now on.
    func connect(_ domains: [RunningDomain]) {
        ends.withLock { ends in
            ends.outboxes = domains.compactMap(\.outbox)
            ends.log = domains.compactMap(\.auditLog).first
        }
    }

    /// Tells the log an act that no domain has done: for those who try the log. Throws outages.
    func record(_ event: AuditEvent) async throws(ServiceFailure) {
        try await ends.withLock { $0.log }?.record(event)
    }

    /// Tells all that is due; answers what the log did not take, which is told again later. Throws outages.
    @discardableResult
    func deliver() async throws(ServiceFailure) -> [OutboxReport.Unheard] {
        let (outboxes, log) = ends.withLock { ($0.outboxes, $0.log) }
        guard let log else { return [] }
        var unheard: [OutboxReport.Unheard] = []
        for outbox in outboxes {
            let report = try await OutboxDelivery(outbox, time: time).deliver {
                event throws(ServiceFailure) in try await log.receive(event)
            }
            unheard += report.failures
        }
        return unheard
    }
}
