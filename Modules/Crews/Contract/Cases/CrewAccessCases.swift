import ContractKit
import Crews
import Vocabulary

/// Who may do what with a crew.
enum CrewAccessCases {
    static let cases = AccessCases(
        introduction: """
            A crew is *shown*, *hidden*, *removed* or *missing*: nothing ever had that name.
            404 stands also where it is secret that it exists; then the answer is, byte for byte, that for
            a missing one.
            """,
        states: about.reduce(into: [:]) { $0[$1] = ["shown", "hidden", "removed", AccessCases.missing] },
        secretStates: ["hidden", "removed"], requests: requests, prepare: prepare)

    /// The endpoints that are about one crew.
    private static let about = ["crews.hide", "crews.remove", "crews.rename", "crews.show"]

    private static let requests: [String: AccessRequest] = {
        let one = AccessRequest(path: ["id": "{crew}"])
        let title = #"{"title":"느티나무"}"#
        return [
            "crews.browse": AccessRequest(), "crews.add": AccessRequest(body: title),
            "crews.rename": AccessRequest(path: ["id": "{crew}"], body: title),
            "crews.show": one, "crews.hide": one, "crews.remove": one,
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(_ state: String, _ members: TestMembers) async throws -> TestNames {
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        if state == AccessCases.missing || state == AccessCases.stateless {
            return ["crew": "\(CrewID(raw))"]
        }
        let verbs = try members.owner.services.crews
        let id = try await verbs.add(CrewDraft(title: "느티나무")).crew.id
        if state == "hidden" { _ = try await verbs.hide(id) }
        if state == "removed" { try await verbs.remove(id) }
        return ["crew": "\(id)"]
    }
}
