import Deals
import Listings
import Payments
import Vocabulary

extension Domain {
    /// The records of sales that listings keep: by deals, whether paid or not, and by orders of holds that
    /// were made without a deal. None where there are no listings: what is paid for is another domain's then.
    static func supplies(_ parts: DomainParts) -> SupplySource {
        let ports = parts.ports
        return SupplySource { record throws(ServiceFailure) in
            guard let order = record.typed(DealSubject.self)?.order ?? record.typed(OrderSubject.self),
                let listings: ListingService = ports.provided(PortKey(ListingService.self))
            else { return [] }
            let trades = try await mappingToService { () throws(ListingError) in
                try await listings.trades(of: order)
            }
            return trades.map(SupplyRecord.init)
        }
    }
}

extension SupplyRecord {
    /// The record of a sale as payments open it.
    fileprivate init(_ trade: TradeRecord) {
        self.init(
            goods: AnyIdentifier(trade.listing), category: trade.category.rawValue, seller: trade.seller,
            buyer: trade.buyer, quantity: trade.quantity, price: trade.price, at: trade.tradedAt,
            expiresAt: trade.expiresAt)
    }
}
