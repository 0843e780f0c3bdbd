/// Delivers an outbox's messages to a receiver, at least once. A delivered message that could not be settled,
/// because the program ended or the outbox was out of reach, is delivered again, so receivers must be
/// idempotent.
///
/// Order is kept within a subject, not across subjects: a failed event is retried later and until then holds
/// back the later events of its subject only. A receiver gets an event after a later one of its subject only
/// if it was busy with one event for longer than the lease.
public struct OutboxDelivery: Sendable {
    private let outbox: any Outbox
    private let time: any TimeSource
    private let limits: OutboxLimits

    /// A delivery from that outbox.
    public init(_ outbox: any Outbox, time: any TimeSource, limits: OutboxLimits = .usual) {
        self.outbox = outbox
        self.time = time
        self.limits = limits
    }

    /// Delivers all due events, until none is left or too many have failed: then the receiver is out of
    /// order, and the rest waits for the next call. Returns a report.
    ///
    /// `receive` throws if it cannot process the event. Consecutive events of one topic are first passed to
    /// `receiveAll`, which processes all of them in one step, or returns or throws that it does not; then
    /// each is passed by itself. A cancelled task stops before the next event; delivered ones are settled.
    /// Throws outages of the outbox.
    public func deliver<Failure: Error>(
        to receive: (OutboxEvent) async throws(Failure) -> Void,
        together receiveAll: ([OutboxEvent]) async throws(Failure) -> Bool = { _ in false }
    ) async throws(ServiceFailure) -> OutboxReport {
        var report = OutboxReport()
        while !Task.isCancelled, report.failures.count < limits.failures {
            let now = time.now()
            let until = now.advanced(by: limits.lease)
            let batch = try await outbox.claim(limits.batch, until: until, at: now)
            var outcome = OutboxOutcome()
            for run in Self.runs(of: batch) {
                let isOver = isOver(until, report)
                if !isOver, await tellTogether(run, outcome.waitingSubjects, receiveAll) {
                    outcome.delivered += run
                    report.delivered += run.count
                } else {
                    await tell(run, until: until, &outcome, &report, receive)
                }
            }
            if !outcome.isEmpty { try await finish(outcome) }
            if outcome.delivered.isEmpty, outcome.failed.isEmpty { break }
        }
        return report
    }

    /// Whether no further event may be delivered.
    private func isOver(_ until: Timestamp, _ report: OutboxReport) -> Bool {
        Task.isCancelled || time.now() >= until || report.failures.count >= limits.failures
    }

    /// The events in order, grouped into consecutive runs of one topic.
    private static func runs(of batch: [OutboxEvent]) -> [[OutboxEvent]] {
        batch.reduce(into: []) { runs, event in
            if runs.last?.last?.message.topic == event.message.topic {
                runs[runs.count - 1].append(event)
            } else {
                runs.append([event])
            }
        }
    }

    /// Whether the events were delivered in one step; impossible if one must wait for an earlier one.
    private func tellTogether<Failure: Error>(
        _ run: [OutboxEvent], _ waiting: Set<String>,
        _ receiveAll: ([OutboxEvent]) async throws(Failure) -> Bool
    ) async -> Bool {
        guard run.count > 1, !run.contains(where: { waiting.contains($0.subject) }) else { return false }
        do throws(Failure) {
            return try await receiveAll(run)
        } catch {
            return false
        }
    }

    private func tell<Failure: Error>(
        _ run: [OutboxEvent], until: Timestamp, _ outcome: inout OutboxOutcome, _ report: inout OutboxReport,
        _ receive: (OutboxEvent) async throws(Failure) -> Void
    ) async {
        var waiting = outcome.waitingSubjects
        for event in run {
            guard !isOver(until, report), !waiting.contains(event.subject) else {
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
    }

    /// In a new task: a cancelled one may not reach the outbox, and the delivered events would be delivered
    /// again.
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

extension OutboxOutcome {
    /// The subjects whose later events are held back.
    fileprivate var waitingSubjects: Set<String> {
        Set(failed.map(\.event.subject) + returned.map(\.subject))
    }
}

/// The report of one call of `OutboxDelivery.deliver`.
public struct OutboxReport: Sendable {
    /// The number of delivered events.
    public internal(set) var delivered = 0
    /// The failed events, in order; they are retried later.
    public internal(set) var failures: [Unheard] = []

    /// A failed event.
    public struct Unheard: Sendable {
        /// The event.
        public let event: OutboxEvent
        /// The receiver's error, for the operator.
        public let reason: String
    }
}
