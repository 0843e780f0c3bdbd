public import Vocabulary

/// The verbs of the audit log, for one principal. They only read; `AuditLog` appends events of other domains.
public protocol AuditRepository: Sendable {
    /// A page of the entries that match the query, the last first. Operators may. Waiting events of other
    /// domains are appended first, so that the caller finds their own latest acts. Entries have the current
    /// nicknames of who acted and of the affected member.
    ///
    /// Pages by cursor neither repeat nor skip an entry while others are added; numbered pages carry the
    /// total. Throws `operatorsOnly`, `invalidFields`, also for the cursor of another query,
    /// `service(.signInRequired)` and `service` failures.
    func entries(_ query: AuditQuery, _ page: PageRequest) async throws(AuditError) -> Page<AuditEntry>
}

extension Services {
    /// The verbs of the audit log. Throws `internal` where none were provided.
    public var audit: any AuditRepository {
        get throws(AuditError) { try repository((any AuditRepository).self, failure: AuditError.self) }
    }
}
