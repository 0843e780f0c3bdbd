import ContractKit
import Listings
import ListingsFakes
import Vocabulary

/// Changes by which a store goes wrong about likes, holds and keys.
extension ListingStoreFake {
    /// Notes the listings that come in.
    mutating func noteListings() -> LockedValue<[ListingID]> {
        let (known, sound) = (LockedValue<[ListingID]>([]), self)
        insert = { listing, request throws(ListingError) in
            known.withLock { $0.append(listing.id) }
            return try await sound.insert(listing, request)
        }
        return known
    }

    /// Notes what each member has ever liked.
    mutating func noteLikers() -> LockedValue<[MemberID: Set<ListingID>]> {
        let (likers, sound) = (LockedValue<[MemberID: Set<ListingID>]>([:]), self)
        setLike = { liked, id, member, now throws(ListingError) in
            if liked { likers.withLock { _ = $0[member, default: []].insert(id) } }
            return try await sound.setLike(liked, id, member, now)
        }
        return likers
    }

    typealias SetLike = @Sendable (Bool) async throws(ListingError) -> Int

    /// Answers likes otherwise; `counted` is how often the listing was liked less how often it was not.
    mutating func changeLikes(
        _ change:
            @escaping @Sendable (SetLike, _ liked: Bool, _ counted: Int) async throws(ListingError) -> Int
    ) {
        let (counts, sound) = (LockedValue<[ListingID: Int]>([:]), self)
        setLike = { liked, id, member, now throws(ListingError) in
            let counted = counts.withLock { counts in
                counts[id, default: 0] += liked ? 1 : -1
                return counts[id] ?? 0
            }
            let like: SetLike = { liked throws(ListingError) in
                try await sound.setLike(liked, id, member, now)
            }
            return try await change(like, liked, counted)
        }
    }

    /// Does something before an order holds for the first time.
    mutating func beforeNewHolds(
        _ change: @escaping @Sendable (Hold, Timestamp, ListingStoreFake) async throws(ListingError) -> Void
    ) {
        let sound = self
        hold = { hold, limits, request, now throws(ListingError) in
            if try await sound.holdOf(hold.order, hold.listing, now) == nil {
                try await change(hold, now, sound)
            }
            return try await sound.hold(hold, limits, request, now)
        }
    }

    /// Does something before a hold ends, or ends it otherwise and says how.
    mutating func beforeEnds(
        _ change:
            @escaping @Sendable (Hold, HoldState, Timestamp, ListingStoreFake) async throws(ListingError) ->
            Hold?
    ) {
        let sound = self
        end = { order, id, end, actor, now throws(ListingError) in
            guard let known = try await sound.holdOf(order, id, now) else { throw .holdNotFound }
            if let ended = try await change(known, end, now, sound) { return ended }
            return try await sound.end(order, id, end, actor, now)
        }
    }

    /// Understands requests under keys otherwise; nil for no request.
    mutating func changeRequests(
        _ change: @escaping @Sendable (IdempotentRequest) -> IdempotentRequest?
    ) {
        let sound = self
        insert = { listing, request throws(ListingError) in
            try await sound.insert(listing, request.flatMap(change))
        }
        answered = { listing, request throws(ListingError) in
            guard let request = change(request) else { return nil }
            return try await sound.answered(listing, request)
        }
        hold = { hold, limits, request, now throws(ListingError) in
            try await sound.hold(hold, limits, request.flatMap(change), now)
        }
        answeredHold = { hold, request throws(ListingError) in
            guard let request = change(request) else { return nil }
            return try await sound.answeredHold(hold, request)
        }
    }

    /// Writes a listing past its rules.
    func bend(
        _ id: ListingID, at now: Timestamp, _ change: @Sendable (Listing) -> Listing
    ) async throws(ListingError) {
        for _ in 0..<1000 {
            guard let listing = try await find(id, nil, now)?.listing else { return }
            // By nobody who could have left.
            if try await replace(change(listing), listing.version, MemberID(id.raw), nil) { return }
        }
    }

    /// How many units could be held.
    func available(_ id: ListingID, at now: Timestamp) async throws(ListingError) -> Int {
        try await find(id, nil, now)?.listing.stock.available ?? 0
    }

    /// Adds units that are not there, so that the hold succeeds.
    func makeUp(_ units: Int, for hold: Hold, at now: Timestamp) async throws(ListingError) {
        try await bend(hold.listing, at: now) {
            $0.with(state: .onSale, stock: Stock(left: $0.stock.left + units, held: $0.stock.held))
        }
    }
}
