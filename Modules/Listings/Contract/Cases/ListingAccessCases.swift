import ContractKit
import Listings
import Vocabulary

/// Who may do what with a listing.
enum ListingAccessCases {
    static let cases = AccessCases(
        introduction: """
            A listing is *shown* (on sale, five units, one of them held by a fourth member), a *draft*,
            *hidden* after it was shown, *moderated* (hidden by a moderator), *deleted*, or *missing*: nothing
            ever had that name. 404 stands also where it is secret that the listing exists; then the answer
            is, byte for byte, that for a missing one.
            """,
        states: about.reduce(into: [:]) {
            $0[$1] = ["shown", "draft", "hidden", "moderated", "deleted", AccessCases.missing]
        },
        secretStates: ["draft", "hidden", "moderated", "deleted"], requests: requests, prepare: prepare)

    /// The endpoints that are about one listing.
    private static let about = [
        "listings.bump", "listings.confirm", "listings.delete", "listings.edit", "listings.hide",
        "listings.hold", "listings.like", "listings.moderate", "listings.page", "listings.release",
        "listings.republish", "listings.show", "listings.sold", "listings.unhide", "listings.unlike",
    ]

    private static let goods = """
        {"title":"Chair","price":{"amount":12000,"currency":"KRW"},"category":"general","stock":5}
        """

    private static let requests: [String: AccessRequest] = {
        let one = AccessRequest(path: ["id": "{listing}"])
        let held = AccessRequest(path: ["id": "{listing}", "order": "{order}"])
        return [
            "listings.browse": AccessRequest(), "listings.mine": AccessRequest(),
            "listings.liked": AccessRequest(), "listings.leagues": AccessRequest(),
            "listings.publish": AccessRequest(body: goods),
            "listings.edit": AccessRequest(path: ["id": "{listing}"], body: goods),
            "listings.sold": one, "listings.bump": one, "listings.show": one, "listings.republish": one,
            "listings.page": one,
            "listings.hide": one, "listings.delete": one, "listings.unhide": one,
            "listings.moderate": AccessRequest(
                path: ["id": "{listing}"], body: #"{"act":"hide","reason":"전화번호를 적었습니다"}"#),
            "listings.like": one, "listings.unlike": one, "listings.confirm": held, "listings.release": held,
            "listings.hold": AccessRequest(
                path: ["id": "{listing}", "order": "{newOrder}"],
                body: #"{"quantity":1,"until":"{until}"}"#),
        ]
    }()

    /// A listing of many units, with one of them held wherever that can be.
    @Sendable private static func prepare(_ state: String, _ members: TestMembers) async throws -> TestNames {
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        let (order, soon) = (OrderID(raw), members.now.advanced(by: .seconds(600)))
        var names = [
            "order": "\(order)", "until": soon.rfc3339, "listing": "\(ListingID(raw))",
            "newOrder": "\(OrderID(try expectValue(members.owner.principal.sessionID, "a session").raw))",
        ]
        if state == AccessCases.missing || state == AccessCases.stateless { return names }
        let draft = ListingDraft(title: "Many", price: Money(1, .krw), stock: 5, category: .general)
        let verbs = try members.owner.services.listings
        let id = try await verbs.publish(draft, as: state == "draft" ? .draft : .onSale).listing.id
        names["listing"] = "\(id)"
        if state == "draft" { return names }
        _ = try await members.buyer.services.listings.hold(id, quantity: 1, for: order, until: soon)
        if state == "hidden" { _ = try await verbs.hide(id) }
        if state == "moderated" {
            _ = try await members.moderator.services.listings.moderate(id, .hide, reason: "사기")
        }
        if state == "deleted" {
            _ = try await verbs.release(id, order)
            try await verbs.delete(id)
        }
        return names
    }
}
