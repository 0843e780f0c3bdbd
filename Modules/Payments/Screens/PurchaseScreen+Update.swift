import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

extension PurchaseScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .again: return state.isBusy ? [] : begin(&state)
        case .offered(.success(let terms)): state.terms = terms
        case .offered(.failure(let error)): return refuse(error, retry: .again, &state)
        case .enter:
            guard !state.isBusy, let terms = state.terms else { return [] }
            return [.ask(terms.offer.question, yes: .buy)]
        case .buy: return buy(&state)
        case .opened(.success(let view)):
            state.isBusy = false
            return follow(view, &state, around)
        case .opened(.failure(let error)):
            state.isBusy = false
            return refuse(error, retry: state.terms == nil ? .again : .buy, &state)
        case .move(let move):
            let rows = reading(state, around).size.rows
            state.top = move.line(from: state.top, of: text(state, around).height, rows)
        case .copy:
            let done = Phrase(en: "The address is copied.", ko: "주소를 복사했습니다.")
            return state.checkout.map { [.copy($0.address), .toast(done)] } ?? []
        case .leave: return leave(state, around)
        case .prepared, .prepare, .look, .looked, .ask, .cancel, .cancelled:
            return wait(event, &state, around)
        }
        return []
    }

    /// What happens to an open order.
    private func wait(_ event: Event, _ state: inout State, _ around: Surroundings) -> [Request<Event>] {
        guard let view = state.order else { return [] }
        let watch = OrderWatch(id: view.order.id, orders: orders)
        switch event {
        case .prepare: return [prepare(view.order.id)]
        case .prepared(.success(let checkout)):
            state.checkout = checkout
            return [OrderWatch.next(.look)]
        case .prepared(.failure(let error)):
            // It has been paid for, or has ended, meanwhile.
            if case .wrongState = error { return [watch.look { .looked($0) }] }
            return [.failed(error, retry: .prepare)]
        case .look:
            state.looks += 1
            return [watch.look { .looked($0) }]
        case .looked(.success(let found)): return follow(found, &state, around)
        case .looked(.failure(let error)):
            return error.isPassing ? [OrderWatch.next(.look)] : [.failed(error, retry: .look)]
        case .ask: return [.ask(OrderDecision.cancel.question(about: view, at: around.now), yes: .cancel)]
        case .cancel: return [cancel(view.order.id)]
        case .cancelled(.success(let cancelled)): return follow(cancelled, &state, around)
        case .cancelled(.failure(let error)):
            return [.failed(error, retry: nil), watch.look { .looked($0) }]
        default: return []
        }
    }

    /// Goes on with the order as it is now.
    private func follow(
        _ view: OrderView, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        state.order = view
        switch view.order.state {
        case .opening: return [OrderWatch.next(.look)]
        case .open: return [state.checkout == nil ? prepare(view.order.id) : OrderWatch.next(.look)]
        case .paid, .fulfilled:
            let place: [Request<Event>] = if case .record = goal { [.open(.order(view.id))] } else { [] }
            return [.back] + place + [.toast(Phrase(en: "Paid.", ko: "결제했습니다."))]
        case .refunding, .refunded, .closed:
            (state.checkout, state.top) = (nil, 0)
            return []
        }
    }

    /// Shows why it cannot be paid for; a failure that may pass can be tried again.
    private func refuse(_ error: OrderError, retry: Event, _ state: inout State) -> [Request<Event>] {
        if case .service = error { return [.failed(error, retry: retry)] }
        // The other hints name commands.
        let hint: Phrase? = if case .noGateway = error { error.hint } else { nil }
        (state.terms, state.refusal) = (nil, .joined(error.phrase, hint))
        return []
    }

    private func leave(_ state: State, _ around: Surroundings) -> [Request<Event>] {
        guard let order = state.order?.order, order.state.isOpen else { return [.back] }
        let until = order.payBy.absolute(in: around.zone)
        let words = Phrase(
            en: "The order stays open until \(until).", ko: "주문은 \(until)까지 유지됩니다.")
        return [.back, .toast(words)]
    }
}

/// What is asked of the verbs.
extension PurchaseScreen {
    /// Reads the terms of the record, or the order. Without a server there is no page to pay at: nothing is
    /// read or opened then.
    func begin(_ state: inout State) -> [Request<Event>] {
        do throws(UsageError) {
            _ = try pages.address(of: "/")
            state.refusal = nil
            return [load()]
        } catch {
            state.refusal = .joined(error.phrase, error.hint)
            return []
        }
    }

    private func load() -> Request<Event> {
        switch goal {
        case .record(let record):
            return .load(slot: OrderWatch.slot) { [orders, sellers] in
                .offered(
                    await Result { () async throws(OrderError) in
                        let offer = try await orders.offer(PurchaseRequest(record))
                        return Terms(offer: offer, seller: await sellers.words(offer.quote.payee))
                    })
            }
        case .order(let id): return OrderWatch(id: id, orders: orders).load { .opened($0) }
        }
    }

    private func buy(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy, case .record(let record) = goal else { return [] }
        state.isBusy = true
        return [
            .load(slot: OrderWatch.slot) { [orders, key = state.key] in
                .opened(
                    await Result { () async throws(OrderError) in
                        try await orders.open(PurchaseRequest(record), idempotencyKey: key)
                    })
            }
        ]
    }

    private func prepare(_ id: OrderID) -> Request<Event> {
        .load(slot: OrderWatch.slot) { [orders, pages] in
            .prepared(
                await Result { () async throws(OrderError) in
                    let right = try await orders.checkout(id)
                    do throws(UsageError) {
                        let address = try pages.address(of: "/pay/\(right.secret.text)")
                        return Checkout(address: address, until: right.until)
                    } catch {
                        throw .service(.internal(error.message))
                    }
                })
        }
    }

    private func cancel(_ id: OrderID) -> Request<Event> {
        .load(slot: OrderWatch.slot) { [orders] in
            .cancelled(await Result { () async throws(OrderError) in try await orders.cancel(id) })
        }
    }
}

extension Phrase {
    /// A sentence, and the hint behind it if there is one.
    fileprivate static func joined(_ sentence: Phrase, _ hint: Phrase?) -> Phrase {
        Phrase { language in
            [sentence, hint].compactMap { $0?.text(in: language) }.joined(separator: " ")
        }
    }
}
