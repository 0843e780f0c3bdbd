import Vocabulary

extension LocalDealRepository {
    func reserve(
        _ reservation: Reservation, idempotencyKey key: IdempotencyKey?
    ) async throws(DealError) -> DealView {
        let buyer = try DealPolicy.member(principal)
        let now = now
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "deals.reserve", member: buyer), reservation.content,
                at: now)
        }
        do throws(DealError) {
            return try await make(reservation, by: buyer, request, at: now)
        } catch {
            if case .service(.accessInvalid) = error { throw error }
            // A repeated call is answered even if the deal would now be refused: the units may be gone.
            guard let request, let known = try await store.made(for: request, at: now) else { throw error }
            return try await view(made(known))
        }
    }

    private func make(
        _ reservation: Reservation, by buyer: MemberID, _ request: IdempotentRequest?, at now: Timestamp
    ) async throws(DealError) -> DealView {
        try reservation.check()
        let offered = try await service.market.goods(reservation.listing, for: principal)
        try DealPolicy.requireBuyer(buyer, of: offered, quantity: reservation.quantity)
        do throws(DealError) {
            try await writer(towards: offered.goods.seller)
        } catch .notFound {
            throw .listingNotFound
        }
        let deal = Deal(
            id: service.ids.next(), goods: offered.goods, buyer: buyer, quantity: reservation.quantity,
            hours: reservation.hours, isToPay: reservation.isToPay, at: now)
        let notice = service.notice(of: deal, since: nil)
        return try await view(made(store.insert(deal, telling: notice, request: request, at: now)))
    }

    /// The deal as it was answered when it was made, with its units held. Throws the refusal of the hold.
    private func made(_ deal: Deal) async throws(DealError) -> Deal {
        if deal.isBeingMade { _ = try await service.finish(deal).get() }
        return deal.asMade
    }

    func accept(_ id: DealID) async throws(DealError) -> DealView {
        let member = try DealPolicy.member(principal)
        return try await change(id, towards: true) { deal, now throws(DealError) in
            try DealPolicy.requireSeller(member, of: deal)
            return deal.state == .accepted ? nil : try deal.accepting(at: now)
        }
    }

    func decline(_ id: DealID) async throws(DealError) -> DealView {
        let member = try DealPolicy.member(principal)
        return try await change(id) { deal, now throws(DealError) in
            try DealPolicy.requireSeller(member, of: deal)
            return deal.state == .declined ? nil : try deal.declined(by: member, at: now)
        }
    }

    func cancel(_ id: DealID) async throws(DealError) -> DealView {
        let member = try DealPolicy.member(principal)
        return try await change(id) { deal, now throws(DealError) in
            try DealPolicy.requireParty(member, of: deal)
            return deal.state == .cancelled ? nil : try deal.cancelled(by: member, at: now)
        }
    }

    func complete(_ id: DealID) async throws(DealError) -> DealView {
        let member = try DealPolicy.member(principal)
        return try await change(id) { deal, now throws(DealError) in
            try DealPolicy.requireSeller(member, of: deal)
            return deal.state == .done ? nil : try deal.completing(at: now)
        }
    }
}
