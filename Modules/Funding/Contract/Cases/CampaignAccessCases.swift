import ContractKit
import Funding
import Vocabulary

/// Who may do what with a campaign.
enum CampaignAccessCases {
    static let cases = AccessCases(
        introduction: """
            A campaign is *shown*, *hidden*, *removed* or *missing*: nothing ever had that name.
            404 stands also where it is secret that it exists; then the answer is, byte for byte, that for
            a missing one.
            """,
        states: about.reduce(into: [:]) { $0[$1] = ["shown", "hidden", "removed", AccessCases.missing] },
        secretStates: ["hidden", "removed"], requests: requests, prepare: prepare)

    /// The endpoints that are about one campaign.
    private static let about = ["funding.hide", "funding.remove", "funding.rename", "funding.show"]

    private static let requests: [String: AccessRequest] = {
        let one = AccessRequest(path: ["id": "{campaign}"])
        let title = #"{"title":"느티나무"}"#
        return [
            "funding.browse": AccessRequest(), "funding.add": AccessRequest(body: title),
            "funding.rename": AccessRequest(path: ["id": "{campaign}"], body: title),
            "funding.show": one, "funding.hide": one, "funding.remove": one,
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(_ state: String, _ members: TestMembers) async throws -> TestNames {
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        if state == AccessCases.missing || state == AccessCases.stateless {
            return ["campaign": "\(CampaignID(raw))"]
        }
        let verbs = try members.owner.services.funding
        let id = try await verbs.add(CampaignDraft(title: "느티나무")).campaign.id
        if state == "hidden" { _ = try await verbs.hide(id) }
        if state == "removed" { try await verbs.remove(id) }
        return ["campaign": "\(id)"]
    }
}
