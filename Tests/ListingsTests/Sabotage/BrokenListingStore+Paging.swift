import Listings
import Synchronization
import Vocabulary

extension BrokenListingStore {
    func page(
        _ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        let now = clock(now)
        var found = try await bent(page) { page throws(ListingError) in
            try await inner.page(filter, page, viewer: viewer, at: now)
        }
        switch sabotage {
        case .turnsOrderRound: found.items.reverse()
        case .breaksTiesTheOtherWay:
            found.items.sort { left, right in
                let keys = (filter.sortKey(left.listing), filter.sortKey(right.listing))
                if keys.0 == keys.1 { return left.listing.id < right.listing.id }
                return filter.isAscending ? keys.0 < keys.1 : keys.0 > keys.1
            }
        case .ordersByListPrice where filter.order == .cheapest || filter.order == .dearest:
            found.items.sort { left, right in
                let prices = [left, right].map(\.listing.details.price.list.minorUnits)
                return filter.isAscending ? prices[0] < prices[1] : prices[0] > prices[1]
            }
        case .keepsOldSearchText where !filter.words.isEmpty:
            let titles = memory.withLock { $0.titles }
            found.items.removeAll { entry in
                !filter.words.allSatisfy { titles[entry.listing.id]?.contains($0) == true }
            }
        case .likesForEverybody:
            found.items = found.items.map { ListingEntry(listing: $0.listing, isLiked: true) }
        default: break
        }
        return found
    }

    func page(
        of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        let (now, all) = (clock(now), ListingState.allCases)
        let wanted = sabotage == .listsAllStates ? all : states
        var found = try await bent(page) { page throws(ListingError) in
            try await inner.page(of: seller, in: wanted, page, at: now)
        }
        switch sabotage {
        case .listsOldestFirst: found.items.reverse()
        case .listsOthersToo:
            let filter = try ListingQuery().checked()
            found.items += try await inner.page(filter, page, viewer: seller, at: now).items
                .filter { $0.listing.seller != seller }
        default: break
        }
        return found
    }

    func page(likedBy member: MemberID, _ page: PageRequest, at now: Timestamp)
        async throws(ListingError) -> Page<ListingEntry>
    {
        let now = clock(now)
        var found = try await bent(page) { page throws(ListingError) in
            try await inner.page(likedBy: member, page, at: now)
        }
        switch sabotage {
        case .listsLikesByAge: found.items.reverse()
        case .listsHiddenLikes:
            for id in memory.withLock({ $0.likers[member] ?? [] }) {
                guard let entry = try await inner.find(id, viewer: member, at: now) else { continue }
                if entry.listing.state == .hidden { found.items.append(entry) }
            }
        default: break
        }
        return found
    }

    /// Reads a page with the faults that pages of every list have.
    private func bent(
        _ page: PageRequest, _ read: (PageRequest) async throws(ListingError) -> Page<ListingEntry>
    ) async throws(ListingError) -> Page<ListingEntry> {
        var found = try await read(request(for: page))
        switch (sabotage, page.start) {
        case (.repeatsCursorItem, .after(let cursor)):
            let entry = try await inner.find(
                ListingID(cursor.id), viewer: nil, at: clock(.init(microseconds: 0)))
            found.items = [entry].compactMap { $0 } + found.items
        case (.skipsAfterCursor, .after): found.items = Array(found.items.dropFirst())
        case (.losesRemovedPlaces, .after(let cursor)):
            let entry = try await inner.find(ListingID(cursor.id), viewer: nil, at: .init(microseconds: 0))
            if entry?.listing.state == .removed { found = try await read(.first) }
        case (.countsOffsets, .after(let cursor)):
            let offset = offsets.withLock { $0[cursor] ?? 0 }
            found = try await read(.first)
            found.items = Array(found.items.dropFirst(offset).prefix(page.limit))
        case (.countsOffsets, .first):
            if let next = found.next { offsets.withLock { $0[next] = found.items.count } }
        case (.promisesMorePages, _):
            if let last = found.items.last, found.next == nil {
                found.next = Cursor(scope: 0, key: 0, id: last.listing.id.raw)
            }
        case (.countsPageAsTotal, .number(let number)):
            found.numbering = PageNumbering(number: number, size: page.limit, total: found.items.count)
        case (.wrapsAroundTheEnd, .number) where found.items.isEmpty: found = try await read(.first)
        default: break
        }
        return found
    }

    private func request(for page: PageRequest) -> PageRequest {
        guard sabotage == .ignoresLimits else { return page }
        return (try? PageRequest(page.start, limit: PageRequest.largestLimit)) ?? page
    }
}
