/// Tells a hub when to look for news: the port to the database's revision and to time.
public struct NoticePulse: Sendable {
    /// A text that changes with every commit by any program; nil if the revision is unknown and the store
    /// must be read each time.
    let revision: @Sendable () async -> String?
    /// Waits for that duration.
    let pause: @Sendable (Duration) async -> Void

    /// Memberwise.
    public init(
        revision: @escaping @Sendable () async -> String?,
        pause: @escaping @Sendable (Duration) async -> Void
    ) {
        self.revision = revision
        self.pause = pause
    }
}
