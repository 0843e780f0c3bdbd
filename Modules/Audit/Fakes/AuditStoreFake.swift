public import Audit
public import Vocabulary

/// A store of the audit log made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's operations refuse by name until they are given; a forwarding one asks another until one is
/// replaced. An operation is one closure: its arguments in the order of the protocol, without labels.
public struct AuditStoreFake: AuditStore {
    /// `append(_:)`.
    public var append: @Sendable (AuditEvent) async throws(AuditError) -> Void
    /// `page(_:_:)`.
    public var page: @Sendable (AuditFilter, PageRequest) async throws(AuditError) -> Page<AuditEntry>
    /// `head()`.
    public var head: @Sendable () async throws(AuditError) -> AuditHead
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(AuditError) -> Void

    /// A stub: every operation refuses with `internal`, which names it.
    public init() {
        append = { _ throws(AuditError) in throw unstubbed("AuditStore.append") }
        page = { _, _ throws(AuditError) in throw unstubbed("AuditStore.page") }
        head = { () throws(AuditError) in throw unstubbed("AuditStore.head") }
        forget = { _, _ throws(AuditError) in throw unstubbed("AuditStore.forget") }
    }

    /// Asks the other for everything, until an operation is replaced.
    public init(forwardingTo real: any AuditStore) {
        append = real.append(_:)
        page = real.page(_:_:)
        head = real.head
        forget = real.forget(_:at:)
    }
}

extension AuditStoreFake {
    /// As `append` answers.
    public func append(_ event: AuditEvent) async throws(AuditError) { try await append(event) }

    /// As `page` answers.
    public func page(
        _ filter: AuditFilter, _ page: PageRequest
    ) async throws(AuditError) -> Page<AuditEntry> {
        try await self.page(filter, page)
    }

    /// As `head` answers.
    public func head() async throws(AuditError) -> AuditHead { try await head() }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(AuditError) {
        try await forget(member, now)
    }
}
