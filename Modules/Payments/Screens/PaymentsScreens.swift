public import Commands
public import Payments
import PaymentsConsole
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of payments, with these services, and where an order leads that is no place of payments.
    public static func payments(
        _ services: Services, destinations: RecordDestinations = RecordDestinations()
    ) -> Router {
        guard let orders = try? services.orders else { return Router([:]) }
        return buying(orders, services).merging(lists(orders)).merging(
            Router(
                [
                    Destination.orderName: { destination in
                        destination.order.map {
                            Mount(
                                OrderScreen(
                                    id: $0, orders: orders, destinations: destinations,
                                    notice: services.houseNotice))
                        }
                    },
                    Destination.orderFormName: { destination in
                        OrderForm(destination, orders).map { Mount($0) }
                    },
                ], examples: [.order(example)] + OrderFormGoal.allCases.map { .form($0, of: example) }))
    }

    private static func buying(_ orders: any OrderRepository, _ services: Services) -> Router {
        @Sendable func screen(_ goal: PurchaseScreen.Goal) -> any Mounted {
            Mount(
                PurchaseScreen(
                    goal: goal, orders: orders, pages: services.serverPages, sellers: services.sellerKinds,
                    notice: services.houseNotice))
        }
        return Router(
            [
                Destination.purchaseName: { destination in
                    destination.values["record"].flatMap { AnyIdentifier($0) }.map { screen(.record($0)) }
                },
                Destination.paymentName: { destination in destination.order.map { screen(.order($0)) } },
            ], examples: [.purchase(of: AnyIdentifier(example)), .payment(of: example)])
    }

    private static func lists(_ orders: any OrderRepository) -> Router {
        Router(
            [
                Destination.orders.name: { _ in Mount(OrderListScreen(orders: orders)) },
                Destination.balance.name: { _ in Mount(BalanceScreen(orders: orders)) },
                Destination.orderProblems.name: { _ in Mount(ProblemListScreen(orders: orders)) },
                Destination.orderProblemName: { destination in
                    destination.order.map { Mount(ProblemScreen(id: $0, orders: orders)) }
                },
            ],
            menu: [
                MenuItem(OrderListScreen.show, .orders, rank: 42),
                MenuItem(BalanceScreen.show, .balance, rank: 44),
                MenuItem(
                    ProblemListScreen.show, .orderProblems, rank: 205, for: .operators, everywhere: false),
            ], examples: [.problem(of: example)])
    }

    private static let example = OrderID(RawIdentifier(high: 0, low: 0))
}

extension Destination {
    static let orderName = "orders.detail"
    static let orderFormName = "orders.form"
    static let orderProblemName = "orders.problem"
    static let purchaseName = "orders.purchase"
    static let paymentName = "orders.payment"

    /// The member's own orders.
    public static let orders = Destination("orders.list")

    /// What the member has as a payee.
    public static let balance = Destination("orders.balance")

    /// The operators' list of open problems with orders.
    static let orderProblems = Destination("orders.problems")

    /// One order.
    public static func order(_ id: OrderID) -> Destination { Destination(orderName, ["id": "\(id)"]) }

    /// Where a record is bought: its terms, then its payment.
    public static func purchase(of record: AnyIdentifier) -> Destination {
        Destination(purchaseName, ["record": "\(record)"])
    }

    /// Where an open order is paid for.
    static func payment(of id: OrderID) -> Destination { Destination(paymentName, ["id": "\(id)"]) }

    /// An open problem, as operators see it.
    static func problem(of id: OrderID) -> Destination { Destination(orderProblemName, ["id": "\(id)"]) }

    /// A form about an order.
    static func form(_ goal: OrderFormGoal, of id: OrderID) -> Destination {
        Destination(orderFormName, ["id": "\(id)", "goal": goal.rawValue])
    }

    /// The order that its values name.
    var order: OrderID? { values["id"].flatMap { OrderID($0) } }
}

extension OrderView: Identifiable {
    /// That of the order.
    public var id: OrderID { order.id }
}

extension PostingView: Identifiable {
    /// Its number in the ledger.
    public var id: Int64 { sequence }
}

extension ProblemView: Identifiable {
    /// That of the order.
    public var id: OrderID { order.order.id }
}
