public import Vocabulary

/// A purchasable with single calls replaced: for faults.
public struct BentPurchasable: Purchasable {
    /// Takes the place of `hold`, `fulfil` or `release`.
    public typealias Step = @Sendable (Purchase) async throws(PurchaseFailure) -> Void

    public var quote: @Sendable (PurchaseRequest, Principal) async throws(PurchaseFailure) -> PurchaseQuote
    public var hold: Step
    public var fulfil: Step
    public var release: Step

    /// Each call is that of the sound one.
    public init(_ sound: any Purchasable) {
        quote = sound.quote(_:for:)
        hold = sound.hold(_:)
        fulfil = sound.fulfil(_:)
        release = sound.release(_:)
    }

    public func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        try await quote(request, buyer)
    }

    public func hold(_ purchase: Purchase) async throws(PurchaseFailure) { try await hold(purchase) }

    public func fulfil(_ purchase: Purchase) async throws(PurchaseFailure) { try await fulfil(purchase) }

    public func release(_ purchase: Purchase) async throws(PurchaseFailure) { try await release(purchase) }
}
