public import Listings
public import Vocabulary

/// A repository of listings made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct ListingRepositoryFake: ListingRepository {
    /// `publish(_:as:idempotencyKey:)`.
    public var publishNew:
        @Sendable (ListingDraft, Visibility, IdempotencyKey?) async throws(ListingError) -> ListingView
    /// `publish(_:)`.
    public var publish: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// `edit(_:_:expecting:)`.
    public var edit: @Sendable (ListingID, ListingDraft, Version?) async throws(ListingError) -> ListingView
    /// `sold(_:)`.
    public var sold: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// `bump(_:)`.
    public var bump: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// `hide(_:)`.
    public var hide: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// `delete(_:)`.
    public var delete: @Sendable (ListingID) async throws(ListingError) -> Void
    /// `moderate(_:_:reason:)`.
    public var moderate:
        @Sendable (ListingID, ModerationAct, String) async throws(ListingError) -> ListingView
    /// `unhide(_:)`.
    public var unhide: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// `listing(_:)`.
    public var listing: @Sendable (ListingID) async throws(ListingError) -> ListingView
    /// `browse(_:_:)`.
    public var browse: @Sendable (ListingQuery, PageRequest) async throws(ListingError) -> Page<ListingView>
    /// `mine(_:_:)`.
    public var mine: @Sendable (ListingState?, PageRequest) async throws(ListingError) -> Page<ListingView>
    /// `like(_:)`.
    public var like: @Sendable (ListingID) async throws(ListingError) -> Int
    /// `unlike(_:)`.
    public var unlike: @Sendable (ListingID) async throws(ListingError) -> Int
    /// `liked(_:)`.
    public var liked: @Sendable (PageRequest) async throws(ListingError) -> Page<ListingView>
    /// `hold(_:quantity:for:until:idempotencyKey:)`.
    public var hold:
        @Sendable (ListingID, Int, OrderID, Timestamp, IdempotencyKey?) async throws(ListingError) -> Hold
    /// `confirm(_:_:)`.
    public var confirm: @Sendable (ListingID, OrderID) async throws(ListingError) -> Hold
    /// `release(_:_:)`.
    public var release: @Sendable (ListingID, OrderID) async throws(ListingError) -> Hold

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        publishNew = { _, _, _ throws(ListingError) in throw unstubbed("ListingRepository.publishNew") }
        publish = { _ throws(ListingError) in throw unstubbed("ListingRepository.publish") }
        edit = { _, _, _ throws(ListingError) in throw unstubbed("ListingRepository.edit") }
        sold = { _ throws(ListingError) in throw unstubbed("ListingRepository.sold") }
        bump = { _ throws(ListingError) in throw unstubbed("ListingRepository.bump") }
        hide = { _ throws(ListingError) in throw unstubbed("ListingRepository.hide") }
        delete = { _ throws(ListingError) in throw unstubbed("ListingRepository.delete") }
        moderate = { _, _, _ throws(ListingError) in throw unstubbed("ListingRepository.moderate") }
        unhide = { _ throws(ListingError) in throw unstubbed("ListingRepository.unhide") }
        listing = { _ throws(ListingError) in throw unstubbed("ListingRepository.listing") }
        browse = { _, _ throws(ListingError) in throw unstubbed("ListingRepository.browse") }
        mine = { _, _ throws(ListingError) in throw unstubbed("ListingRepository.mine") }
        like = { _ throws(ListingError) in throw unstubbed("ListingRepository.like") }
        unlike = { _ throws(ListingError) in throw unstubbed("ListingRepository.unlike") }
        liked = { _ throws(ListingError) in throw unstubbed("ListingRepository.liked") }
        hold = { _, _, _, _, _ throws(ListingError) in throw unstubbed("ListingRepository.hold") }
        confirm = { _, _ throws(ListingError) in throw unstubbed("ListingRepository.confirm") }
        release = { _, _ throws(ListingError) in throw unstubbed("ListingRepository.release") }
    }

    /// Asks the other for everything, until a verb is replaced.
    public init(forwardingTo real: any ListingRepository) {
        publishNew = real.publish(_:as:idempotencyKey:)
        publish = real.publish(_:)
        edit = real.edit(_:_:expecting:)
        sold = real.sold(_:)
        bump = real.bump(_:)
        hide = real.hide(_:)
        delete = real.delete(_:)
        moderate = real.moderate(_:_:reason:)
        unhide = real.unhide(_:)
        listing = real.listing(_:)
        browse = real.browse(_:_:)
        mine = real.mine(_:_:)
        like = real.like(_:)
        unlike = real.unlike(_:)
        liked = real.liked(_:)
        hold = real.hold(_:quantity:for:until:idempotencyKey:)
        confirm = real.confirm(_:_:)
        release = real.release(_:_:)
    }
}

extension ListingRepositoryFake {
    /// As `publishNew` answers.
    public func publish(_ draft: ListingDraft, as visibility: Visibility, idempotencyKey key: IdempotencyKey?)
        async throws(ListingError) -> ListingView
    {
        try await publishNew(draft, visibility, key)
    }

    /// As `publish` answers.
    public func publish(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await publish(id)
    }

    /// As `edit` answers.
    public func edit(_ id: ListingID, _ draft: ListingDraft, expecting version: Version?)
        async throws(ListingError) -> ListingView
    {
        try await edit(id, draft, version)
    }

    /// As `sold` answers.
    public func sold(_ id: ListingID) async throws(ListingError) -> ListingView { try await sold(id) }

    /// As `bump` answers.
    public func bump(_ id: ListingID) async throws(ListingError) -> ListingView { try await bump(id) }

    /// As `hide` answers.
    public func hide(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await hide(id)
    }

    /// As `delete` answers.
    public func delete(_ id: ListingID) async throws(ListingError) {
        try await delete(id)
    }

    /// As `moderate` answers.
    public func moderate(
        _ id: ListingID, _ act: ModerationAct, reason: String
    ) async throws(ListingError) -> ListingView {
        try await moderate(id, act, reason)
    }

    /// As `unhide` answers.
    public func unhide(_ id: ListingID) async throws(ListingError) -> ListingView { try await unhide(id) }

    /// As `listing` answers.
    public func listing(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await listing(id)
    }

    /// As `browse` answers.
    public func browse(_ query: ListingQuery, _ page: PageRequest) async throws(ListingError) -> Page<
        ListingView
    > {
        try await browse(query, page)
    }

    /// As `mine` answers.
    public func mine(_ state: ListingState?, _ page: PageRequest) async throws(ListingError) -> Page<
        ListingView
    > {
        try await mine(state, page)
    }

    /// As `like` answers.
    public func like(_ id: ListingID) async throws(ListingError) -> Int {
        try await like(id)
    }

    /// As `unlike` answers.
    public func unlike(_ id: ListingID) async throws(ListingError) -> Int {
        try await unlike(id)
    }

    /// As `liked` answers.
    public func liked(_ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        try await liked(page)
    }

    /// As `hold` answers.
    public func hold(
        _ id: ListingID, quantity: Int, for order: OrderID, until: Timestamp,
        idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> Hold {
        try await hold(id, quantity, order, until, key)
    }

    /// As `confirm` answers.
    public func confirm(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        try await confirm(id, order)
    }

    /// As `release` answers.
    public func release(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        try await release(id, order)
    }
}
