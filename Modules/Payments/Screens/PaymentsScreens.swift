public import Payments
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of payments, with these services.
    public static func payments(_ services: Services) -> Router {
        guard let payments = try? services.payments else { return Router([:]) }
        return Router(
            [
                Destination.payments.name: { _ in Mount(OrderListScreen(payments: payments)) },
                Destination.newOrder.name: { _ in
                    Mount(OrderForm(goal: .add(.random()), payments: payments))
                },
                Destination.orderName: { destination in
                    destination.values["id"].flatMap { OrderID($0) }
                        .map { Mount(OrderScreen(id: $0, payments: payments)) }
                },
                Destination.renamingName: { destination in
                    destination.values["id"].flatMap { OrderID($0) }
                        .map { Mount(OrderForm(goal: .rename($0), payments: payments)) }
                },
            ],
            // A part of the product has a section instead.
            menu: [MenuItem(OrderListScreen.show, .payments, rank: 300, for: .everyone)])
    }
}

extension Destination {
    static let orderName = "payments.detail"
    static let renamingName = "payments.rename"
    static let newOrder = Destination("payments.new")

    /// What there is.
    public static let payments = Destination("payments.list")

    /// One of them.
    public static func order(_ id: OrderID) -> Destination {
        Destination(orderName, ["id": "\(id)"])
    }

    /// The form of its title.
    static func renaming(_ id: OrderID) -> Destination { Destination(renamingName, ["id": "\(id)"]) }
}

extension OrderView: Identifiable {
    /// That of the order.
    public var id: OrderID { order.id }
}
