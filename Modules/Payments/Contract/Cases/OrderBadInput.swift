import ContractKit

/// Invalid and malicious requests to payments.
enum OrderBadInput {
    /// Everything, by kind.
    static let all: [BadInput] =
        bodies + amounts + texts + settling + queries + visitor + offers + foreign + otherSide

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

    /// Of the owner's to an endpoint about one order.
    private static func act(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/orders/" + target, status: status,
            says: says)
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
            .money, "a negative refund", to: "/{sold-order}/refunds",
            #"{"amount":{"amount":-1,"currency":"KRW"}}"#, 422, "amount"),
        post(
            .money, "a refund of nothing", to: "/{sold-order}/refunds",
            #"{"amount":{"amount":0,"currency":"KRW"}}"#, 422, "amount"),
        post(
            .currencies, "a refund in dollars", to: "/{sold-order}/refunds",
            #"{"amount":{"amount":1,"currency":"USD"}}"#, 422, "amount"),
        post(
            .money, "a broken refund", to: "/{sold-order}/refunds",
            #"{"amount":{"amount":0.5,"currency":"KRW"}}"#, 400, "amount"),
        post(
            .unknownFields, "a reason of a refund", to: "/{sold-order}/refunds", #"{"reason":"얼룩"}"#, 400,
            "reason", "unexpected"),
    ]

    private static let texts: [BadInput] = [
        post(
            .controls, "NUL in a complaint", to: "/{order}/problem",
            #"{"problem":"not-received","text":"없\u0000어요"}"#, 422, "forbidden-characters"),
        post(
            .escapes, "a colour in a complaint", to: "/{order}/problem",
            #"{"problem":"not-received","text":"\u001b[31m없어요"}"#, 422, "forbidden-characters"),
        post(
            .bidi, "an override in a complaint", to: "/{order}/problem",
            #"{"problem":"not-received","text":"\u202e없어요"}"#, 422, "forbidden-characters"),
        post(
            .limits, "a complaint of nothing", to: "/{order}/problem",
            #"{"problem":"not-received","text":" "}"#, 422, "text", "required"),
        post(
            .wrongTypes, "an unknown complaint", to: "/{order}/problem",
            #"{"problem":"bored","text":"심심해요"}"#, 400, "problem"),
        post(
            .large, "a complaint of 300,000 bytes", to: "/{order}/problem",
            #"{"problem":"not-received","text":"\#(String(repeating: "가", count: 100_000))"}"#, 422, "text"),
    ]

    /// Faults of a settlement are told before who may settle.
    private static let settling: [BadInput] = [
        post(
            .wrongTypes, "an unknown settlement", to: "/{order}/problem/settle",
            #"{"decision":"half","reason":"사진을 보았습니다"}"#, 400, "decision"),
        post(
            .limits, "a settlement for no reason", to: "/{order}/problem/settle",
            #"{"decision":"release","reason":" "}"#, 422, "reason", "required"),
        post(
            .escapes, "a colour in a settlement", to: "/{order}/problem/settle",
            #"{"decision":"release","reason":"\u001b[31m사진"}"#, 422, "reason", "forbidden-characters"),
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query of orders", "orders?sort=title", 400, "sort"),
        get(.wrongTypes, "an unknown side", "orders?side=both", 400, "side"),
        get(.wrongTypes, "an unknown state of orders", "orders?state=sold", 400, "state"),
        get(.cursors, "of orders, cut off", "orders?after=abc", 400, "after"),
        get(.cursors, "of another side", "orders?side=selling&after={order-cursor}", 422, "after"),
        get(.cursors, "of orders for postings", "postings?after={order-cursor}", 422, "after"),
        get(.cursors, "of postings, cut off", "postings?after=abc", 400, "after"),
        get(.cursors, "of problems, cut off", "order-problems?after=abc", 400, "after"),
        get(.limits, "0 orders", "orders?limit=0", 422, "limit"),
        get(.limits, "page 10^9 of orders", "orders?page=1000000000", 422, "page"),
        get(.limits, "-1 postings", "postings?limit=-1", 422, "limit"),
        get(.limits, "0 problems", "order-problems?limit=0", 422, "limit"),
        get(.identifiers, "no order", "orders/7", 400, "id"),
        get(.identifiers, "what is bought for an order", "orders/{buyable}", 400, "id"),
    ]

    /// Visitors who have not signed in.
    private static let visitor: [BadInput] = ["orders", "balance", "postings", "order-problems"].map {
        BadInput(
            kind: .tokens, name: "none for \($0)", method: "GET", target: "/api/v1/\($0)", sender: .visitor,
            status: 401, says: ["sign-in-required"])
    }

    private static let offers: [BadInput] = [
        get(.identifiers, "no record", "purchase-offers?record=7", 400, "record"),
        get(
            .identifiers, "an order for a record", "purchase-offers?record={order}", 409,
            "order-not-for-sale"),
        get(
            .identifiers, "a member for a record", "purchase-offers?record=mem_00000000000000000000000000",
            409, "order-not-for-sale"),
        get(
            .identifiers, "a record that is not there",
            "purchase-offers?record=dea_00000000000000000000000000", 404, "order-record-not-found"),
        get(
            .unknownFields, "a quantity of an offer", "purchase-offers?record={buyable}&quantity=2", 400,
            "quantity", "unexpected"),
        get(.money, "an offer for less", "purchase-offers?record={buyable}&amount=-1", 422, "amount"),
        get(
            .currencies, "an offer in dollars", "purchase-offers?record={buyable}&amount=1&currency=USD", 422,
            "amount"),
    ]

    private static let foreign: [BadInput] = [
        get(.foreign, "order is not seen", "orders/{foreign-order}", 404, "order-not-found"),
        act(.foreign, "order is not looked at", "{foreign-order}/look", 404, "order-not-found"),
        act(.foreign, "order is not cancelled", "{foreign-order}/cancel", 404, "order-not-found"),
        act(.foreign, "order gives no address", "{foreign-order}/checkout", 404, "order-not-found"),
        act(.foreign, "order is not withdrawn from", "{foreign-order}/withdraw", 404, "order-not-found"),
        act(.foreign, "order is not handed over", "{foreign-order}/hand-over", 404, "order-not-found"),
        act(.foreign, "order is not confirmed", "{foreign-order}/confirm", 404, "order-not-found"),
        post(
            .foreign, "order is not given back", to: "/{foreign-order}/refunds",
            #"{"amount":{"amount":1,"currency":"KRW"}}"#, 404, "order-not-found"),
        post(
            .foreign, "order is not complained about", to: "/{foreign-order}/problem",
            #"{"problem":"not-received","text":"아직 못 받았어요"}"#, 404, "order-not-found"),
        post(
            .foreign, "order is not settled", to: "/{foreign-order}/problem/settle",
            #"{"decision":"release","reason":"사진을 보았습니다"}"#, 403, "order-operators-only"),
        get(.foreign, "problems are not seen", "order-problems", 403, "order-operators-only"),
    ]

    /// What the other of the two may do, or an operator.
    private static let otherSide: [BadInput] = [
        act(.foreign, "part: the buyer hands nothing over", "{order}/hand-over", 403, "order-payee-only"),
        post(
            .foreign, "part: the buyer gives nothing back", to: "/{order}/refunds", "{}", 403,
            "order-payee-only"),
        post(
            .foreign, "part: the buyer settles nothing", to: "/{order}/problem/settle",
            #"{"decision":"refund","reason":"내 돈이에요"}"#, 403, "order-operators-only"),
        act(.foreign, "part: the seller confirms nothing", "{sold-order}/confirm", 403, "order-buyer-only"),
        act(.foreign, "part: the seller cancels nothing", "{sold-order}/cancel", 403, "order-buyer-only"),
        act(
            .foreign, "part: the seller does not withdraw", "{sold-order}/withdraw", 403, "order-buyer-only"),
        act(.foreign, "part: the seller gets no address", "{sold-order}/checkout", 403, "order-buyer-only"),
        post(
            .foreign, "part: the seller complains about nothing", to: "/{sold-order}/problem",
            #"{"problem":"not-received","text":"아직 못 받았어요"}"#, 403, "order-buyer-only"),
    ]
}
