public import Deals
public import Vocabulary

/// A repository of deals made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct DealRepositoryFake: DealRepository {
    /// The answer of a verb about one deal.
    public typealias Decision = @Sendable (DealID) async throws(DealError) -> DealView

    /// `reserve(_:idempotencyKey:)`.
    public var reserve: @Sendable (Reservation, IdempotencyKey?) async throws(DealError) -> DealView
    /// `deal(_:)`.
    public var deal: Decision
    /// `deals(_:_:)`.
    public var deals: @Sendable (DealFilter, PageRequest) async throws(DealError) -> Page<DealView>
    /// `accept(_:)`.
    public var accept: Decision
    /// `decline(_:)`.
    public var decline: Decision
    /// `cancel(_:)`.
    public var cancel: Decision
    /// `complete(_:)`.
    public var complete: Decision
    /// `setContact(on:to:)`.
    public var setContact: @Sendable (DealID, String) async throws(DealError) -> DealView

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        reserve = { _, _ throws(DealError) in throw unstubbed("DealRepository.reserve") }
        deal = { _ throws(DealError) in throw unstubbed("DealRepository.deal") }
        deals = { _, _ throws(DealError) in throw unstubbed("DealRepository.deals") }
        accept = { _ throws(DealError) in throw unstubbed("DealRepository.accept") }
        decline = { _ throws(DealError) in throw unstubbed("DealRepository.decline") }
        cancel = { _ throws(DealError) in throw unstubbed("DealRepository.cancel") }
        complete = { _ throws(DealError) in throw unstubbed("DealRepository.complete") }
        setContact = { _, _ throws(DealError) in throw unstubbed("DealRepository.setContact") }
    }

    /// Asks the other for everything, until a verb is replaced.
    public init(forwardingTo real: any DealRepository) {
        reserve = real.reserve(_:idempotencyKey:)
        deal = real.deal(_:)
        deals = real.deals(_:_:)
        accept = real.accept(_:)
        decline = real.decline(_:)
        cancel = real.cancel(_:)
        complete = real.complete(_:)
        setContact = real.setContact(on:to:)
    }
}

extension DealRepositoryFake {
    /// As `reserve` answers.
    public func reserve(
        _ reservation: Reservation, idempotencyKey key: IdempotencyKey?
    ) async throws(DealError) -> DealView {
        try await reserve(reservation, key)
    }

    /// As `deal` answers.
    public func deal(_ id: DealID) async throws(DealError) -> DealView { try await deal(id) }

    /// As `deals` answers.
    public func deals(_ filter: DealFilter, _ page: PageRequest) async throws(DealError) -> Page<DealView> {
        try await deals(filter, page)
    }

    /// As `accept` answers.
    public func accept(_ id: DealID) async throws(DealError) -> DealView { try await accept(id) }

    /// As `decline` answers.
    public func decline(_ id: DealID) async throws(DealError) -> DealView { try await decline(id) }

    /// As `cancel` answers.
    public func cancel(_ id: DealID) async throws(DealError) -> DealView { try await cancel(id) }

    /// As `complete` answers.
    public func complete(_ id: DealID) async throws(DealError) -> DealView { try await complete(id) }

    /// As `setContact` answers.
    public func setContact(on id: DealID, to contact: String) async throws(DealError) -> DealView {
        try await setContact(id, contact)
    }
}
