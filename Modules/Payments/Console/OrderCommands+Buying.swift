import Commands
import Payments
import PaymentsHTTP
import Terminal
import Vocabulary

extension OrderCommands {
    /// Buys the record that was typed.
    func buy(_ options: BuyOptions) async throws {
        let named = try AnyIdentifier(typed: options.record, among: lists, of: buyables.kinds)
        try await buy(named, amount: try Money.typedWon(options.amount), options.waiting)
    }

    /// Shows the terms, asks, opens an order and goes on to its payment.
    func buy(_ named: AnyIdentifier, amount: Money?, _ waiting: WaitingOption) async throws {
        // Without a server there is no page to pay at: nothing is opened then.
        _ = try pages.address(of: "/")
        guard let record = try await buyables.resolve(named, console) else { return }
        let request = PurchaseRequest(record, amount: amount)
        let offer = try await console.waiting { () throws(OrderError) in try await orders.offer(request) }
        if console.format == .human { await show(offer) }
        try console.requireConfirmed(offer.question, otherwise: offer.declined)
        let view = try await console.waiting { () throws(OrderError) in
            try await orders.open(request, idempotencyKey: nil)
        }
        try await pay(view, waiting)
    }

    /// The terms, and that the platform is not a party to the sale.
    private func show(_ offer: OfferView) async {
        let seller = await sellers.words(offer.quote.payee)
        var fields = Fields(Details(offer, seller: seller), on: console)
        let words = notice?.words ?? HouseNotice.usualWords
        fields.add(Phrase(en: "Platform", ko: "플랫폼"), text: words.text(in: console.language))
        console.show(fields)
    }

    /// Goes on to the payment of an open order.
    func pay(_ options: PayOptions) async throws {
        let id = try options.order.identifier(among: lists)
        _ = try pages.address(of: "/")
        let view = try await console.waiting { () throws(OrderError) in try await orders.order(id) }
        try await pay(view, options.waiting)
    }
}

extension OrderCommands {
    /// Shows the address at which the order is paid for; for people it waits for the payment. Line-wise
    /// programs get the identifier, the address, its end, and whether no money moves.
    private func pay(_ view: OrderView, _ options: WaitingOption) async throws {
        let id = view.order.id
        let checkout = try await console.waiting { () throws(OrderError) in try await orders.checkout(id) }
        let address = try pages.address(of: "/pay/\(checkout.secret.text)")
        switch console.format {
        case .json:
            let payable = PayableOrder(order: view, address: address, until: checkout.until)
            console.show(payable, as: PayableOrder.coder)
        case .plain:
            console.print(cells: ["\(id)", address, checkout.until.rfc3339, "\(view.payment.isTest)"])
        case .human:
            show(address, of: view, until: checkout.until)
            console.flush()
            if !options.noWait { try await wait(for: view, until: checkout.until) }
        }
    }

    /// The address, and its code for a camera where there is room.
    private func show(_ address: String, of view: OrderView, until: Timestamp) {
        markTestMoney(view)
        console.print(.payAt(until: clock(until)))
        console.print(StyledText(address, .bold))
        let isShown = QRCode(address).map { console.show($0) } ?? true
        if console.isOutputTerminal, !isShown { console.remark(.noRoomForCode) }
        console.print(StyledText("  \(view.order.id)", .dim))
    }
}

extension OrderCommands {
    /// Looks until the order is paid or ended, or its time is over. Throws `interrupted` after Ctrl-C, and
    /// `AlreadyReported` where it was not paid.
    private func wait(for view: OrderView, until: Timestamp) async throws {
        let id = view.order.id
        // The server ends the order; a minute later something keeps it from that.
        let deadline = until.advanced(by: .seconds(60))
        let end = try await console.withProgress(.waitingForPayment) { _ throws(OrderError) in
            try await polling.ask { [orders] () async throws(OrderError) -> OrderView? in
                try await Self.look(id, orders)
            } until: { [console] found in
                found?.order.state.isOpen == false || console.now >= deadline
            }
        }
        switch end {
        case .answered(let found): try tell(found ?? view)
        case .interrupted:
            console.note(interruption(of: view.order).carrying(console.carried))
            throw UsageError.interrupted
        }
    }

    /// The order, after the gateway was asked about it; nil while the server does not answer.
    private static func look(
        _ id: OrderID, _ orders: any OrderRepository
    ) async throws(OrderError) -> OrderView? {
        do throws(OrderError) {
            return try await orders.look(id)
        } catch {
            if error.kind == .unavailable || error.kind == .limited { return nil }
            throw error
        }
    }

    private func interruption(of order: Order) -> Phrase {
        let until = clock(order.payBy)
        return Phrase(
            en: "The order stays open until \(until). Run 'madang orders show \(order.id)' to see it, "
                + "'madang orders pay \(order.id)' to go on.",
            ko: "주문은 \(until)까지 유지됩니다. 'madang orders show \(order.id)'(으)로 확인하고 "
                + "'madang orders pay \(order.id)'(으)로 이어서 결제하세요.")
    }

    /// Tells what came of it.
    private func tell(_ view: OrderView) throws(AlreadyReported) {
        switch view.order.state {
        case .paid, .fulfilled: return answer(view, Phrase(en: "Paid", ko: "결제했습니다"))
        case .opening, .open:
            console.note(Phrase(en: "The time to pay is over.", ko: "결제 기한이 지났습니다."))
        case .refunding, .refunded, .closed:
            console.note(view.order.notBought)
            tellNext(view)
        }
        throw AlreadyReported(.retry)
    }
}
