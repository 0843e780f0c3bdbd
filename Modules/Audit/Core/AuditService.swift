public import Vocabulary

/// The domain put together: a store, and what it needs from outside. Gives each principal their repository,
/// and everybody who acts the log.
public struct AuditService: Sendable {
    let store: any AuditStore
    let time: any TimeSource
    let hearPending: @Sendable () async throws(ServiceFailure) -> Void

    /// Over the store. `hearPending` has told to the log, when it returns, what waits in the outboxes of
    /// other domains; it throws their outages.
    public init(
        store: any AuditStore, time: any TimeSource,
        hearPending: @escaping @Sendable () async throws(ServiceFailure) -> Void = {
            () throws(ServiceFailure) in
        }
    ) {
        self.store = store
        self.time = time
        self.hearPending = hearPending
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any AuditRepository {
        LocalAuditRepository(service: self, principal: principal)
    }

    /// The port by which acts are recorded.
    public var log: any AuditLog { StoredAuditLog(store: store) }

    /// Erases the reasons that are by a member who has withdrawn or about them; what is told of them
    /// afterwards is recorded without its reason. Doing it again changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(AuditError) {
        try await store.forget(member, at: time.now())
    }
}

/// The log as those who act see it.
struct StoredAuditLog: AuditLog {
    let store: any AuditStore

    func record(_ event: AuditEvent) async throws(ServiceFailure) {
        do throws(AuditError) {
            try await store.append(event)
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
