// Emitted from the protocol AuditStore, not written by hand. Scripts/fakes writes it anew.

public import Audit
public import Vocabulary

/// A test double of `AuditStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct AuditStoreFake: AuditStore {
    /// Implements `append(_:)`.
    public var append: @Sendable (AuditEvent) async throws(AuditError) -> Void
    /// Implements `page(_:_:)`.
    public var page: @Sendable (AuditFilter, PageRequest) async throws(AuditError) -> Page<AuditEntry>
    /// Implements `head()`.
    public var head: @Sendable () async throws(AuditError) -> ChainHead
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(AuditError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        append = { _ throws(AuditError) in throw Self.unstubbed("append") }
        page = { _, _ throws(AuditError) in throw Self.unstubbed("page") }
        head = { () throws(AuditError) in throw Self.unstubbed("head") }
        forget = { _, _ throws(AuditError) in throw Self.unstubbed("forget") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any AuditStore) {
        append = real.append(_:)
        page = real.page(_:_:)
        head = real.head
        forget = real.forget(_:at:)
    }

    private static func unstubbed(_ name: String) -> AuditError {
        .service(.internal("AuditStore.\(name) is not stubbed"))
    }
}

extension AuditStoreFake {
    /// Calls `append`.
    public func append(_ event: AuditEvent) async throws(AuditError) {
        try await append(event)
    }

    /// Calls `page`.
    public func page(
        _ filter: AuditFilter, _ page: PageRequest
    ) async throws(AuditError) -> Page<AuditEntry> {
        try await self.page(filter, page)
    }

    /// Calls `head`.
    public func head() async throws(AuditError) -> ChainHead {
        try await head()
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(AuditError) {
        try await forget(member, now)
    }
}
