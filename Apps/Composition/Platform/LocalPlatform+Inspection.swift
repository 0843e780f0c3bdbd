public import Listings
public import Vocabulary

extension LocalPlatform {
    /// Whether nobody has ever joined here. Throws outages.
    public func isUntouched() async throws(ServiceFailure) -> Bool {
        try await stores.isUntouched()
    }

    /// Has PostgreSQL end every connection of other programs of Madang to this database; answers how many.
    /// Nothing on other engines. Throws outages.
    public func cutOtherConnections() async throws(ServiceFailure) -> Int {
        try await stores.cutOtherConnections()
    }

    /// What is held of a listing for an order, whoever asks; nil if nothing ever was. Throws outages.
    public func hold(of order: OrderID, on id: ListingID) async throws(ListingError) -> Hold? {
        try await stores.listings.hold(of: order, on: id, at: dependencies.time.now())
    }
}
