// Emitted from the protocol DealRepository, not written by hand. Scripts/fakes writes it anew.

public import Deals
public import Vocabulary

/// A test double of `DealRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct DealRepositoryFake: DealRepository {
    /// Implements `reserve(_:idempotencyKey:)`.
    public var reserve: @Sendable (Reservation, IdempotencyKey?) async throws(DealError) -> DealView
    /// Implements `deal(_:)`.
    public var deal: @Sendable (DealID) async throws(DealError) -> DealView
    /// Implements `deals(_:_:)`.
    public var deals: @Sendable (DealFilter, PageRequest) async throws(DealError) -> Page<DealView>
    /// Implements `accept(_:)`.
    public var accept: @Sendable (DealID) async throws(DealError) -> DealView
    /// Implements `decline(_:)`.
    public var decline: @Sendable (DealID) async throws(DealError) -> DealView
    /// Implements `cancel(_:)`.
    public var cancel: @Sendable (DealID) async throws(DealError) -> DealView
    /// Implements `complete(_:)`.
    public var complete: @Sendable (DealID) async throws(DealError) -> DealView
    /// Implements `handOver(_:)`.
    public var handOver: @Sendable (DealID) async throws(DealError) -> DealView
    /// Implements `receive(_:)`.
    public var receive: @Sendable (DealID) async throws(DealError) -> DealView
    /// Implements `setContact(on:to:)`.
    public var setContact: @Sendable (DealID, String) async throws(DealError) -> DealView

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        reserve = { _, _ throws(DealError) in throw Self.unstubbed("reserve") }
        deal = { _ throws(DealError) in throw Self.unstubbed("deal") }
        deals = { _, _ throws(DealError) in throw Self.unstubbed("deals") }
        accept = { _ throws(DealError) in throw Self.unstubbed("accept") }
        decline = { _ throws(DealError) in throw Self.unstubbed("decline") }
        cancel = { _ throws(DealError) in throw Self.unstubbed("cancel") }
        complete = { _ throws(DealError) in throw Self.unstubbed("complete") }
        handOver = { _ throws(DealError) in throw Self.unstubbed("handOver") }
        receive = { _ throws(DealError) in throw Self.unstubbed("receive") }
        setContact = { _, _ throws(DealError) in throw Self.unstubbed("setContact") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any DealRepository) {
        reserve = real.reserve(_:idempotencyKey:)
        deal = real.deal(_:)
        deals = real.deals(_:_:)
        accept = real.accept(_:)
        decline = real.decline(_:)
        cancel = real.cancel(_:)
        complete = real.complete(_:)
        handOver = real.handOver(_:)
        receive = real.receive(_:)
        setContact = real.setContact(on:to:)
    }

    private static func unstubbed(_ name: String) -> DealError {
        .service(.internal("DealRepository.\(name) is not stubbed"))
    }
}

extension DealRepositoryFake {
    /// Calls `reserve`.
    public func reserve(
        _ reservation: Reservation, idempotencyKey key: IdempotencyKey?
    ) async throws(DealError) -> DealView {
        try await reserve(reservation, key)
    }

    /// Calls `deal`.
    public func deal(_ id: DealID) async throws(DealError) -> DealView {
        try await deal(id)
    }

    /// Calls `deals`.
    public func deals(_ filter: DealFilter, _ page: PageRequest) async throws(DealError) -> Page<DealView> {
        try await deals(filter, page)
    }

    /// Calls `accept`.
    public func accept(_ id: DealID) async throws(DealError) -> DealView {
        try await accept(id)
    }

    /// Calls `decline`.
    public func decline(_ id: DealID) async throws(DealError) -> DealView {
        try await decline(id)
    }

    /// Calls `cancel`.
    public func cancel(_ id: DealID) async throws(DealError) -> DealView {
        try await cancel(id)
    }

    /// Calls `complete`.
    public func complete(_ id: DealID) async throws(DealError) -> DealView {
        try await complete(id)
    }

    /// Calls `handOver`.
    public func handOver(_ id: DealID) async throws(DealError) -> DealView {
        try await handOver(id)
    }

    /// Calls `receive`.
    public func receive(_ id: DealID) async throws(DealError) -> DealView {
        try await receive(id)
    }

    /// Calls `setContact`.
    public func setContact(on id: DealID, to contact: String) async throws(DealError) -> DealView {
        try await setContact(id, contact)
    }
}
