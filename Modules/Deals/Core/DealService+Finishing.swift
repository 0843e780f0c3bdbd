import Vocabulary

/// What became of a deal in the market.
struct FinishedDeal: Sendable {
    /// The deal as it stands then; nil if it could not be made.
    let deal: Deal?
    /// Why its units cannot be kept or sold; nil if all went well.
    var refusal: DealError?

    /// The deal. Throws the refusal.
    func get() throws(DealError) -> Deal {
        if let refusal { throw refusal }
        guard let deal else { throw .notFound }
        return deal
    }
}

extension DealService {
    /// Does in the market what was decided about the deal, and notes that it was done. Several may do it at
    /// once. Throws outages; then it is left to the next.
    func finish(_ deal: Deal) async throws(DealError) -> FinishedDeal {
        var (current, refusal): (Deal?, DealError?) = (deal, nil)
        for _ in 0..<8 {
            guard let deal = current, deal.step != nil else {
                // Others have finished it; only if they were refused, too, that is told.
                return FinishedDeal(deal: current, refusal: current?.state == .requested ? refusal : nil)
            }
            refusal = try await asking { () throws(DealError) in try await act(deal) }
            if try await note(deal, refusal: refusal) { return try await noted(deal, refusal) }
            current = try await store.find(deal.id, at: time.now())
            try await takeBack(deal, found: current, refusal)
        }
        throw .service(.unavailable("others were faster with the deal"))
    }

    /// The refusal of a body, if there is one. Throws outages.
    private func asking(_ body: () async throws(DealError) -> Void) async throws(DealError) -> DealError? {
        do throws(DealError) {
            try await body()
            return nil
        } catch {
            if let service = error.service, service != .accessInvalid { throw error }
            return error
        }
    }

    private func act(_ deal: Deal) async throws(DealError) {
        switch deal.step {
        case .keep:
            if deal.until <= time.now() { throw .wrongState(.expired) }
            try await market.keep(deal)
        case .sell: try await market.sell(deal)
        case .giveBack: try await market.giveBack(deal)
        case nil: break
        }
    }

    /// Writes what came of it, if nobody has written anything since; answers whether.
    private func note(_ deal: Deal, refusal: DealError?) async throws(DealError) -> Bool {
        if refusal != nil, deal.isBeingMade {
            return try await store.remove(deal.id, expecting: deal.version)
        }
        guard let next = try Self.next(deal, refusal: refusal) else { return true }
        return try await store.replace(
            next, expecting: deal.version, by: nil, telling: notice(of: next, since: deal))
    }

    private func noted(_ deal: Deal, _ refusal: DealError?) async throws(DealError) -> FinishedDeal {
        if refusal != nil, deal.isBeingMade { return FinishedDeal(deal: nil, refusal: refusal) }
        return FinishedDeal(deal: try Self.next(deal, refusal: refusal), refusal: refusal)
    }

    static func next(_ deal: Deal, refusal: DealError?) throws(DealError) -> Deal? {
        switch (deal.step, refusal) {
        case (.keep, nil): try deal.kept()
        case (.keep, _): try deal.notKept()
        case (.sell, nil): try deal.sold()
        case (.sell, _): try deal.notSold()
        case (.giveBack, _): try deal.givenBack()
        case (nil, _): nil
        }
    }

    /// Gives units back that were kept here for a deal that others have decided about meanwhile.
    private func takeBack(
        _ deal: Deal, found: Deal?, _ refusal: DealError?
    ) async throws(DealError) {
        guard deal.step == .keep, refusal == nil else { return }
        let isKept = found.map { $0.state == .accepted || $0.state == .done || $0.step == .keep } ?? false
        if !isKept { try await market.giveBack(deal) }
    }
}
