import ContractKit
import Deals
import Listings
import Payments
import PaymentsContract
import TestHooks
import Vocabulary

extension OrderRecordSource {
    /// Deals about listings, as `madang buy` makes them, paid in the browser of the buyer.
    static let deals = OrderRecordSource(
        offer: { seller, buyer, title in
            let draft = ListingDraft(title: title, price: price, category: .general)
            let listing = try await seller.listings.publish(draft, as: .onSale).listing.id
            let reservation = Reservation(ListedID(listing.raw), hours: 1, isToPay: true)
            return AnyIdentifier(try await buyer.deals.reserve(reservation).deal.id)
        },
        pay: pay(_:_:), ask: ask(_:_:))

    /// By its last digits a price can tell a sandbox to go wrong: these do not.
    private static let price = Money(30_000, .krw)

    /// Pays an open order at the platform's sandbox, and returns once it is paid. Throws as `pay` of a
    /// source.
    @Sendable static func pay(_ buyer: Services, _ order: OrderID) async throws {
        try await browse(buyer, order) { browser, secret throws(ServiceFailure) in
            try await browser.pay(at: secret)
        }
        try requirePaid(try await buyer.orders.order(order).order.state)
    }

    /// Has the platform ask the gateway about an order. Throws as `ask` of a source.
    @Sendable static func ask(_ buyer: Services, _ order: OrderID) async throws {
        try await browse(buyer, order) { browser, secret throws(ServiceFailure) in
            try await browser.comeBack(to: secret)
        }
    }

    /// Walks from a new address of the order's checkout. Throws `NotApplicable` without a sandbox.
    private static func browse(
        _ buyer: Services, _ order: OrderID,
        _ walk: (BuyerBrowser, RightSecret) async throws(ServiceFailure) -> Void
    ) async throws {
        guard let browser = buyer.provided(BuyerBrowser.self) else {
            throw NotApplicable(en: "needs a sandbox of payments", ko: "필요: 결제 샌드박스")
        }
        let secret = try await buyer.orders.checkout(order).secret
        do throws(ServiceFailure) {
            try await walk(browser, secret)
        } catch {
            throw OrderError.service(error)
        }
    }

    /// Throws `unavailable` for an order that may still be paid, and `wrongState` for one that has ended.
    private static func requirePaid(_ state: OrderState) throws(OrderError) {
        switch state {
        case .paid, .fulfilled: return
        case .opening, .open: throw .service(.unavailable("the payment is not known yet"))
        case .refunding, .refunded, .closed: throw .wrongState(state)
        }
    }
}
