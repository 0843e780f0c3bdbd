/// How a hub learns that something may be new: the port to the database's revision and to time.
public struct NoticePulse: Sendable {
    /// The same text as long as nothing has been committed, by whatever program; nil if nobody can tell, so
    /// that the store is asked each time.
    let revision: @Sendable () async -> String?
    /// Waits that long.
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
