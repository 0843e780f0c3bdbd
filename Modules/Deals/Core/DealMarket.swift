public import Vocabulary

/// The market that deals need: the domain with the units.
///
/// The units of a deal are held under its `order`. Holding, selling and releasing are idempotent, also under
/// concurrent calls. Each throws `service` failures besides its own.
public protocol DealMarket: Sendable {
    /// The goods of a listing and how many units can be had now, as far as the principal may see it. Throws
    /// `listingNotFound`.
    func goods(_ id: ListedID, for principal: Principal) async throws(DealError) -> OfferedGoods

    /// Keeps the units for the buyer until the deal's moment. Throws `listingNotFound`, `notOnSale`,
    /// `notEnough`, `tooManyHolds`, `heldAlready`, and `wrongState(.expired)` if they were kept once and are
    /// not any more.
    func keep(_ deal: Deal) async throws(DealError)

    /// Sells the kept units. Throws `wrongState(.expired)` if they are not kept any more.
    func sell(_ deal: Deal) async throws(DealError)

    /// Gives the kept units back; where none are kept nothing changes. If the deal is forgiven
    /// (`Deal.isForgiven`), its hold does not count against the buyer any more, however it ended.
    func giveBack(_ deal: Deal) async throws(DealError)
}

/// A listing as a deal can be made about it.
public struct OfferedGoods: Hashable, Sendable {
    public let goods: DealtGoods
    /// How many units can be had; 0 where it is not on sale.
    public let available: Int
    /// Whether it is on sale.
    public let isOnSale: Bool

    /// Memberwise.
    public init(_ goods: DealtGoods, available: Int, isOnSale: Bool) {
        (self.goods, self.available, self.isOnSale) = (goods, available, isOnSale)
    }
}
