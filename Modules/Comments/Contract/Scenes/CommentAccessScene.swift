import Comments
import ContractKit
import Vocabulary

/// Who may do what with a comment.
enum CommentAccessScene {
    static let scene = AccessScene(
        introduction: """
            A comment is *shown*, *hidden*, *removed* or *missing*: nothing ever had that name.
            404 stands also where it is secret that it exists; then the answer is, byte for byte, that for
            a missing one.
            """,
        states: about.reduce(into: [:]) { $0[$1] = ["shown", "hidden", "removed", AccessScene.missing] },
        secretStates: ["hidden", "removed"], requests: requests, prepare: prepare)

    /// The endpoints that are about one comment.
    private static let about = ["comments.hide", "comments.remove", "comments.rename", "comments.show"]

    private static let requests: [String: SceneRequest] = {
        let one = SceneRequest(path: ["id": "{comment}"])
        let title = #"{"title":"느티나무"}"#
        return [
            "comments.browse": SceneRequest(), "comments.add": SceneRequest(body: title),
            "comments.rename": SceneRequest(path: ["id": "{comment}"], body: title),
            "comments.show": one, "comments.hide": one, "comments.remove": one,
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(_ state: String, _ cast: SceneCast) async throws -> SceneNames {
        let raw = try expectValue(cast.owner.principal.memberID, "the owner is a member").raw
        if state == AccessScene.missing || state == AccessScene.stateless {
            return ["comment": "\(CommentID(raw))"]
        }
        let verbs = try cast.owner.services.comments
        let id = try await verbs.add(CommentDraft(title: "느티나무")).comment.id
        if state == "hidden" { _ = try await verbs.hide(id) }
        if state == "removed" { try await verbs.remove(id) }
        return ["comment": "\(id)"]
    }
}
