import Board
import ContractKit
import Vocabulary

/// Who may do what with a post.
enum PostAccessScene {
    static let scene = AccessScene(
        introduction: """
            A post is *shown*, *hidden*, *removed* or *missing*: nothing ever had that name.
            404 stands also where it is secret that it exists; then the answer is, byte for byte, that for
            a missing one.
            """,
        states: about.reduce(into: [:]) { $0[$1] = ["shown", "hidden", "removed", AccessScene.missing] },
        secretStates: ["hidden", "removed"], requests: requests, prepare: prepare)

    /// The endpoints that are about one post.
    private static let about = ["board.hide", "board.remove", "board.rename", "board.show"]

    private static let requests: [String: SceneRequest] = {
        let one = SceneRequest(path: ["id": "{post}"])
        let title = #"{"title":"느티나무"}"#
        return [
            "board.browse": SceneRequest(), "board.add": SceneRequest(body: title),
            "board.rename": SceneRequest(path: ["id": "{post}"], body: title),
            "board.show": one, "board.hide": one, "board.remove": one,
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(_ state: String, _ cast: SceneCast) async throws -> SceneNames {
        let raw = try expectValue(cast.owner.principal.memberID, "the owner is a member").raw
        if state == AccessScene.missing || state == AccessScene.stateless {
            return ["post": "\(PostID(raw))"]
        }
        let verbs = try cast.owner.services.board
        let id = try await verbs.add(PostDraft(title: "느티나무")).post.id
        if state == "hidden" { _ = try await verbs.hide(id) }
        if state == "removed" { try await verbs.remove(id) }
        return ["post": "\(id)"]
    }
}
