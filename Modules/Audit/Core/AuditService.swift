public import Vocabulary

/// The domain of the audit log: a store and its dependencies. Gives each principal their repository, and
/// other domains the log.
public struct AuditService: Sendable {
    let store: any AuditStore
    let members: any MemberDirectory
    let time: any TimeSource
    let hearPending: @Sendable () async throws(ServiceFailure) -> Void

    /// A service over the store. `members` gives nicknames; `hearPending` appends the events waiting in the
    /// outboxes of other domains before it returns; it throws their outages.
    public init(
        store: any AuditStore, members: any MemberDirectory, time: any TimeSource,
        hearPending: @escaping @Sendable () async throws(ServiceFailure) -> Void = {
            () throws(ServiceFailure) in
        }
    ) {
        (self.store, self.members) = (store, members)
        self.time = time
        self.hearPending = hearPending
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any AuditRepository {
        LocalAuditRepository(service: self, principal: principal)
    }

    /// The port by which acts are recorded.
    public var log: any AuditLog { StoredAuditLog(store: store) }

    /// Erases the reasons by or about a withdrawn member; later events about them are recorded without their
    /// reason. Repeating it changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(AuditError) {
        try await store.forget(member, at: time.now())
    }
}

/// The log as other domains write to it.
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
