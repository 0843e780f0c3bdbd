/// Tells what waits in an outbox to a receiver, at least once: what was told but could not be settled,
/// because the program ended or the outbox was out of reach, is told again. So a receiver must bear to hear
/// twice.
///
/// Order is kept among the events of one subject, not among all: an event that was not heard is tried again
/// later, and until then keeps back the later events of its subject and of no other. A receiver hears an
/// event after a later one of its subject only if it was busy with one event for longer than the lease.
public struct OutboxDelivery: Sendable {
    private let outbox: any Outbox
    private let time: any TimeSource
    private let limits: OutboxLimits

    /// Delivers from that outbox.
    public init(_ outbox: any Outbox, time: any TimeSource, limits: OutboxLimits = .usual) {
        self.outbox = outbox
        self.time = time
        self.limits = limits
    }

    /// Tells all that is due, until nothing is, or until too many were not heard: then the receiver is out of
    /// order, and the rest waits for the next call. Answers what came of it.
    ///
    /// `receive` throws what keeps it from hearing the event. When the task is cancelled, it ends before the
    /// next event; what was told by then is settled. Throws the outages of the outbox.
    public func deliver<Failure: Error>(
        to receive: (OutboxEvent) async throws(Failure) -> Void
    ) async throws(ServiceFailure) -> OutboxReport {
        var report = OutboxReport()
        while !Task.isCancelled, report.failures.count < limits.failures {
            let now = time.now()
            let until = now.advanced(by: limits.lease)
            let batch = try await outbox.claim(limits.batch, until: until, at: now)
            let outcome = await tell(batch, until: until, &report, receive)
            if !outcome.isEmpty { try await finish(outcome) }
            if outcome.delivered.isEmpty, outcome.failed.isEmpty { break }
        }
        return report
    }

    private func tell<Failure: Error>(
        _ batch: [OutboxEvent], until: Timestamp, _ report: inout OutboxReport,
        _ receive: (OutboxEvent) async throws(Failure) -> Void
    ) async -> OutboxOutcome {
        var outcome = OutboxOutcome()
        var waiting: Set<String> = []
        for event in batch {
            let isOver = Task.isCancelled || time.now() >= until || report.failures.count >= limits.failures
            guard !isOver, !waiting.contains(event.subject) else {
                outcome.returned.append(event)
                continue
            }
            do throws(Failure) {
                try await receive(event)
                outcome.delivered.append(event)
                report.delivered += 1
            } catch {
                waiting.insert(event.subject)
                guard !Task.isCancelled else {
                    outcome.returned.append(event)
                    continue
                }
                let again = time.now().advanced(by: limits.delay(after: event.attempts))
                outcome.failed.append(OutboxOutcome.Postponed(event, until: again))
                report.failures.append(OutboxReport.Unheard(event: event, reason: "\(error)"))
            }
        }
        return outcome
    }

    /// In a task of its own: a cancelled one may not reach the outbox any more, and what was told would be
    /// told again.
    private func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        let outbox = outbox
        let failure = await Task { () -> ServiceFailure? in
            do throws(ServiceFailure) {
                try await outbox.finish(outcome)
                return nil
            } catch {
                return error
            }
        }.value
        if let failure { throw failure }
    }
}

/// What came of one call of `OutboxDelivery.deliver`.
public struct OutboxReport: Sendable {
    /// How many events were told.
    public internal(set) var delivered = 0
    /// Those that were not heard, in their order; they are tried again later.
    public internal(set) var failures: [Unheard] = []

    /// An event that was not heard.
    public struct Unheard: Sendable {
        /// The event.
        public let event: OutboxEvent
        /// What the receiver threw, for the operator.
        public let reason: String
    }
}
