import ContractKit

/// Right inputs of payments, which fuzzing makes nearly right.
enum OrderFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: [
            "{order}", "{sold-order}", "{buyable}", "{order-cursor}", "record", "amount", "currency", "KRW",
            "problem", "decision", "reason", "text", "record=", "amount=", "side=", "state=",
        ],
        queries: [
            FuzzSeeds.Form(
                "payments.offer", "GET", "/api/v1/purchase-offers",
                seeds: ["record={buyable}", "record={buyable}&amount=5000&currency=KRW"]),
            FuzzSeeds.Form(
                "payments.list", "GET", "/api/v1/orders",
                seeds: [
                    "limit=3", "page=1&side=buying", "state=open",
                    "side=buying&after={order-cursor}&limit=1",
                ]),
            FuzzSeeds.Form("payments.postings", "GET", "/api/v1/postings", seeds: ["limit=3", "page=1"]),
            FuzzSeeds.Form("payments.problems", "GET", "/api/v1/order-problems", seeds: ["limit=3"]),
        ],
        bodies: [
            FuzzSeeds.Form(
                "payments.open", "POST", "/api/v1/orders",
                seeds: [
                    #"{"record":"{buyable}"}"#,
                    #"{"record":"{buyable}","amount":{"amount":5000,"currency":"KRW"}}"#,
                ]),
            FuzzSeeds.Form(
                "payments.refund", "POST", "/api/v1/orders/{sold-order}/refunds",
                seeds: ["{}", #"{"amount":{"amount":1,"currency":"KRW"}}"#]),
            FuzzSeeds.Form(
                "payments.complain", "POST", "/api/v1/orders/{order}/problem",
                seeds: [
                    #"{"problem":"not-received","text":"아직 못 받았어요"}"#,
                    #"{"problem":"not-as-agreed","text":"소매가\n찢어졌어요"}"#,
                ]),
            FuzzSeeds.Form(
                "payments.settle", "POST", "/api/v1/orders/{order}/problem/settle",
                seeds: [
                    #"{"decision":"release","reason":"사진을 보았습니다"}"#,
                    #"{"decision":"refund","amount":{"amount":1,"currency":"KRW"},"reason":"반만"}"#,
                ]),
        ],
        identifier: "{order}")
}
