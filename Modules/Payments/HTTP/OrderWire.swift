public import Payments
public import Vocabulary
public import Wire

/// The wire forms of payments.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum OrderWire {
    /// An order as one of the two sees it.
    public static let view: WireCoder<OrderView> = viewShape.coder

    /// A page of orders.
    public static let page: WireCoder<Page<OrderView>> = .page("OrderPage", of: view)
}

extension OrderWire {
    private static let viewShape = Shape<OrderView>(
        "Order",
        Field(flattening: goods) { Goods(id: $0.order.id, record: $0.order.record, title: $0.order.title) },
        Field("price", price) { $0.order.price },
        Field(flattening: parties) {
            Parties(buyer: $0.buyer, payee: Payee($0.order.payee, $0.payee, $0.payeeTitle))
        },
        Field(flattening: terms) {
            Terms(
                earning: $0.order.earning, refunds: $0.order.refunds, sellerKind: $0.order.sellerKind,
                isCardOnly: $0.order.isCardOnly)
        },
        Field(flattening: course) { course(of: $0.order) },
        Field(flattening: money) {
            MoneyParts(payment: $0.payment, refunded: $0.order.refunded, refunds: $0.refunds)
        },
        Field("delivery", delivery) { $0.order.delivery },
        Field(flattening: clock) { Clock(releasedAt: $0.releasedAt, complaint: $0.complaint) }
    ) { goods, price, parties, terms, course, money, delivery, clock in
        let order = Order(
            id: goods.id, buyer: parties.buyer.id, record: goods.record, payee: parties.payee.id,
            price: price, earning: terms.earning, refunds: terms.refunds, sellerKind: terms.sellerKind,
            isCardOnly: terms.isCardOnly, title: goods.title, state: course.state, step: course.step,
            end: course.end, delivery: delivery, payBy: course.payBy, refunded: money.refunded,
            openedAt: course.openedAt, updatedAt: course.updatedAt, version: course.version)
        return OrderView(
            order: order, payment: money.payment, refunds: money.refunds, buyer: parties.buyer,
            payee: parties.payee.card, payeeTitle: parties.payee.title, releasedAt: clock.releasedAt,
            complaint: clock.complaint)
    }

    /// What is bought.
    private struct Goods: Sendable {
        let id: OrderID
        let record: AnyIdentifier
        let title: String
    }

    private static let goods = Shape<Goods>(
        "OrderGoods",
        Field("id", .id()) { $0.id },
        Field("record", record) { $0.record },
        Field("title", title) { $0.title }
    ) { id, record, title in Goods(id: id, record: record, title: title) }

    /// The two.
    private struct Parties: Sendable {
        let buyer: MemberCard
        let payee: Payee
    }

    private static let parties = Shape<Parties>(
        "OrderParties",
        Field("buyer", .memberCard("OrderBuyer", nickname: "이웃")) { $0.buyer },
        Field("payee", payee) { $0.payee }
    ) { buyer, payee in Parties(buyer: buyer, payee: payee) }

    /// The money of an order.
    private struct MoneyParts: Sendable {
        let payment: PaymentView
        let refunded: Money
        let refunds: [Refund]
    }

    private static let money = Shape<MoneyParts>(
        "OrderMoney",
        Field("payment", payment) { $0.payment },
        Field("refunded", .money) { $0.refunded },
        Field("refunds", refund.array) { $0.refunds }
    ) { payment, refunded, refunds in
        MoneyParts(payment: payment, refunded: refunded, refunds: refunds)
    }
}

extension OrderWire {
    /// A record that is paid for; the example is a deal.
    static let record = WireCoder<AnyIdentifier>.anyID(such: DealtSubject.self)

    private enum DealtSubject: IdentifierSubject {
        static let prefix = "dea"
    }

    /// What is bought, in words.
    static let title = WireCoder<String>.text(example: "전북 현대 홈 유니폼")
}
