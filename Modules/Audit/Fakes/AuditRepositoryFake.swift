// Emitted from the protocol AuditRepository, not written by hand. Scripts/fakes writes it anew.

public import Audit
public import Vocabulary

/// A test double of `AuditRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct AuditRepositoryFake: AuditRepository {
    /// Implements `entries(_:_:)`.
    public var entries: @Sendable (AuditQuery, PageRequest) async throws(AuditError) -> Page<AuditEntry>

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        entries = { _, _ throws(AuditError) in throw Self.unstubbed("entries") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any AuditRepository) {
        entries = real.entries(_:_:)
    }

    private static func unstubbed(_ name: String) -> AuditError {
        .service(.internal("AuditRepository.\(name) is not stubbed"))
    }
}

extension AuditRepositoryFake {
    /// Calls `entries`.
    public func entries(
        _ query: AuditQuery, _ page: PageRequest
    ) async throws(AuditError) -> Page<AuditEntry> {
        try await entries(query, page)
    }
}
