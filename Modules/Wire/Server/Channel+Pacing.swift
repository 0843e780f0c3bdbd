import NIOCore

extension Channel {
    /// Returns once the event loop has taken in what was written so far. A writer waits when the channel is
    /// full, but learns that from the event loop: one that writes faster than the event loop turns would hand
    /// over all that it has. Throws when the event loop has ended.
    func takeInWrites() async throws {
        try await eventLoop.submit {}.get()
    }
}
