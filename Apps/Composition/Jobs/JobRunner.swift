public import Vocabulary

/// Repeats jobs, each in a task of its own: one that waits for something keeps no other from being done.
public struct JobRunner: Sendable {
    /// Waits; throws when it is cancelled.
    public typealias Pause = @Sendable (Duration) async throws -> Void
    /// Is told how a run ended: with the failure, or nil.
    public typealias Report = @Sendable (_ job: String, ServiceFailure?) -> Void

    private let jobs: [ScheduledJob]
    private let pause: Pause
    private let report: Report

    /// Repeats these jobs.
    public init(
        _ jobs: [ScheduledJob], pause: @escaping Pause = { try await Task.sleep(for: $0) },
        report: @escaping Report
    ) {
        (self.jobs, self.pause, self.report) = (jobs, pause, report)
    }

    /// Runs the jobs that are done at the start. Then waits for the interval of each job and runs it, again
    /// and again, until the task is cancelled. A failure is reported, and the job is tried again after its
    /// interval.
    public func run() async {
        await withTaskGroup { group in
            for job in jobs { group.addTask { await `repeat`(job) } }
        }
    }

    private func `repeat`(_ job: ScheduledJob) async {
        if job.isDoneAtStart { await run(job) }
        while (try? await pause(job.interval)) != nil, !Task.isCancelled { await run(job) }
    }

    private func run(_ job: ScheduledJob) async {
        do throws(ServiceFailure) {
            try await job.run()
            report(job.name, nil)
        } catch {
            report(job.name, error)
        }
    }
}
