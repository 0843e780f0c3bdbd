import ContractKit
import Payments
import Vocabulary

/// Who may do what with an order.
enum OrderAccessCases {
    /// Orders for records of this source.
    static func cases(_ source: OrderRecordSource) -> AccessCases {
        AccessCases(
            introduction: """
                An order is *open*, *fulfilled* (paid, its goods on their way), *disputed* (the buyer has
                complained about it), *closed* (let go by the buyer) or *missing*: nothing ever had that name.
                The owner is its buyer; of one that is *sold* (fulfilled as well) the owner is the payee. The
                other of the two has no column. 404 stands where it is secret that an order exists, for all
                but the two; operators see complaints alone.
                """,
            states: states, secretStates: ["open", "sold"], requests: requests,
            prepare: { try await prepare($0, $1, source) })
    }

    private static let states: [String: [String]] = {
        let ofOrders = ["open", "fulfilled", "sold", "closed", AccessCases.missing]
        var states: [String: [String]] = about.reduce(into: [:]) { $0[$1] = ofOrders }
        states["payments.settle"] = ["fulfilled", "disputed", AccessCases.missing]
        return states
    }()

    /// The endpoints that are about one order.
    private static let about = [
        "payments.cancel", "payments.checkout", "payments.complain", "payments.confirm", "payments.handOver",
        "payments.look", "payments.refund", "payments.show", "payments.withdraw",
    ]

    private static let requests: [String: AccessRequest] = {
        let path = ["id": "{order}"]
        let one = AccessRequest(path: path)
        return [
            "payments.offer": AccessRequest(query: "record={buyable}"),
            "payments.open": AccessRequest(body: #"{"record":"{buyable}"}"#),
            "payments.list": AccessRequest(), "payments.balance": AccessRequest(),
            "payments.postings": AccessRequest(), "payments.problems": AccessRequest(),
            "payments.show": one, "payments.look": one, "payments.checkout": one, "payments.cancel": one,
            "payments.withdraw": one, "payments.handOver": one, "payments.confirm": one,
            "payments.refund": AccessRequest(path: path, body: "{}"),
            "payments.complain": AccessRequest(
                path: path, body: #"{"problem":"not-received","text":"아직 못 받았어요"}"#),
            "payments.settle": AccessRequest(
                path: path, body: #"{"decision":"release","reason":"사진을 보았습니다"}"#),
        ]
    }()

    /// One that the owner buys from the buyer of the other domains, or sells to them, in that state.
    @Sendable private static func prepare(
        _ state: String, _ members: TestMembers, _ source: OrderRecordSource
    ) async throws -> TestNames {
        let (owner, other) = (members.owner.services, members.buyer.services)
        let (buyer, seller) = state == "sold" ? (other, owner) : (owner, other)
        let record = try await source.offer(seller, buyer, "전북 현대 홈 유니폼")
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        if state == AccessCases.missing || state == AccessCases.stateless {
            return ["order": "\(OrderID(raw))", "buyable": "\(record)"]
        }
        let verbs = try buyer.orders
        let id = try await verbs.open(PurchaseRequest(record), idempotencyKey: nil).order.id
        switch state {
        case "closed": _ = try await verbs.cancel(id)
        case "fulfilled", "disputed", "sold": try await source.pay(buyer, id)
        default: break
        }
        if state == "disputed" { _ = try await verbs.complain(id, .notReceived, "아직 못 받았어요") }
        return ["order": "\(id)", "buyable": "\(record)"]
    }
}
