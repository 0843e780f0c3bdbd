import Listings
import Synchronization
import Vocabulary

extension BrokenListingStore {
    func setLike(
        _ liked: Bool, _ id: ListingID, by member: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Int {
        let counted = memory.withLock { memory in
            if liked { memory.likers[member, default: []].insert(id) }
            memory.likes[id, default: 0] += liked ? 1 : -1
            return memory.likes[id] ?? 0
        }
        switch sabotage {
        case .losesSecondLikes where liked && counted % 2 == 0: return counted
        case .likesAgainOnTop where liked: _ = try await inner.setLike(false, id, by: member, at: now)
        default: break
        }
        let count = try await inner.setLike(liked, id, by: member, at: now)
        switch sabotage {
        case .countsEveryLike where liked: return counted
        case .takesLikesTwice where !liked: return counted
        case .likesChangeVersions:
            try await bend(id, at: now) { $0.with(version: $0.version.next) }
        default: break
        }
        return count
    }

    func hold(
        _ hold: Hold, request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        let now = clock(now)
        let isFirst = memory.withLock { memory in
            if memory.orders[hold.order] == nil { memory.orders[hold.order] = hold.listing }
            return memory.asked.insert(hold.order).inserted
        }
        let known = try await inner.hold(of: hold.order, on: hold.listing, at: now)
        switch sabotage {
        case .holdsNothing: return hold
        case .oversells where known == nil: try await makeUp(hold.quantity, for: hold, at: now)
        case .miscountsByOne where known == nil:
            if try await available(hold.listing, at: now) == hold.quantity - 1 {
                try await makeUp(1, for: hold, at: now)
            }
        case .decidesByOldStock where known == nil:
            let free = try await available(hold.listing, at: now)
            let old = memory.withLock { memory in
                if memory.stock[hold.listing] == nil { memory.stock[hold.listing] = free }
                return memory.stock[hold.listing] ?? free
            }
            if old >= hold.quantity { try await makeUp(hold.quantity, for: hold, at: now) }
        case .holdsSingleUnits where known == nil && hold.quantity > 1:
            let held = try await self.hold(hold, underKey: request, at: now)
            try await bend(hold.listing, at: now) {
                $0.with(stock: Stock(left: $0.stock.left, held: $0.stock.held - hold.quantity + 1))
            }
            return held
        case .holdsAgain where !isFirst:
            try await bend(hold.listing, at: now) {
                $0.with(stock: Stock(left: $0.stock.left, held: $0.stock.held + hold.quantity))
            }
        case .sharesOrders: if let known { return known }
        case .sellsAgain: if let known, known.state == .confirmed { throw .holdEnded(.confirmed) }
        default: break
        }
        return try await self.hold(hold, underKey: request, at: now)
    }

    func hold(of order: OrderID, on id: ListingID, at now: Timestamp) async throws(ListingError) -> Hold? {
        let place = place(of: order, on: id)
        let found = try await inner.hold(of: order, on: place, at: clock(now))
        if found == nil, sabotage == .findsAnyHold, let member = MemberID("mem_" + order.raw.base32) {
            return Hold(listing: id, order: order, holder: member, quantity: 1, until: now)
        }
        return found
    }

    func end(
        _ order: OrderID, on id: ListingID, as end: HoldState, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        let (now, id) = (clock(now), place(of: order, on: id))
        guard let known = try await hold(of: order, on: id, at: now) else { throw .holdNotFound }
        let before = try await inner.find(id, viewer: nil, at: now)?.listing
        switch (sabotage, end) {
        case (.findsAnyHold, _): return try known.ended(end)
        case (.confirmsWithoutSelling, .confirmed) where known.state == .active:
            _ = try await inner.end(order, on: id, as: .released, at: now)
            return try known.ended(.confirmed)
        case (.keepsReleasedUnits, .released): return try known.ended(end)
        case (.confirmsTwice, .confirmed) where known.state == .confirmed:
            try await bend(id, at: now) {
                $0.with(stock: Stock(left: $0.stock.left - known.quantity, held: $0.stock.held))
            }
        case (.releasesTwice, .released) where known.state == .released:
            try await bend(id, at: now) {
                $0.with(stock: Stock(left: $0.stock.left, held: $0.stock.held - known.quantity))
            }
        case (.changesItsMind, _):
            do throws(ListingError) {
                return try await inner.end(order, on: id, as: end, at: now)
            } catch {
                return Hold(
                    listing: id, order: order, holder: known.holder, quantity: known.quantity,
                    until: known.until, state: end)
            }
        default: break
        }
        let ended = try await inner.end(order, on: id, as: end, at: now)
        if sabotage == .staysReserved, before?.state == .reserved {
            try await bend(id, at: now) { $0.with(state: .reserved) }
        }
        if end == .confirmed { memory.withLock { $0.sales.append(ended) } }
        return ended
    }

    private func available(_ id: ListingID, at now: Timestamp) async throws(ListingError) -> Int {
        try await inner.find(id, viewer: nil, at: now)?.listing.stock.available ?? 0
    }

    /// Adds units that are not there, so that the hold succeeds.
    private func makeUp(_ units: Int, for hold: Hold, at now: Timestamp) async throws(ListingError) {
        try await bend(hold.listing, at: now) {
            $0.with(state: .onSale, stock: Stock(left: $0.stock.left + units, held: $0.stock.held))
        }
    }

    private func place(of order: OrderID, on id: ListingID) -> ListingID {
        sabotage == .mixesListings ? memory.withLock { $0.orders[order] } ?? id : id
    }

    /// Gives the units of confirmed holds back when their time is over.
    func expireSales(of id: ListingID, at now: Timestamp) async throws(ListingError) {
        let over = memory.withLock { memory in
            let over = memory.sales.filter { $0.listing == id && $0.until <= now }
            memory.sales.removeAll { over.contains($0) }
            return over
        }
        for hold in over {
            try await bend(id, at: now) {
                $0.with(stock: Stock(left: $0.stock.left + hold.quantity, held: $0.stock.held))
            }
        }
    }

    /// Writes a listing bypassing its rules.
    func bend(
        _ id: ListingID, at now: Timestamp, _ change: (Listing) -> Listing
    ) async throws(ListingError) {
        for _ in 0..<1000 {
            guard let listing = try await inner.find(id, viewer: nil, at: now)?.listing else { return }
            if try await inner.replace(change(listing), expecting: listing.version) { return }
        }
    }
}
