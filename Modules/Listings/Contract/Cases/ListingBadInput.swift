import ContractKit

/// Invalid and malicious requests to listings.
enum ListingBadInput {
    /// Everything, by kind.
    static let all: [BadInput] =
        syntax + fields + amounts + texts + pages + names + others

    private static func publish(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/listings", body: Array(body.utf8),
            status: status, says: says)
    }

    private static func goods(_ members: String) -> String {
        #"{"title":"의자","category":"general","price":{"amount":1000,"currency":"KRW"}\#(members)}"#
    }

    private static func priced(_ price: String, _ discount: String = "null") -> String {
        #"{"title":"의자","category":"general","price":\#(price),"discount":\#(discount)}"#
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...,
        by sender: BadInput.Sender = .visitor
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: target, sender: sender, status: status, says: says)
    }

    private static let syntax: [BadInput] = [
        publish(.malformedJSON, "nothing", "", 422, "title"),
        publish(.malformedJSON, "half an object", #"{"title":"의"#, 400, "body"),
        publish(.malformedJSON, "a comma too many", #"{"title":"의자",}"#, 400, "body"),
        publish(.malformedJSON, "two documents", "{}{}", 400, "body"),
        publish(.malformedJSON, "a list", "[]", 400, "a JSON object"),
        publish(.malformedJSON, "a name twice", #"{"title":"가나","title":"다라"}"#, 400, "body"),
        publish(.malformedJSON, "single quotes", "{'title':'의자'}", 400, "body"),
        publish(.malformedJSON, "NaN", #"{"stock":NaN}"#, 400, "body"),
        publish(.malformedJSON, "a byte order mark", "\u{FEFF}{}", 400, "body"),
        publish(.malformedJSON, "half a surrogate pair", #"{"title":"\ud800"}"#, 400, "body"),
        publish(.deep, "lists", String(repeating: "[", count: 1000), 400, "levels"),
        publish(.deep, "objects", String(repeating: #"{"a":"#, count: 1000), 400, "levels"),
        publish(
            .deep, "closed lists in a field",
            #"{"title":"# + String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000) + "}",
            400, "levels"),
        publish(
            .large, "a title of 900,000 bytes",
            #"{"title":"\#(String(repeating: "가", count: 300_000))"}"#, 422, "title"),
        publish(
            .large, "100,000 numbers",
            #"{"title":[\#(String(repeating: "1,", count: 99_999))1]}"#, 400, "title"),
        BadInput(
            kind: .encoding, name: "a lone continuation byte", method: "POST", target: "/api/v1/listings",
            body: Array(#"{"title":"#.utf8) + [0x22, 0x80, 0x22, 0x7D], status: 400, says: ["body"]),
        BadInput(
            kind: .encoding, name: "an overlong slash", method: "POST", target: "/api/v1/listings",
            body: Array(#"{"title":"#.utf8) + [0x22, 0xC0, 0xAF, 0x22, 0x7D], status: 400, says: ["body"]),
        BadInput(
            kind: .encoding, name: "a surrogate as UTF-8", method: "POST", target: "/api/v1/listings",
            body: Array(#"{"title":"#.utf8) + [0x22, 0xED, 0xA0, 0x80, 0x22, 0x7D], status: 400,
            says: ["body"]),
        get(.encoding, "in a query", "/api/v1/listings?keyword=%FF", 400, "query"),
        get(.encoding, "half an escape in a query", "/api/v1/listings?keyword=%E", 400, "query"),
        get(.encoding, "in a path", "/api/v1/listings/%C0%AF", 404, "no-such-endpoint"),
    ]

    private static let six = Array(repeating: #""pic_00000000000000000000000000""#, count: 6)
        .joined(separator: ",")

    private static let fields: [BadInput] = [
        publish(.unknownFields, "in the body", goods(#","prize":1"#), 400, "prize", "unexpected"),
        publish(
            .unknownFields, "inside a member",
            priced(#"{"amount":1,"currency":"KRW","cents":1}"#), 400, "price.cents"),
        publish(
            .unknownFields, "an attribute of another category",
            goods(#","attributes":{"league":"K리그1"}"#), 422, "attributes.league"),
        get(.unknownFields, "in the query", "/api/v1/listings?sort=price", 400, "sort"),
        get(
            .unknownFields, "a query where there is none", "/api/v1/listings/{listing}?a=1", 400, "unexpected"
        ),
        publish(.wrongTypes, "a number for a text", #"{"title":7}"#, 400, "title"),
        publish(.wrongTypes, "a text for a number", goods(#","stock":"3""#), 400, "stock"),
        publish(.wrongTypes, "a fraction for a count", goods(#","stock":1.5"#), 400, "stock"),
        publish(.wrongTypes, "a list for an object", priced("[]"), 400, "price"),
        publish(.wrongTypes, "an unknown choice", goods(#","state":"sold""#), 400, "state"),
        publish(.wrongTypes, "null for a text", #"{"title":null}"#, 400, "title"),
        publish(.wrongTypes, "a listing for a photo", goods(#","photos":["{listing}"]"#), 400, "photos.0"),
        publish(.wrongTypes, "a text for photos", goods(#","photos":"pic""#), 400, "photos"),
        publish(
            .wrongTypes, "a photo without a name", goods(#","photos":[{"width":1}]"#), 400, "photos.0.id"),
        publish(
            .wrongTypes, "a photo six times", goods(#","photos":[\#(six)]"#), 422, "photos", "out-of-range",
            "photos.5", "repeated"),
        publish(
            .identifiers, "a photo that nobody has uploaded",
            goods(#","photos":["pic_00000000000000000000000000"]"#), 422, "photos.0", "unusable"),
        get(.wrongTypes, "a text for a number in the query", "/api/v1/listings?limit=many", 400, "limit"),
        get(.wrongTypes, "a text for a truth in the query", "/api/v1/listings?onSale=yes", 400, "onSale"),
    ]

    private static let amounts: [BadInput] = [
        publish(.money, "a negative price", priced(#"{"amount":-1,"currency":"KRW"}"#), 422, "price"),
        publish(
            .money, "the smallest integer", priced(#"{"amount":-9223372036854775808,"currency":"KRW"}"#),
            422, "price"),
        publish(
            .money, "the largest integer", priced(#"{"amount":9223372036854775807,"currency":"KRW"}"#),
            422, "price"),
        publish(
            .money, "one more than the largest integer",
            priced(#"{"amount":9223372036854775808,"currency":"KRW"}"#), 400, "price.amount"),
        publish(.money, "an exponent", priced(#"{"amount":1e30,"currency":"KRW"}"#), 400, "price.amount"),
        publish(.money, "a fraction", priced(#"{"amount":0.5,"currency":"KRW"}"#), 400, "price.amount"),
        publish(
            .money, "a discount over the price",
            priced(#"{"amount":10,"currency":"KRW"}"#, #"{"amount":11,"currency":"KRW"}"#), 422, "discount"),
        get(
            .money, "in the query", "/api/v1/listings?minimumPrice=9223372036854775808&currency=KRW", 400,
            "minimumPrice"),
        publish(
            .currencies, "price and discount",
            priced(#"{"amount":1000,"currency":"KRW"}"#, #"{"amount":5,"currency":"USD"}"#), 422,
            "discount", "mixed-currencies"),
        publish(.currencies, "an unknown one", priced(#"{"amount":1,"currency":"DOGE"}"#), 400, "currency"),
        get(.currencies, "an unknown one in the query", "/api/v1/listings?currency=won", 400, "currency"),
    ]
}
