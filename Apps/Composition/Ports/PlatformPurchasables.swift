import Vocabulary

/// What can be paid for on the platform, each record asked of its own domain. Records of other kinds are not
/// for sale.
struct PlatformPurchasables: Purchasable {
    let ports: RecordPorts<any Purchasable>
    let sellers: any SellerDirectory
    /// Whether private people are paid, and not businesses alone.
    let paysPrivatePeople: Bool

    func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        let quote = try await domain(of: request.record).quote(request, for: buyer)
        try await requirePayable(quote.payee)
        return quote
    }

    func hold(_ purchase: Purchase) async throws(PurchaseFailure) {
        try await domain(of: purchase.record).hold(purchase)
    }

    func fulfil(_ purchase: Purchase) async throws(PurchaseFailure) {
        try await domain(of: purchase.record).fulfil(purchase)
    }

    func release(_ purchase: Purchase) async throws(PurchaseFailure) {
        // Where no domain answers for the record, nothing is held.
        try await ports.resolved(purchase.record.prefix)?.release(purchase)
    }

    private func domain(of record: AnyIdentifier) throws(PurchaseFailure) -> any Purchasable {
        guard let domain = ports.resolved(record.prefix) else { throw .notForSale }
        return domain
    }

    private func requirePayable(_ payee: AnyIdentifier) async throws(PurchaseFailure) {
        guard !paysPrivatePeople, let member: MemberID = payee.typed() else { return }
        let kind: SellerKind?
        do throws(ServiceFailure) {
            kind = try await sellers.kinds(of: [member])[member]
        } catch {
            throw .service(error)
        }
        guard kind == .business else { throw .notForSale }
    }
}
