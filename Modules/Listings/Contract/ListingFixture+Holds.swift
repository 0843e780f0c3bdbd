public import ContractKit
public import Listings
public import Vocabulary

/// The clauses that every domain's holds share run on listings through their own verbs.
extension ListingFixture: HoldFixture {
    public func newThing(units: Int) async throws -> ListingID {
        try await offer(.goods(stock: units)).id
    }

    public func hold(
        _ id: ListingID, _ quantity: Int, for order: OrderID, until: Timestamp, as party: HoldParty
    ) async throws(ListingError) -> Hold {
        try await repository(as: principal(party)).hold(id, quantity: quantity, for: order, until: until)
    }

    public func confirm(
        _ id: ListingID, _ order: OrderID, as party: HoldParty
    ) async throws(ListingError) -> Hold {
        try await repository(as: principal(party)).confirm(id, order)
    }

    public func release(
        _ id: ListingID, _ order: OrderID, as party: HoldParty
    ) async throws(ListingError) -> Hold {
        try await repository(as: principal(party)).release(id, order)
    }

    public func stock(of id: ListingID) async throws -> Stock { try await seller.listing(id).listing.stock }

    public func failure(_ failure: HoldFailure) -> ListingError { ListingError(failure) }

    private func principal(_ party: HoldParty) -> Principal {
        switch party {
        case .holder: members.buyer
        case .other: members.stranger
        case .owner: members.seller
        case .operator: members.operator
        }
    }
}
