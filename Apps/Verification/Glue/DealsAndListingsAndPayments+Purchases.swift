import Deals
import Listings
import Payments
import Vocabulary

/// What sellers and buyers do in a drill of purchases. Outages are thrown; a rule that refuses is an answer.
extension Services {
    /// Puts one unit on sale, which buyers reserve without asking.
    func sellUnit(
        _ title: String, _ price: Money, _ key: IdempotencyKey
    ) async throws(ServiceFailure) -> PurchaseAnswer<AnyIdentifier> {
        let draft = ListingDraft(title: title, price: price, category: .general)
        return try await answer { () throws(ListingError) in
            AnyIdentifier(
                try await listings.publish(draft, as: .onSale, idempotencyKey: key).listing.id)
        }
    }

    /// Makes the deal by which the unit is paid for.
    func reserve(
        unitOf listing: AnyIdentifier, _ key: IdempotencyKey
    ) async throws(ServiceFailure) -> PurchaseAnswer<AnyIdentifier> {
        let reservation = Reservation(ListedID(listing.raw), hours: 1, isToPay: true)
        return try await answer { () throws(DealError) in
            do throws(DealError) {
                return AnyIdentifier(try await deals.reserve(reservation, idempotencyKey: key).deal.id)
            } catch .openAlready(let id) {
                return AnyIdentifier(id)
            }
        }
    }

    /// Lets a deal go that is not being paid.
    func letGo(ofDeal deal: AnyIdentifier) async throws(ServiceFailure) -> PurchaseAnswer<Void> {
        try await answer { () throws(DealError) in _ = try await deals.cancel(DealID(deal.raw)) }
    }

    /// Opens the order for a deal.
    func openOrder(
        _ deal: AnyIdentifier, _ key: IdempotencyKey
    ) async throws(ServiceFailure) -> PurchaseAnswer<OrderID> {
        try await answer { () throws(OrderError) in
            try await orders.open(PurchaseRequest(deal), idempotencyKey: key).order.id
        }
    }

    /// A new address of the order's checkout.
    func checkoutSecret(of order: OrderID) async throws(ServiceFailure) -> PurchaseAnswer<RightSecret> {
        try await answer { () throws(OrderError) in try await orders.checkout(order).secret }
    }

    /// How far the order has come, after the gateway was asked about it.
    func look(at order: OrderID) async throws(ServiceFailure) -> PurchaseAnswer<PurchaseStage> {
        try await answer { () throws(OrderError) in
            let view = try await orders.look(order)
            return PurchaseStage(view.order, view.refunds)
        }
    }

    /// Lets an order go that is not paid.
    func letGo(ofOrder order: OrderID) async throws(ServiceFailure) -> PurchaseAnswer<Void> {
        try await answer { () throws(OrderError) in _ = try await orders.cancel(order) }
    }

    /// The answer of a verb, or the code of the rule that refuses it. Throws outages.
    func answer<Value: Sendable, Failure: DomainError>(
        _ verb: () async throws(Failure) -> Value
    ) async throws(ServiceFailure) -> PurchaseAnswer<Value> {
        do throws(Failure) {
            return .given(try await verb())
        } catch {
            if let failure = error.service { throw failure }
            return .refused(error.code)
        }
    }
}

/// What the operator's services tell in a drill of purchases. Outages are thrown.
extension Services {
    /// An order; nil if there is none.
    func purchase(_ id: OrderID) async throws(ServiceFailure) -> PurchaseRecord? {
        try await operating { service throws(OrderError) in
            do throws(OrderError) {
                return PurchaseRecord(try await service.file(id))
            } catch .notFound {
                return nil
            }
        }
    }

    /// The whole ledger.
    func purchaseLedger() async throws(ServiceFailure) -> PurchaseLedger {
        try await operating { service throws(OrderError) in
            let found = try await service.verification()
            var ledger = PurchaseLedger(
                broken: found.broken, sum: found.sum, clearing: found.clearing, payments: found.payments)
            var last: Int64 = 0
            while true {
                let entries = try await service.entries(after: last)
                for entry in entries where entry.posting.kind == .paid {
                    if let order = entry.posting.order { ledger.paid[order, default: 0] += 1 }
                }
                guard let end = entries.last else { return ledger }
                last = end.sequence
            }
        }
    }

    private func operating<Value: Sendable>(
        _ body: (OrderService) async throws(OrderError) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard let service = provided(OrderService.self) else {
            throw .internal("no payments are provided for operators")
        }
        do throws(OrderError) {
            return try await body(service)
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}

extension PurchaseRecord {
    fileprivate init(_ file: OrderFile) {
        self.init(
            reference: file.payment.reference.text, buyer: file.order.buyer,
            stage: PurchaseStage(file.order, file.refunds),
            price: file.order.price.total.minorUnits,
            promised: file.refunds.filter(\.state.isPromised).reduce(0) { $0 + $1.amount.minorUnits },
            isOnItsWay: file.refunds.contains { $0.state.isOpen })
    }
}

extension PurchaseStage {
    /// An order that is closed may have money that came too late, and goes back.
    fileprivate init(_ order: Order, _ refunds: [Refund]) {
        switch order.state {
        case .opening, .open: self = .open
        case .paid: self = .paid
        case .fulfilled: self = .bought
        case .refunding: self = .returning
        case .refunded: self = .returned
        case .closed:
            let promised = refunds.filter(\.state.isPromised)
            self = promised.isEmpty ? .ended : promised.allSatisfy(\.state.isDone) ? .returned : .returning
        }
    }
}
