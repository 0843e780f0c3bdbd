public import Listings
public import Vocabulary

extension LocalPlatform {
    /// Whether nobody has ever joined here. Throws outages.
    public func isUntouched() async throws(ServiceFailure) -> Bool {
        try await stores.isUntouched()
    }

    /// What is held of a listing for an order, whoever asks; nil if nothing ever was. Throws outages.
    public func hold(of order: OrderID, on id: ListingID) async throws(ListingError) -> Hold? {
        try await stores.listings.hold(of: order, on: id, at: edges.time.now())
    }
}
