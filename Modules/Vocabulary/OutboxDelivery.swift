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
    /// `receive` throws what keeps it from hearing the event. What stands next to each other of one topic is
    /// told to `receiveAll` first, which hears all of it in one step, or says or throws that it does not:
    /// then each event is told by itself. When the task is cancelled, it ends before the next event; what was
    /// told by then is settled. Throws the outages of the outbox.
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

    /// Whether no event may be told any more.
    private func isOver(_ until: Timestamp, _ report: OutboxReport) -> Bool {
        Task.isCancelled || time.now() >= until || report.failures.count >= limits.failures
    }

    /// The events in their order, those of one topic that stand next to each other in one part.
    private static func runs(of batch: [OutboxEvent]) -> [[OutboxEvent]] {
        batch.reduce(into: []) { runs, event in
            if runs.last?.last?.message.topic == event.message.topic {
                runs[runs.count - 1].append(event)
            } else {
                runs.append([event])
            }
        }
    }

    /// Whether several events were heard in one step, none of which has to wait for an earlier one.
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

extension OutboxOutcome {
    /// The subjects whose later events are kept back.
    fileprivate var waitingSubjects: Set<String> {
        Set(failed.map(\.event.subject) + returned.map(\.subject))
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
