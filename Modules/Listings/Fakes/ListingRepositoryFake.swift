// Emitted from the protocol ListingRepository, not written by hand. Scripts/fakes writes it anew.

public import Listings
public import Vocabulary

/// A test double of `ListingRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct ListingRepositoryFake: ListingRepository {
    /// Implements `publish(_:as:idempotencyKey:)`.
    public var publish:
        @Sendable (ListingDraft, Visibility, IdempotencyKey?) async throws(ListingError) -> ListingView
    /// Implements `publish(_:)`.
    public var publishID: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// Implements `edit(_:_:expecting:)`.
    public var edit: @Sendable (ListingID, ListingDraft, Version?) async throws(ListingError) -> ListingView
    /// Implements `hide(_:)`.
    public var hide: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// Implements `sold(_:)`.
    public var sold: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// Implements `bump(_:)`.
    public var bump: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// Implements `delete(_:)`.
    public var delete: @Sendable (ListingID) async throws(ListingError) -> Void
    /// Implements `moderate(_:_:reason:)`.
    public var moderate:
        @Sendable (ListingID, ModerationAct, String) async throws(ListingError) -> ListingView
    /// Implements `unhide(_:)`.
    public var unhide: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// Implements `listing(_:)`.
    public var listing: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// Implements `browse(_:_:)`.
    public var browse: @Sendable (ListingQuery, PageRequest) async throws(ListingError) -> Page<ListingView>
    /// Implements `leagues()`.
    public var leagues: @Sendable () async throws(ListingError) -> [LeagueCount]
    /// Implements `mine(_:_:)`.
    public var mine: @Sendable (ListingState?, PageRequest) async throws(ListingError) -> Page<ListingView>
    /// Implements `like(_:)`.
    public var like: @Sendable (ListingID) async throws(ListingError) -> Int
    /// Implements `unlike(_:)`.
    public var unlike: @Sendable (ListingID) async throws(ListingError) -> Int
    /// Implements `liked(_:)`.
    public var liked: @Sendable (PageRequest) async throws(ListingError) -> Page<ListingView>
    /// Implements `hold(_:quantity:for:until:idempotencyKey:)`.
    public var hold:
        @Sendable (ListingID, Int, OrderID, Timestamp, IdempotencyKey?) async throws(ListingError) -> Hold
    /// Implements `confirm(_:_:)`.
    public var confirm: @Sendable (ListingID, OrderID) async throws(ListingError) -> Hold
    /// Implements `release(_:_:)`.
    public var release: @Sendable (ListingID, OrderID) async throws(ListingError) -> Hold

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        publish = { _, _, _ throws(ListingError) in throw Self.unstubbed("publish") }
        publishID = { _ throws(ListingError) in throw Self.unstubbed("publishID") }
        edit = { _, _, _ throws(ListingError) in throw Self.unstubbed("edit") }
        hide = { _ throws(ListingError) in throw Self.unstubbed("hide") }
        sold = { _ throws(ListingError) in throw Self.unstubbed("sold") }
        bump = { _ throws(ListingError) in throw Self.unstubbed("bump") }
        delete = { _ throws(ListingError) in throw Self.unstubbed("delete") }
        moderate = { _, _, _ throws(ListingError) in throw Self.unstubbed("moderate") }
        unhide = { _ throws(ListingError) in throw Self.unstubbed("unhide") }
        listing = { _ throws(ListingError) in throw Self.unstubbed("listing") }
        browse = { _, _ throws(ListingError) in throw Self.unstubbed("browse") }
        leagues = { () throws(ListingError) in throw Self.unstubbed("leagues") }
        mine = { _, _ throws(ListingError) in throw Self.unstubbed("mine") }
        like = { _ throws(ListingError) in throw Self.unstubbed("like") }
        unlike = { _ throws(ListingError) in throw Self.unstubbed("unlike") }
        liked = { _ throws(ListingError) in throw Self.unstubbed("liked") }
        hold = { _, _, _, _, _ throws(ListingError) in throw Self.unstubbed("hold") }
        confirm = { _, _ throws(ListingError) in throw Self.unstubbed("confirm") }
        release = { _, _ throws(ListingError) in throw Self.unstubbed("release") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any ListingRepository) {
        publish = real.publish(_:as:idempotencyKey:)
        publishID = real.publish(_:)
        edit = real.edit(_:_:expecting:)
        hide = real.hide(_:)
        sold = real.sold(_:)
        bump = real.bump(_:)
        delete = real.delete(_:)
        moderate = real.moderate(_:_:reason:)
        unhide = real.unhide(_:)
        listing = real.listing(_:)
        browse = real.browse(_:_:)
        leagues = real.leagues
        mine = real.mine(_:_:)
        like = real.like(_:)
        unlike = real.unlike(_:)
        liked = real.liked(_:)
        hold = real.hold(_:quantity:for:until:idempotencyKey:)
        confirm = real.confirm(_:_:)
        release = real.release(_:_:)
    }

    private static func unstubbed(_ name: String) -> ListingError {
        .service(.internal("ListingRepository.\(name) is not stubbed"))
    }
}

extension ListingRepositoryFake {
    /// Calls `publish`.
    public func publish(
        _ draft: ListingDraft, as visibility: Visibility, idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> ListingView {
        try await publish(draft, visibility, key)
    }

    /// Calls `publishID`.
    public func publish(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await publishID(id)
    }

    /// Calls `edit`.
    public func edit(
        _ id: ListingID, _ draft: ListingDraft, expecting version: Version?
    ) async throws(ListingError) -> ListingView {
        try await edit(id, draft, version)
    }

    /// Calls `hide`.
    public func hide(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await hide(id)
    }

    /// Calls `sold`.
    public func sold(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await sold(id)
    }

    /// Calls `bump`.
    public func bump(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await bump(id)
    }

    /// Calls `delete`.
    public func delete(_ id: ListingID) async throws(ListingError) {
        try await delete(id)
    }

    /// Calls `moderate`.
    public func moderate(
        _ id: ListingID, _ act: ModerationAct, reason: String
    ) async throws(ListingError) -> ListingView {
        try await moderate(id, act, reason)
    }

    /// Calls `unhide`.
    public func unhide(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await unhide(id)
    }

    /// Calls `listing`.
    public func listing(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await listing(id)
    }

    /// Calls `browse`.
    public func browse(
        _ query: ListingQuery, _ page: PageRequest
    ) async throws(ListingError) -> Page<ListingView> {
        try await browse(query, page)
    }

    /// Calls `leagues`.
    public func leagues() async throws(ListingError) -> [LeagueCount] {
        try await leagues()
    }

    /// Calls `mine`.
    public func mine(
        _ state: ListingState?, _ page: PageRequest
    ) async throws(ListingError) -> Page<ListingView> {
        try await mine(state, page)
    }

    /// Calls `like`.
    public func like(_ id: ListingID) async throws(ListingError) -> Int {
        try await like(id)
    }

    /// Calls `unlike`.
    public func unlike(_ id: ListingID) async throws(ListingError) -> Int {
        try await unlike(id)
    }

    /// Calls `liked`.
    public func liked(_ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        try await liked(page)
    }

    /// Calls `hold`.
    public func hold(
        _ id: ListingID, quantity: Int, for order: OrderID, until: Timestamp,
        idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> Hold {
        try await hold(id, quantity, order, until, key)
    }

    /// Calls `confirm`.
    public func confirm(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        try await confirm(id, order)
    }

    /// Calls `release`.
    public func release(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        try await release(id, order)
    }
}
