import Vocabulary

/// Backings as Payments calls them, with one call replaced: for faults.
struct BentBackings: Purchasable {
    var quote: @Sendable (PurchaseRequest, Principal) async throws(PurchaseFailure) -> PurchaseQuote
    var hold: @Sendable (Purchase) async throws(PurchaseFailure) -> Void
    var fulfil: @Sendable (Purchase) async throws(PurchaseFailure) -> Void
    var release: @Sendable (Purchase) async throws(PurchaseFailure) -> Void

    /// Sound at first.
    init(_ sound: any Purchasable) {
        quote = sound.quote(_:for:)
        hold = sound.hold(_:)
        fulfil = sound.fulfil(_:)
        release = sound.release(_:)
    }

    func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        try await quote(request, buyer)
    }

    func hold(_ purchase: Purchase) async throws(PurchaseFailure) { try await hold(purchase) }

    func fulfil(_ purchase: Purchase) async throws(PurchaseFailure) { try await fulfil(purchase) }

    func release(_ purchase: Purchase) async throws(PurchaseFailure) { try await release(purchase) }
}
