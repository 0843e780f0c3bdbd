public import Audit
public import Vocabulary
public import Wire

/// The verbs of the audit log asked of a server; the principal is whoever the caller's credentials stand for.
public struct RemoteAuditRepository: AuditRepository {
    private let caller: RemoteCaller

    /// Asks through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func entries(
        _ query: AuditQuery, _ page: PageRequest
    ) async throws(AuditError) -> Page<AuditEntry> {
        try await caller.call(AuditEndpoints.list, AuditInput(query: query, page: PageFields(page)))
    }
}
