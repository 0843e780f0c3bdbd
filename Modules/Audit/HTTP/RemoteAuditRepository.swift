public import Audit
public import Vocabulary
public import Wire

/// The verbs of the audit log over HTTP, for the principal of the caller's credentials.
public struct RemoteAuditRepository: AuditRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func entries(
        _ query: AuditQuery, _ page: PageRequest
    ) async throws(AuditError) -> Page<AuditEntry> {
        try await caller.call(AuditEndpoints.list, AuditInput(query: query, page: PageFields(page)))
    }
}
