public import Listings
public import Vocabulary
public import Wire

/// The verbs of listings over HTTP, for the principal of the caller's credentials.
public struct RemoteListingRepository: ListingRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func publish(
        _ draft: ListingDraft, as visibility: Visibility, idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> ListingView {
        try await caller.call(
            ListingEndpoints.publish, NewListing(draft: draft, visibility: visibility), idempotencyKey: key)
    }

    public func publish(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await caller.call(ListingEndpoints.republish, OneListing(id: id))
    }

    public func edit(
        _ id: ListingID, _ draft: ListingDraft, expecting version: Version?
    ) async throws(ListingError) -> ListingView {
        try await caller.call(ListingEndpoints.edit, RecordEdit(id: id, content: draft, version: version))
    }

    public func hide(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await caller.call(ListingEndpoints.hide, OneListing(id: id))
    }

    public func sold(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await caller.call(ListingEndpoints.sold, OneListing(id: id))
    }

    public func bump(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await caller.call(ListingEndpoints.bump, OneListing(id: id))
    }

    public func delete(_ id: ListingID) async throws(ListingError) {
        _ = try await caller.call(ListingEndpoints.delete, OneListing(id: id))
    }

    public func moderate(
        _ id: ListingID, _ act: ModerationAct, reason: String
    ) async throws(ListingError) -> ListingView {
        try await caller.call(
            ListingEndpoints.moderate, ListingModerationInput(id: id, act: act, reason: reason))
    }

    public func unhide(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await caller.call(ListingEndpoints.unhide, OneListing(id: id))
    }

    public func listing(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await caller.call(ListingEndpoints.show, OneListing(id: id))
    }

    public func browse(
        _ query: ListingQuery, _ page: PageRequest
    ) async throws(ListingError) -> Page<ListingView> {
        try await caller.call(ListingEndpoints.browse, BrowseInput(query: query, page: PageFields(page)))
    }

    public func leagues() async throws(ListingError) -> [LeagueCount] {
        try await caller.call(ListingEndpoints.leagues, Nothing())
    }

    public func mine(_ state: ListingState?, _ page: PageRequest) async throws(ListingError) -> Page<
        ListingView
    > {
        try await caller.call(ListingEndpoints.mine, MineInput(state: state, page: PageFields(page)))
    }

    public func like(_ id: ListingID) async throws(ListingError) -> Int {
        try await caller.call(ListingEndpoints.like, OneListing(id: id))
    }

    public func unlike(_ id: ListingID) async throws(ListingError) -> Int {
        try await caller.call(ListingEndpoints.unlike, OneListing(id: id))
    }

    public func liked(_ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        try await caller.call(ListingEndpoints.liked, LikedInput(page: PageFields(page)))
    }

    public func hold(
        _ id: ListingID, quantity: Int, for order: OrderID, until: Timestamp,
        idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> Hold {
        try await caller.call(
            ListingEndpoints.hold, NewHold(id: id, order: order, quantity: quantity, until: until),
            idempotencyKey: key)
    }

    public func confirm(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        try await caller.call(ListingEndpoints.confirm, OneHold(id: id, order: order))
    }

    public func release(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        try await caller.call(ListingEndpoints.release, OneHold(id: id, order: order))
    }
}
