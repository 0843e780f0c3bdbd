import ContractKit
import Deals
import Vocabulary

/// Who may do what with a deal.
enum DealAccessCases {
    /// Deals about goods of this source.
    static func cases(_ source: DealGoodsSource) -> AccessCases {
        AccessCases(
            introduction: """
                A deal is *requested*, *accepted*, *done* or *missing*: nothing ever had that name. The owner
                is its seller; of one that is *bought* (accepted as well) the owner is the buyer. The other of
                the two has no column. No deal here is paid for. 404 stands where it is secret that a deal
                exists, for all but the two.
                """,
            states: about.reduce(into: [:]) {
                $0[$1] = ["requested", "accepted", "bought", "done", AccessCases.missing]
            },
            requests: requests, prepare: { try await prepare($0, $1, source) })
    }

    /// The endpoints that are about one deal.
    private static let about = [
        "deals.accept", "deals.cancel", "deals.complete", "deals.decline", "deals.handOver", "deals.receive",
        "deals.setContact", "deals.show",
    ]

    private static let requests: [String: AccessRequest] = {
        let one = AccessRequest(path: ["id": "{deal}"])
        let contact = AccessRequest(path: ["id": "{deal}"], body: #"{"text":"010-0000-0000"}"#)
        return [
            "deals.list": AccessRequest(),
            "deals.reserve": AccessRequest(body: #"{"listing":"{dealt-listing}"}"#),
            "deals.accept": one, "deals.cancel": one, "deals.decline": one, "deals.complete": one,
            "deals.handOver": one, "deals.receive": one, "deals.show": one, "deals.setContact": contact,
        ]
    }()

    /// One that the owner sells to the buyer, or buys from them, in that state.
    @Sendable private static func prepare(
        _ state: String, _ members: TestMembers, _ source: DealGoodsSource
    ) async throws -> TestNames {
        let (owner, other) = (members.owner.services, members.buyer.services)
        let (seller, buyer) = state == "bought" ? (other, owner) : (owner, other)
        let listing = try await source.offer(seller, TestGoods(units: 2, asksSeller: true))
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        if state == AccessCases.missing || state == AccessCases.stateless {
            return ["deal": "\(DealID(raw))", "dealt-listing": "\(listing)"]
        }
        let id = try await buyer.deals.reserve(Reservation(listing)).deal.id
        let verbs = try seller.deals
        if state != "requested" { _ = try await verbs.accept(id) }
        if state == "done" { _ = try await verbs.complete(id) }
        return ["deal": "\(id)", "dealt-listing": "\(listing)"]
    }
}
