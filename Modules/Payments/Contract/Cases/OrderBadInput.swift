import ContractKit

/// Invalid and malicious requests to payments.
enum OrderBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = bodies + amounts + texts + queries + others

    private static func post(
        _ kind: BadInput.Kind, _ name: String, to target: String = "", _ body: String, _ status: Int,
        _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/orders" + target, body: Array(body.utf8),
            status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/" + target, status: status, says: says)
    }

    private static func priced(_ amount: String) -> String {
        #"{"record":"{buyable}","amount":\#(amount)}"#
    }

    private static let bodies: [BadInput] = [
        post(.malformedJSON, "half an order", #"{"record":"#, 400, "body"),
        post(
            .unknownFields, "a price in an order", #"{"record":"{buyable}","price":1}"#, 400, "price",
            "unexpected"),
        post(.wrongTypes, "a number for a record", #"{"record":7}"#, 400, "record"),
        post(.identifiers, "a text for a record", #"{"record":"의자"}"#, 400, "record"),
        post(.deep, "ordering", String(repeating: "[", count: 1000), 400, "levels"),
    ]

    private static let amounts: [BadInput] = [
        post(.money, "a negative amount", priced(#"{"amount":-1,"currency":"KRW"}"#), 422, "amount"),
        post(
            .money, "an amount beyond 64 bits",
            priced(#"{"amount":99999999999999999999,"currency":"KRW"}"#), 400, "amount"),
        post(.money, "a broken amount", priced(#"{"amount":0.5,"currency":"KRW"}"#), 400, "amount"),
        post(.currencies, "an order in dollars", priced(#"{"amount":100,"currency":"USD"}"#), 422, "amount"),
        post(
            .foreign, "is not given back", to: "/{foreign-order}/refunds",
            #"{"amount":{"amount":1,"currency":"KRW"}}"#, 404, "order-not-found"),
        post(
            .money, "a negative refund", to: "/{sold-order}/refunds",
            #"{"amount":{"amount":-1,"currency":"KRW"}}"#, 422, "amount"),
        post(
            .money, "a refund of nothing", to: "/{sold-order}/refunds",
            #"{"amount":{"amount":0,"currency":"KRW"}}"#, 422, "amount"),
        post(
            .currencies, "a refund in dollars", to: "/{sold-order}/refunds",
            #"{"amount":{"amount":1,"currency":"USD"}}"#, 422, "amount"),
    ]

    private static let texts: [BadInput] = [
        post(
            .controls, "NUL in a complaint", to: "/{order}/problem",
            #"{"problem":"not-received","text":"없\u0000어요"}"#, 422, "forbidden-characters"),
        post(
            .escapes, "a colour in a complaint", to: "/{order}/problem",
            #"{"problem":"not-received","text":"\u001b[31m없어요"}"#, 422, "forbidden-characters"),
        post(
            .wrongTypes, "an unknown complaint", to: "/{order}/problem",
            #"{"problem":"bored","text":"심심해요"}"#, 400, "problem"),
        post(
            .large, "a complaint of 300,000 bytes", to: "/{order}/problem",
            #"{"problem":"not-received","text":"\#(String(repeating: "가", count: 100_000))"}"#, 422, "text"),
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query of orders", "orders?sort=title", 400, "sort"),
        get(.cursors, "of orders, cut off", "orders?after=abc", 400, "after"),
        get(.cursors, "of another side", "orders?side=selling&after={order-cursor}", 422, "after"),
        get(.cursors, "of orders for postings", "postings?after={order-cursor}", 422, "after"),
        get(.limits, "0 orders", "orders?limit=0", 422, "limit"),
        get(.identifiers, "no order", "orders/7", 400, "id"),
        get(.identifiers, "an order for a record", "purchase-offers?record={order}", 404, "record"),
    ]

    private static let others: [BadInput] = [
        get(.foreign, "is not seen", "orders/{foreign-order}", 404, "order-not-found"),
        post(.foreign, "is not cancelled", to: "/{foreign-order}/cancel", "{}", 404, "order-not-found"),
        post(.foreign, "gives no address", to: "/{foreign-order}/checkout", "{}", 404, "order-not-found"),
    ]
}
