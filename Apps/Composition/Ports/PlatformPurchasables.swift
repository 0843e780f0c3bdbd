import Vocabulary

/// What can be paid for on the platform, each record asked of its own domain. Records of other kinds are not
/// for sale.
struct PlatformPurchasables: Purchasable {
    let ports: RecordPorts<any Purchasable>

    func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        try await domain(of: request.record).quote(request, for: buyer)
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
}
