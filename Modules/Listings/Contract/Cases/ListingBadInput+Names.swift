import ContractKit

extension ListingBadInput {
    private static func titled(_ kind: BadInput.Kind, _ name: String, _ title: String) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/listings",
            body: Array(
                #"{"title":"\#(title)","category":"general","price":{"amount":1,"currency":"KRW"}}"#.utf8),
            status: 422, says: ["title", "forbidden-characters"])
    }

    static let texts: [BadInput] = [
        titled(.controls, "NUL in a title", #"의\u0000자"#),
        titled(.controls, "a line break in a title", #"의\n자"#),
        titled(.controls, "DEL in a title", "의\u{7F}자"),
        titled(.controls, "C1 in a title", "의\u{9B}31m자"),
        titled(.escapes, "a colour", #"\u001b[31m의자"#),
        titled(.escapes, "a window's title", #"의자\u001b]0;하하\u0007"#),
        titled(.escapes, "a backspace", #"의자\b\b"#),
        titled(.escapes, "a direction override", "의\u{202E}자"),
        BadInput(
            kind: .controls, name: "a raw control character in JSON", method: "POST",
            target: "/api/v1/listings", body: Array("{\"title\":\"의\u{1}자\"}".utf8), status: 400,
            says: ["body"]),
        BadInput(
            kind: .controls, name: "NUL in a query", method: "GET",
            target: "/api/v1/listings?keyword=%00", sender: .visitor, status: 422,
            says: ["keyword", "forbidden-characters"]),
        BadInput(
            kind: .controls, name: "NUL in a filter", method: "GET",
            target: "/api/v1/listings?team=%00", sender: .visitor, status: 422,
            says: ["team", "forbidden-characters"]),
        BadInput(
            kind: .controls, name: "NUL in a path", method: "GET", target: "/api/v1/listings/%00",
            sender: .visitor, status: 400, says: ["id"]),
    ]

    private static func page(
        _ kind: BadInput.Kind, _ name: String, _ query: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/listings?" + query, sender: .visitor,
            status: status, says: says)
    }

    static let pages: [BadInput] = [
        page(.cursors, "of another query", "order=cheapest&currency=KRW&after={cursor}", 422, "after"),
        page(.cursors, "of another filter", "category=jersey&after={cursor}", 422, "after"),
        page(.cursors, "tampered with", "after={tampered}", 400, "after"),
        page(.cursors, "cut off", "after=abc", 400, "after"),
        page(.cursors, "empty", "after=", 400, "after"),
        page(.cursors, "no base 64", "after=%21%21%21%21", 400, "after"),
        page(.cursors, "with a page's number", "page=2&after={cursor}", 422, "page"),
        page(.limits, "0", "limit=0", 422, "limit"), page(.limits, "-1", "limit=-1", 422, "limit"),
        page(.limits, "10^9", "limit=1000000000", 422, "limit"),
        page(.limits, "over 64 bits", "limit=9223372036854775808", 400, "limit"),
        page(.limits, "page 0", "page=0", 422, "page"),
        page(.limits, "page 10^9", "page=1000000000", 422, "page"),
        page(.limits, "twice", "limit=1&limit=2", 400, "limit"),
    ]

    static let names: [BadInput] = [
        ("a member's", "{member}"), ("an order's", "{order}"), ("a number", "7"), ("a path", "..%2F.."),
        ("SQL", "'%20OR%201=1--"), ("letters too many", "{listing}0"),
    ].map { name, id in
        BadInput(
            kind: .identifiers, name: name, method: "GET", target: "/api/v1/listings/\(id)",
            sender: .visitor, status: 400, says: ["id"])
    }

    private static let edit = Array(
        #"{"title":"내것","category":"general","price":{"amount":1,"currency":"KRW"}}"#.utf8)

    private static func verbs(
        _ kind: BadInput.Kind, _ target: String, _ statuses: [(method: String, path: String, status: Int)],
        by sender: BadInput.Sender
    ) -> [BadInput] {
        statuses.map { verb in
            BadInput(
                kind: kind, name: "\(verb.method) \(verb.path)", method: verb.method,
                target: "/api/v1/listings/\(target)\(verb.path)", sender: sender,
                body: verb.method == "PUT" && verb.path.isEmpty ? edit : [], status: verb.status,
                says: [verb.status == 404 ? "listing-not-found" : "listing-not-yours"])
        }
    }

    static let others: [BadInput] =
        verbs(
            .foreign, "{listing}", [("PUT", "", 403), ("POST", "/hide", 403), ("DELETE", "", 403)],
            by: .stranger)
        + verbs(
            .foreign, "{hidden}",
            [("GET", "", 404), ("PUT", "", 404), ("POST", "/publish", 404), ("PUT", "/like", 404)],
            by: .stranger)
        + verbs(
            .deleted, "{deleted}",
            [
                ("GET", "", 404), ("PUT", "", 404), ("POST", "/hide", 404), ("POST", "/publish", 404),
                ("DELETE", "", 404), ("PUT", "/like", 404),
            ], by: .owner)
}
