import Vocabulary

/// What a drill of purchases sells, one of it in each round.
public enum PurchaseGoods: String, Sendable, CaseIterable {
    /// The only unit of a listing, which a deal reserves.
    case units
    /// The last seat of a crew with a fee, which a membership keeps; buyers without it wait in a list.
    case seats
    /// The last item that a campaign wants, which an order holds; choosing it keeps nothing.
    case items
}

extension PurchaseGoods {
    /// How many of it one seller puts on sale in a drill: a member owns twenty open crews at most, and a
    /// shelter has as many live campaigns.
    var mostOfSeller: Int {
        switch self {
        case .units: .max
        case .seats, .items: 10
        }
    }

    /// Puts one on sale, as the principal of the services; answers the record that is on sale.
    func offer(
        _ title: String, _ price: Money, _ key: IdempotencyKey, by services: Services
    ) async throws(ServiceFailure) -> PurchaseAnswer<AnyIdentifier> {
        switch self {
        case .units: try await services.sellUnit(title, price, key)
        case .seats: try await services.foundCrew(title, price, key)
        case .items: try await services.wantItem(title, price, key)
        }
    }

    /// Keeps one for the principal, if it can be had; answers the record that is paid for.
    func reserve(
        _ sold: AnyIdentifier, _ key: IdempotencyKey, by services: Services
    ) async throws(ServiceFailure) -> PurchaseAnswer<AnyIdentifier> {
        switch self {
        case .units: try await services.reserve(unitOf: sold, key)
        case .seats: try await services.reserve(seatOf: sold)
        case .items: try await services.reserve(itemOf: sold, key)
        }
    }

    /// Lets go of one that is kept by that record, and not being paid.
    func letGo(
        _ record: AnyIdentifier, of sold: AnyIdentifier, by services: Services
    ) async throws(ServiceFailure) -> PurchaseAnswer<Void> {
        switch self {
        case .units: try await services.letGo(ofDeal: record)
        case .seats: try await services.letGo(ofSeatIn: sold)
        case .items: try await services.letGo(ofBacking: record)
        }
    }

    /// Stops waiting for one that is sold.
    func stopWaiting(
        for sold: AnyIdentifier, by services: Services
    ) async throws(ServiceFailure) -> PurchaseAnswer<Void> {
        switch self {
        case .units, .items: .given(())
        case .seats: try await services.leaveList(of: sold)
        }
    }

    /// The members who have one of it in the end, as a visitor sees them; nil where none sees that.
    func holders(
        of sold: AnyIdentifier, by visitor: Services
    ) async throws(ServiceFailure) -> PurchaseAnswer<[MemberID]>? {
        switch self {
        case .units: nil
        case .seats: try await visitor.joinedMembers(of: sold)
        case .items: try await visitor.backers(of: sold)
        }
    }
}
