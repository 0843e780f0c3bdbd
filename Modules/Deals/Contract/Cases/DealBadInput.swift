import ContractKit

/// Invalid and malicious requests to deals.
enum DealBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = bodies + texts + queries + others

    private static func post(
        _ kind: BadInput.Kind, _ name: String, to target: String = "", _ body: String, _ status: Int,
        _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/deals" + target, body: Array(body.utf8),
            status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/deals" + target, status: status,
            says: says)
    }

    private static let bodies: [BadInput] = [
        post(.malformedJSON, "half a reservation", #"{"listing":"#, 400, "body"),
        post(
            .unknownFields, "in a reservation", #"{"listing":"{dealt-listing}","price":1}"#, 400, "price",
            "unexpected"),
        post(
            .wrongTypes, "a text for a number", #"{"listing":"{dealt-listing}","hours":"all day"}"#, 400,
            "hours"),
        post(
            .wrongTypes, "a text for whether to pay", #"{"listing":"{dealt-listing}","toPay":"yes"}"#, 400,
            "toPay"),
        post(.identifiers, "a deal for a listing", #"{"listing":"{deal}"}"#, 400, "listing"),
        post(.limits, "no unit", #"{"listing":"{dealt-listing}","quantity":0}"#, 422, "quantity"),
        post(.limits, "a month", #"{"listing":"{dealt-listing}","hours":720}"#, 422, "hours"),
        post(.deep, "reserving", String(repeating: "[", count: 1000), 400, "levels"),
    ]

    private static let texts: [BadInput] = [
        BadInput(
            kind: .controls, name: "two lines of contact", method: "PUT",
            target: "/api/v1/deals/{deal}/contact",
            body: Array(#"{"text":"010\n1234"}"#.utf8), status: 422, says: ["text"])
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query of deals", "?sort=title", 400, "sort"),
        get(.cursors, "of deals, cut off", "?after=abc", 400, "after"),
        get(.cursors, "of another side", "?side=buying&after={deal-cursor}", 422, "after"),
        get(.limits, "0 deals", "?limit=0", 422, "limit"),
        get(.identifiers, "no deal", "/7", 400, "id"),
    ]

    private static let others: [BadInput] = [
        post(.foreign, "is not accepted", to: "/{foreign-deal}/accept", "{}", 404, "deal-not-found"),
        post(
            .foreign, "deal is not handed over", to: "/{foreign-deal}/hand-over", "{}", 404,
            "deal-not-found"),
        post(.foreign, "deal is not received", to: "/{foreign-deal}/receive", "{}", 404, "deal-not-found"),
        post(
            .foreign, "part: the seller receives nothing", to: "/{deal}/receive", "{}", 403,
            "deal-buyer-only"),
        post(.identifiers, "no deal to hand over", to: "/7/hand-over", "{}", 400, "id"),
        post(.identifiers, "no deal to receive", to: "/7/receive", "{}", 400, "id"),
        get(.foreign, "is not seen", "/{foreign-deal}", 404, "deal-not-found"),
    ]
}
