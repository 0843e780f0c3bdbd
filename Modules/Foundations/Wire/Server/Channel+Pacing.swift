import NIOCore

extension Channel {
    /// Returns once the event loop has processed all writes so far, and throws if it has ended.
    ///
    /// A full channel suspends its writer, but only the event loop can say so; a faster writer would
    /// otherwise hand over all of its data.
    func takeInWrites() async throws {
        try await eventLoop.submit {}.get()
    }
}
