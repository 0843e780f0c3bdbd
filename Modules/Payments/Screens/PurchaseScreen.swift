import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// Buying: the terms, then the address at which the order is paid for, with its QR code, until the payment
/// has come. Leaving the screen keeps the order open.
struct PurchaseScreen: Screen {
    /// What is paid for.
    enum Goal: Hashable {
        /// A record for which no order is open, as far as is known.
        case record(AnyIdentifier)
        /// An open order.
        case order(OrderID)
    }

    /// The terms of a purchase, and how the seller sells, if that is known.
    struct Terms: Hashable {
        let offer: OfferView
        let seller: Phrase?
    }

    /// Where an order is paid for.
    struct Checkout: Hashable {
        let address: String
        let until: Timestamp
    }

    struct State: Hashable {
        /// The key under which the order is opened once, however often it is sent.
        let key: IdempotencyKey
        var terms: Terms?
        var order: OrderView?
        var checkout: Checkout?
        /// Why it cannot be paid for.
        var refusal: Phrase?
        var isBusy = false
        var looks = 0
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        case offered(Result<Terms, OrderError>), again
        case enter, buy, opened(Result<OrderView, OrderError>)
        case prepared(Result<Checkout, OrderError>), prepare
        case look, looked(Result<OrderView, OrderError>)
        case cancel, cancelled(Result<OrderView, OrderError>)
        case move(ListMove), ask, copy, leave
    }

    let goal: Goal
    let orders: any OrderRepository
    let pages: ServerPages
    let sellers: SellerKinds
    let notice: HouseNotice?

    static let buy = Action("orders.buy", Phrase(en: "Buy", ko: "구매"), [Key(.enter)], isShown: true)
    static let copy = Action(
        "orders.copy", Phrase(en: "Copy the address", ko: "주소 복사"), [.text("y")], isShown: true)
    static let cancel = OrderAction.cancel.action

    var actions: [Action] {
        [Self.buy, Self.copy, Self.cancel, OrderListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State(key: .random())
        // A tuple would take the state before `begin` has changed it.
        let requests = begin(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase {
        state.order == nil ? Self.buy.title : Phrase(en: "Payment", ko: "결제")
    }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let isOpen = state.order?.order.state.isOpen == true
        switch action {
        case Self.buy.id: return state.terms != nil && state.order == nil ? .possible : .absent
        case Self.copy.id: return state.checkout != nil ? .possible : .absent
        case Self.cancel.id: return isOpen ? .possible : .absent
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if let order = state.order, input.tells(of: { $0 == AnyIdentifier(order.id) }) { return .look }
        switch input {
        case .action(Self.buy.id): return .enter
        case .action(Self.copy.id): return .copy
        case .action(Self.cancel.id): return .ask
        case .action(Action.back.id): return .leave
        case .action(OrderListScreen.refresh.id), .renewed, .appeared:
            return state.order == nil ? .again : .look
        default: return nil
        }
    }
}
