public import Vocabulary

/// Deals as records that are paid for. Each order is idempotent by its identifier, also under concurrent
/// calls: every change is written only over the version that it was decided upon.
extension DealService: Purchasable {
    public func hold(_ purchase: Purchase) async throws(PurchaseFailure) {
        let now = time.now()
        _ = try await deciding(purchase) { deal, standing in
            switch standing {
            case .free where deal.total != purchase.total: .failure(.changed)
            case .free: Self.result { () throws(DealError) in try deal.holding(for: purchase.order, at: now) }
            case .held, .fulfilled: .success(nil)
            case .refused(let refusal): .failure(refusal)
            }
        }
    }

    public func fulfil(_ purchase: Purchase) async throws(PurchaseFailure) {
        let now = time.now()
        let deal = try await deciding(purchase) { deal, standing in
            switch standing {
            case .free where deal.total != purchase.total: .failure(.gone)
            case .free, .held:
                Self.result { () throws(DealError) in try deal.fulfilling(purchase.order, at: now) }
            case .fulfilled: .success(nil)
            case .refused(let refusal): .failure(refusal)
            }
        }
        try await mapping { () throws(DealError) in try await sell(deal, for: purchase.order) }.get()
    }

    /// Sells the units of a deal that waits for it. Fails with `gone` if the market does not keep them.
    private func sell(
        _ deal: Deal, for order: OrderID
    ) async throws(DealError) -> Result<Void, PurchaseFailure> {
        let finished = try await finish(deal).deal
        if finished?.payment == DealPayment(order, .paid) { return .success(()) }
        // The end of a checkout is forgiven: the market is told at once.
        if let finished, finished.step != nil { _ = try await finish(finished) }
        return .failure(.gone)
    }

    public func release(_ purchase: Purchase) async throws(PurchaseFailure) {
        let now = time.now()
        try await mapping { () throws(DealError) in
            let released = try await DealError.retryingConflicts(on: "the deal") {
                () throws(DealError) -> Deal?? in
                guard let deal = try await settled(purchase) else { return .some(nil) }
                if try await store.wasLetGo(purchase.order, at: now) { return deal }
                let next = deal.lettingGo(of: purchase.order, at: now)
                let isWritten = try await store.letGo(
                    of: purchase.order, next, expecting: deal.version,
                    telling: notice(of: next, since: deal), at: now)
                return isWritten ? .some(next) : .none
            }
            if let released { _ = try await finish(released) }
        }
    }
}

extension DealService {
    /// Writes the value that `decide` gives for where the deal stands for the order, nil for none; answers
    /// the deal as it then is. Retries after concurrent changes.
    private func deciding(
        _ purchase: Purchase, _ decide: (Deal, DealStanding) -> Result<Deal?, PurchaseFailure>
    ) async throws(PurchaseFailure) -> Deal {
        let now = time.now()
        let result = try await mapping { () throws(DealError) in
            try await DealError.retryingConflicts(on: "the deal") {
                () throws(DealError) -> Result<Deal, PurchaseFailure>? in
                guard let deal = try await settled(purchase) else { return .failure(.notFound) }
                // After the deal: an order that is let go from here on changes the deal's version.
                let wasLetGo = try await store.wasLetGo(purchase.order, at: now)
                switch decide(deal, deal.standing(of: purchase.order, wasLetGo: wasLetGo)) {
                case .failure(let refusal): return .failure(refusal)
                case .success(nil): return .success(deal)
                case .success(let next?):
                    let isWritten = try await store.replace(
                        next, expecting: deal.version, by: nil, telling: notice(of: next, since: deal))
                    return isWritten ? .success(next) : nil
                }
            }
        }
        return try result.get()
    }

    /// The deal of a purchase without a pending step in the market; nil if the buyer has no such deal. Throws
    /// outages.
    private func settled(_ purchase: Purchase) async throws(DealError) -> Deal? {
        guard let id = purchase.record.typed(DealSubject.self),
            let deal = try await store.find(id, at: time.now()), deal.buyer == purchase.buyer
        else { return nil }
        return deal.step == nil ? deal : try await finish(deal).deal
    }

    /// A refused transition as the failure of a purchase.
    private static func result(
        _ body: () throws(DealError) -> Deal
    ) -> Result<Deal?, PurchaseFailure> {
        do throws(DealError) { return .success(try body()) } catch { return .failure(PurchaseFailure(error)) }
    }

    func mapping<Value>(
        _ body: () async throws(DealError) -> Value
    ) async throws(PurchaseFailure) -> Value {
        do throws(DealError) { return try await body() } catch { throw PurchaseFailure(error) }
    }
}

extension PurchaseFailure {
    /// What Payments is told of an error of deals.
    fileprivate init(_ error: DealError) {
        switch error {
        case .notFound: self = .notFound
        case .beingPaid(let order): self = .otherOrder(order)
        case .wrongState: self = .gone
        case .service(let failure): self = .service(failure)
        default: self = .service(.internal(error.code))
        }
    }
}
