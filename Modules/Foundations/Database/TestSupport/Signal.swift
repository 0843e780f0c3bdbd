import Dispatch

/// Tells the other side, once, that something has happened: waited for from a task or from a body on its
/// thread.
public struct Signal: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let semaphore = DispatchSemaphore(value: 0)

    /// It has not happened yet.
    public init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// Happens.
    public func send() {
        continuation.finish()
        semaphore.signal()
    }

    /// Waits in a task.
    public func received() async {
        for await _ in stream {}
    }

    /// Waits on a body's thread; false after ten minutes, so that a mistake fails instead of hanging.
    public func receivedOnThread() -> Bool {
        let isReceived = semaphore.wait(timeout: .now() + 600) == .success
        // What has happened stays so, for a body that runs once more.
        if isReceived { semaphore.signal() }
        return isReceived
    }
}
