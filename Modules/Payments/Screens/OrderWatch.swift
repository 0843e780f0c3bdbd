import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// How a screen stays in step with an order that waits for its payment: it looks again every few seconds.
struct OrderWatch {
    let id: OrderID
    let orders: any OrderRepository

    /// The slot of all that reads the order: what is read anew takes the place of the next look.
    static let slot = "look"
    /// A server asks the gateway once in two seconds at most.
    private static let pause: Int64 = 3_000

    /// Reads the order as it is known.
    func load<Event>(_ came: @escaping @Sendable (Result<OrderView, OrderError>) -> Event) -> Request<Event> {
        .load(slot: Self.slot) { [id, orders] in
            came(await Result { () async throws(OrderError) in try await orders.order(id) })
        }
    }

    /// Reads the order after the gateway was asked about it.
    func look<Event>(_ looked: @escaping @Sendable (Result<OrderView, OrderError>) -> Event) -> Request<Event>
    {
        .load(slot: Self.slot) { [id, orders] in
            looked(await Result { () async throws(OrderError) in try await orders.look(id) })
        }
    }

    /// The event after a pause, unless the order is read before.
    static func next<Event>(_ event: Event) -> Request<Event> {
        .wait(milliseconds: pause, slot: slot, event)
    }
}

extension OrderError {
    /// Whether the next look may find what this one has not.
    var isPassing: Bool { kind == .unavailable || kind == .limited }
}

extension Order {
    /// Whether its state changes without a member: it is paid for, or the purchase is completed.
    var isWaiting: Bool { state.isOpen || state == .paid }

    /// What it waits for, with a dot more at each look; nil if it waits for nothing.
    func waitingWords(_ looks: Int) -> Phrase? {
        guard isWaiting else { return nil }
        let words =
            switch state {
            case .opening: Phrase(en: "Preparing the order", ko: "주문을 준비하는 중")
            case .open: Phrase.waitingForPayment
            default: Phrase(en: "Completing the purchase", ko: "구매를 마무리하는 중")
            }
        let dots = String(repeating: ".", count: looks % 3 + 1)
        return Phrase(en: words.en + dots, ko: words.ko + dots)
    }
}
