import Synchronization
public import Vocabulary

/// Payments as clauses of deals command them: how members sell, and what Payments was told of deliveries.
/// Every order is known.
public final class KnownPayments: SellerDirectory, PaidDeliveries {
    /// A delivery that Payments was told of.
    struct Told: Hashable, Sendable {
        let order: OrderID
        let member: MemberID?
        /// The receipt, or else the hand-over.
        let isReceipt: Bool
    }

    private struct State {
        var businesses: Set<MemberID> = []
        var told: [Told] = []
        var refusal: DeliveryFailure?
    }

    private let state = Mutex(State())

    /// All members sell privately, and nothing was told.
    public init() {}

    /// Lets a member sell as a business from now on.
    func declareBusiness(_ principal: Principal) {
        if let member = principal.memberID { state.withLock { _ = $0.businesses.insert(member) } }
    }

    /// Refuses everything with that failure, or nothing any more.
    func refuse(_ failure: DeliveryFailure?) { state.withLock { $0.refusal = failure } }

    /// What was told, each thing once.
    var told: [Told] { state.withLock { $0.told } }

    public func kinds(of members: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: SellerKind] {
        let businesses = state.withLock { $0.businesses }
        return members.intersection(businesses).reduce(into: [:]) { $0[$1] = .business }
    }

    public func disclosure(of member: MemberID) async throws(ServiceFailure) -> BusinessDisclosure? { nil }

    public func handedOver(_ order: OrderID, by payee: Principal) async throws(DeliveryFailure) {
        try note(Told(order: order, member: payee.memberID, isReceipt: false))
    }

    public func received(_ order: OrderID, by buyer: Principal) async throws(DeliveryFailure) {
        try note(Told(order: order, member: buyer.memberID, isReceipt: true))
    }

    private func note(_ told: Told) throws(DeliveryFailure) {
        let refusal = state.withLock { state in
            if state.refusal == nil, !state.told.contains(told) { state.told.append(told) }
            return state.refusal
        }
        if let refusal { throw refusal }
    }
}
