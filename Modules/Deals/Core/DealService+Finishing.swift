import Vocabulary

/// The outcome of a deal's step in the market.
struct FinishedDeal: Sendable {
    /// The current deal; nil if it could not be made.
    let deal: Deal?
    /// Why its units cannot be held or sold; nil on success.
    var refusal: DealError?

    /// The deal. Throws the refusal.
    func get() throws(DealError) -> Deal {
        if let refusal { throw refusal }
        guard let deal else { throw .notFound }
        return deal
    }
}

extension DealService {
    /// Performs the pending step in the market and records it; safe to run concurrently. Throws outages; then
    /// the next call finishes it.
    func finish(_ deal: Deal) async throws(DealError) -> FinishedDeal {
        var (current, refusal): (Deal?, DealError?) = (deal, nil)
        for _ in 0..<8 {
            guard let deal = current, deal.step != nil else {
                // Another call has finished it; report the refusal only if that call was refused too.
                return FinishedDeal(deal: current, refusal: current?.state == .requested ? refusal : nil)
            }
            refusal = try await asking { () throws(DealError) in try await act(deal) }
            if try await note(deal, refusal: refusal) { return try await noted(deal, refusal) }
            current = try await store.find(deal.id, at: time.now())
            try await takeBack(deal, found: current, refusal)
        }
        throw .service(.unavailable("others were faster with the deal"))
    }

    /// The refusal that the body throws, if any. Throws outages.
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

    /// Writes the outcome unless the deal has changed since; answers whether it did.
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

    /// Releases units held for a deal that was decided concurrently.
    private func takeBack(
        _ deal: Deal, found: Deal?, _ refusal: DealError?
    ) async throws(DealError) {
        guard deal.step == .keep, refusal == nil else { return }
        let isKept = found.map { $0.state == .accepted || $0.state == .done || $0.step == .keep } ?? false
        if !isKept { try await market.giveBack(deal) }
    }
}
