public import Deals
public import Vocabulary
public import Wire

/// The verbs of deals over HTTP, for the principal of the caller's credentials.
public struct RemoteDealRepository: DealRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func reserve(
        _ reservation: Reservation, idempotencyKey key: IdempotencyKey?
    ) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.reserve, reservation, idempotencyKey: key)
    }

    public func deal(_ id: DealID) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.show, OneDeal(id: id))
    }

    public func deals(_ filter: DealFilter, _ page: PageRequest) async throws(DealError) -> Page<DealView> {
        try await caller.call(DealEndpoints.list, DealsInput(filter: filter, page: PageFields(page)))
    }

    public func accept(_ id: DealID) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.accept, OneDeal(id: id))
    }

    public func decline(_ id: DealID) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.decline, OneDeal(id: id))
    }

    public func cancel(_ id: DealID) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.cancel, OneDeal(id: id))
    }

    public func complete(_ id: DealID) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.complete, OneDeal(id: id))
    }

    public func handOver(_ id: DealID) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.handOver, OneDeal(id: id))
    }

    public func receive(_ id: DealID) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.receive, OneDeal(id: id))
    }

    public func setContact(on id: DealID, to contact: String) async throws(DealError) -> DealView {
        try await caller.call(DealEndpoints.setContact, DealContact(id: id, text: contact))
    }
}
