import Community
import ContractKit
import Vocabulary

/// Who may do what with a post.
enum PostAccessCases {
    static let cases = AccessCases(
        introduction: """
            A post is *shown*, *hidden* by a moderator, *moderated* (removed by a moderator), *removed* by its
            author, or *missing*: nothing ever had that name. 404 stands also where it is secret that it
            exists; then the answer is, byte for byte, that for a missing one.
            """,
        states: about.reduce(into: [:]) {
            $0[$1] = ["shown", "hidden", "moderated", "removed", AccessCases.missing]
        },
        secretStates: ["hidden", "moderated", "removed"], requests: requests, prepare: prepare)

    /// The endpoints that are about one post.
    private static let about = [
        "board.edit", "board.history", "board.moderate", "board.page", "board.remove", "board.show",
    ]

    private static let requests: [String: AccessRequest] = {
        let one = AccessRequest(path: ["id": "{post}"])
        let post = #"{"category":"general","title":"느티나무","text":"아래에서 만나요."}"#
        return [
            "board.browse": AccessRequest(), "board.mine": AccessRequest(),
            "board.categories": AccessRequest(),
            "board.publish": AccessRequest(body: post),
            "board.edit": AccessRequest(path: ["id": "{post}"], body: post),
            "board.show": one, "board.remove": one, "board.history": one, "board.page": one,
            "board.moderate": AccessRequest(
                path: ["id": "{post}"], body: #"{"act":"remove","reason":"전화번호를 적었습니다"}"#),
            "board.set-category": AccessRequest(
                path: ["slug": "market"], body: #"{"korean":"동네 장터","english":"Flea market"}"#),
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(_ state: String, _ members: TestMembers) async throws -> TestNames {
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        if state == AccessCases.missing || state == AccessCases.stateless {
            return ["post": "\(PostID(raw))"]
        }
        let verbs = try members.owner.services.board
        let id = try await verbs.publish(.note()).post.id
        if state == "removed" { try await verbs.remove(id) }
        if let act = [SubjectAct.hide: "hidden", .remove: "moderated"].first(where: { $0.value == state }) {
            _ = try await members.moderator.services.board.moderate(id, act.key, reason: "사기")
        }
        return ["post": "\(id)"]
    }
}
