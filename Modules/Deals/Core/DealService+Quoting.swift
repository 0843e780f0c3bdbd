public import Vocabulary

/// The terms of a purchase of a deal.
extension DealService {
    public func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        let now = time.now()
        let deal = try await visible(request.record, to: buyer, at: now)
        guard let member = buyer.memberID, deal.seller != member else { throw .ownRecord }
        try Self.requireForSale(deal)
        if let amount = request.amount, let total = deal.total, amount != total {
            throw .amount(minimum: total, maximum: total)
        }
        let kind = try await kind(of: deal.seller)
        return PurchaseQuote(
            title: deal.goods.title, unitPrice: deal.goods.price, quantity: deal.quantity,
            payee: AnyIdentifier(deal.seller), payBy: deal.until, earning: .afterReceipt,
            refunds: refunds.terms(of: kind, at: now), sellerKind: kind)
    }

    /// The deal of one of the two. A block between them hides it: money would pass from one to the other.
    /// Throws `notFound`.
    private func visible(
        _ record: AnyIdentifier, to principal: Principal, at now: Timestamp
    ) async throws(PurchaseFailure) -> Deal {
        try await mapping { () throws(DealError) in
            let member = try DealPolicy.member(principal)
            guard let id = record.typed(DealSubject.self), let deal = try await store.find(id, at: now) else {
                throw .notFound
            }
            try DealPolicy.requireParty(member, of: deal)
            try await members.requirePresent(
                principal, towards: deal.other(than: member), orThrow: DealError.notFound)
            return deal
        }
    }

    /// Requires an accepted deal with a price. Its own open order is no obstacle: Payments answers it again.
    private static func requireForSale(_ deal: Deal) throws(PurchaseFailure) {
        if let payment = deal.payment, payment.state == .paid { throw .otherOrder(payment.order) }
        guard deal.state.isOpen, deal.step != .sell else { throw .gone }
        guard deal.state == .accepted, deal.goods.price.minorUnits > 0 else { throw .notForSale }
    }

    private func kind(of seller: MemberID) async throws(PurchaseFailure) -> SellerKind {
        do throws(ServiceFailure) {
            return try await sellers.kinds(of: [seller])[seller] ?? .private
        } catch {
            throw .service(error)
        }
    }
}
