public import Vocabulary

/// The verbs of the audit log, for one principal. It is written by what others tell `AuditLog`; no verb
/// changes it.
public protocol AuditRepository: Sendable {
    /// A page of the entries that the query asks for, the last first. Operators may. What others have done
    /// and not yet told is told first, so that whoever has acted finds it.
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
