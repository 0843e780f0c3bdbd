public import Audit
public import Vocabulary

/// A repository of the audit log made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct AuditRepositoryFake: AuditRepository {
    /// `entries(_:_:)`.
    public var entries: @Sendable (AuditQuery, PageRequest) async throws(AuditError) -> Page<AuditEntry>

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        entries = { _, _ throws(AuditError) in throw unstubbed("AuditRepository.entries") }
    }

    /// Asks the other for everything, until a verb is replaced.
    public init(forwardingTo real: any AuditRepository) {
        entries = real.entries(_:_:)
    }

    /// As `entries` answers.
    public func entries(
        _ query: AuditQuery, _ page: PageRequest
    ) async throws(AuditError) -> Page<AuditEntry> {
        try await entries(query, page)
    }
}
