import ContractKit
import Payments
import Vocabulary

/// Who may do what with a order.
enum OrderAccessCases {
    static let cases = AccessCases(
        introduction: """
            A order is *shown*, *hidden*, *removed* or *missing*: nothing ever had that name.
            404 stands also where it is secret that it exists; then the answer is, byte for byte, that for
            a missing one.
            """,
        states: about.reduce(into: [:]) { $0[$1] = ["shown", "hidden", "removed", AccessCases.missing] },
        secretStates: ["hidden", "removed"], requests: requests, prepare: prepare)

    /// The endpoints that are about one order.
    private static let about = ["payments.hide", "payments.remove", "payments.rename", "payments.show"]

    private static let requests: [String: AccessRequest] = {
        let one = AccessRequest(path: ["id": "{order}"])
        let title = #"{"title":"느티나무"}"#
        return [
            "payments.browse": AccessRequest(), "payments.add": AccessRequest(body: title),
            "payments.rename": AccessRequest(path: ["id": "{order}"], body: title),
            "payments.show": one, "payments.hide": one, "payments.remove": one,
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(_ state: String, _ members: TestMembers) async throws -> TestNames {
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        if state == AccessCases.missing || state == AccessCases.stateless {
            return ["order": "\(OrderID(raw))"]
        }
        let verbs = try members.owner.services.payments
        let id = try await verbs.add(OrderDraft(title: "느티나무")).order.id
        if state == "hidden" { _ = try await verbs.hide(id) }
        if state == "removed" { try await verbs.remove(id) }
        return ["order": "\(id)"]
    }
}
