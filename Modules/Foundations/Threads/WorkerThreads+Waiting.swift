extension WorkerThreads {
    /// Runs blocking work on one of the threads while the task waits for it; if the system gives none, right
    /// here. Throws what the work throws.
    public func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            let answer: @Sendable () -> Void = { continuation.resume(returning: outcome(of: work)) }
            if !add(answer) { answer() }
        }
        return try result.get()
    }
}

private func outcome<Value, Failure: Error>(
    of work: () throws(Failure) -> Value
) -> Result<Value, Failure> {
    do throws(Failure) {
        return .success(try work())
    } catch {
        return .failure(error)
    }
}
