import Vocabulary

extension LocalListingRepository {
    func listing(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await view(visible(id))
    }

    func browse(_ query: ListingQuery, _ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        let filter = try query.checked()
        try require(page, of: filter.scope)
        let found = try await seen(page) { page, hidden throws(ListingError) in
            var filter = filter
            filter.hidden = hidden
            return try await store.page(filter, page, viewer: principal.memberID, at: now)
        }
        return try await views(found)
    }

    func leagues() async throws(ListingError) -> [LeagueCount] { try await store.leagues() }

    func mine(_ state: ListingState?, _ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        let seller = try ListingPolicy.member(principal)
        let states = ListingState.allCases.filter { $0 != .removed && (state == nil || state == $0) }
        try require(page, of: ListingScope.mine(seller, states))
        return try await views(store.page(of: seller, in: states, page, at: now))
    }

    func liked(_ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        let member = try ListingPolicy.member(principal)
        try require(page, of: ListingScope.liked(member))
        let found = try await seen(page) { page, hidden throws(ListingError) in
            try await store.page(likedBy: member, hiding: hidden, page, at: now)
        }
        return try await views(found)
    }

    func like(_ id: ListingID) async throws(ListingError) -> Int {
        try await setLike(true, id)
    }

    func unlike(_ id: ListingID) async throws(ListingError) -> Int {
        try await setLike(false, id)
    }

    private func setLike(_ liked: Bool, _ id: ListingID) async throws(ListingError) -> Int {
        let member = try ListingPolicy.member(principal)
        let seller = try await visible(id, evenHidden: !liked).listing.seller
        // A block by the seller forbids a like, but not its removal, which does not reach the seller.
        try await writer(towards: liked ? seller : nil, ending: !liked)
        if liked, principal.isMember(seller) { throw .ownListing }
        return try await store.setLike(liked, id, by: member, at: now)
    }

    /// The listing if the principal may see it; with `evenHidden` also despite a block.
    func visible(_ id: ListingID, evenHidden: Bool = false) async throws(ListingError) -> ListingEntry {
        guard let entry = try await store.find(id, viewer: principal.memberID, at: now),
            ListingPolicy.maySee(entry.listing, principal)
        else { throw .notFound }
        if !evenHidden, try await hides(entry.listing.seller) { throw .notFound }
        return entry
    }

    /// Whether a block between the two hides this seller's listings from the principal.
    private func hides(_ seller: MemberID) async throws(ListingError) -> Bool {
        try await ListingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.hides(seller, from: principal)
        }
    }

    /// A page without the listings of sellers hidden from the principal.
    private func seen(
        _ page: PageRequest,
        _ read: (PageRequest, Set<MemberID>) async throws(ListingError) -> Page<ListingEntry>
    ) async throws(ListingError) -> Page<ListingEntry> {
        try await service.members.page(page, for: principal, by: { [$0.listing.seller] }, read)
    }

    private func require(_ page: PageRequest, of scope: UInt64) throws(ListingError) {
        if case .after(let cursor) = page.start, cursor.scope != scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
    }

    func view(_ entry: ListingEntry) async throws(ListingError) -> ListingView {
        let entries = [entry]
        guard let seller = try await sellers(of: entries).first else { throw .notFound }
        return Self.view(entry, seller, try await commentCounts(of: entries)[0])
    }

    private func views(_ page: Page<ListingEntry>) async throws(ListingError) -> Page<ListingView> {
        let entries = page.items
        return page.map(with: try await sellers(of: entries), try await commentCounts(of: entries), Self.view)
    }

    /// One seller per listing. Inlined, since it only passes on what it awaits.
    @inline(__always)
    private func sellers(of entries: [ListingEntry]) async throws(ListingError) -> [MemberCard] {
        try await ListingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(ofEach: entries.indices.map { entries[$0].listing.seller })
        }
    }

    /// One count per listing.
    func commentCounts(of entries: [ListingEntry]) async throws(ListingError) -> [Int] {
        try await ListingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.comments.commentCounts(ofEach: entries.identifiers)
        }
    }

    static func view(
        _ entry: ListingEntry, _ seller: MemberCard, _ comments: Int
    ) -> ListingView {
        ListingView(listing: entry.listing, seller: seller, isLiked: entry.isLiked, comments: comments)
    }
}
