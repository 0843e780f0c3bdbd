public import Payments
public import Vocabulary
public import Wire

/// The wire forms of payments.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum OrderWire {
    /// A order as its reader sees it.
    public static let view: WireCoder<OrderView> = viewShape.coder

    /// A page of payments.
    public static let page: WireCoder<Page<OrderView>> = .page("OrderPage", of: view)
}

extension OrderWire {
    /// What an owner writes.
    static let draft = Shape<OrderDraft>(
        "OrderDraft", Field("title", title, fallback: "", note: .required) { $0.title }
    ) { OrderDraft(title: $0) }

    static let viewShape = Shape<OrderView>(
        "Order",
        Field("id", .id()) { $0.order.id },
        Field("owner", owner) { $0.owner },
        Field("title", title) { $0.order.title },
        Field("state", WireCoder<OrderState>.choice) { $0.order.state },
        Field("createdAt", .timestamp) { $0.order.createdAt },
        Field("updatedAt", .timestamp) { $0.order.updatedAt },
        Field("version", .version) { $0.order.version }
    ) { id, owner, title, state, createdAt, updatedAt, version in
        let order = Order(
            id: id, owner: owner.id, title: title, state: state, createdAt: createdAt, updatedAt: updatedAt,
            version: version)
        return OrderView(order: order, owner: owner)
    }

    /// The errors of payments on the wire.
    static let failures = FailureCoder<OrderError>(
        .fieldErrors(OrderError.invalidFields), .plain(.notFound), .plain(.notYours),
        .carrying("version", .version, example: .first, OrderError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .plain(.alreadyHidden))

    private static let title = WireCoder<String>.text(
        minimumLength: 2, maximumLength: 100, example: "느티나무 아래")

    private static let owner: WireCoder<MemberCard> = Shape<MemberCard>(
        "Owner",
        Field("id", .id()) { $0.id },
        Field("nickname", WireCoder<String>.text(example: "이웃").optional) { $0.nickname }
    ) { id, nickname in MemberCard(id: id, nickname: nickname) }.coder
}
