import Dispatch
import Testing

/// Runs each test on a thread of its own: tests that wait for programs would otherwise hold one of the few
/// threads that all tests share, on which servers of this process answer these programs.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(WaitingThread()) { try await function() }
    }
}

extension Trait where Self == OwnThread {
    static var onOwnThread: OwnThread { OwnThread() }
}

private final class WaitingThread: TaskExecutor {
    private let queue = DispatchQueue(label: "madang.acceptance.waiting")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
