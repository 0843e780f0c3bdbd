import Comments
import ContractKit
import Vocabulary

/// Who may do what with a comment.
enum CommentAccessCases {
    /// Comments on records of this source.
    static func cases(_ source: CommentSubjectSource) -> AccessCases {
        AccessCases(
            introduction: """
                A comment is *shown*, *hidden* by a moderator, *removed* or *missing*: nothing ever had that
                name. The owner is its author; it stands under a record of the buyer's, who is nobody of the
                table. 404 stands also where it is secret that it exists; then the answer is, byte for byte,
                that for a missing one.
                """,
            states: about.reduce(into: [:]) { $0[$1] = ["shown", "hidden", "removed", AccessCases.missing] },
            secretStates: ["hidden", "removed"], requests: requests,
            prepare: { try await prepare($0, $1, source) })
    }

    /// The endpoints that are about one comment.
    private static let about = [
        "comments.edit", "comments.moderate", "comments.remove", "comments.replies", "comments.show",
    ]

    private static let requests: [String: AccessRequest] = {
        let path = ["id": "{comment}"]
        let one = AccessRequest(path: path)
        return [
            "comments.list": AccessRequest(query: "subject={commented}"),
            "comments.counts": AccessRequest(query: "subject={commented}"),
            "comments.mine": AccessRequest(), "comments.conversations": AccessRequest(),
            "comments.conversation": AccessRequest(path: ["id": "{conversation}"]),
            "comments.sendMessage": AccessRequest(body: #"{"about":"{commented}","text":"아직 있나요?"}"#),
            "comments.add": AccessRequest(body: #"{"subject":"{commented}","text":"아직 있나요?"}"#),
            "comments.edit": AccessRequest(path: path, body: #"{"text":"팔렸나요?"}"#),
            "comments.moderate": AccessRequest(path: path, body: #"{"act":"remove","reason":"도배 글입니다"}"#),
            "comments.show": one, "comments.remove": one, "comments.replies": one,
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(
        _ state: String, _ members: TestMembers, _ source: CommentSubjectSource
    ) async throws -> TestNames {
        let subject = try await source.make(members.buyer.services, "원목 책상")
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        let verbs = try members.owner.services.comments
        if state == AccessCases.missing || state == AccessCases.stateless {
            let talk = try await verbs.sendMessage("아직 있나요?", about: subject).subject
            return ["comment": "\(CommentID(raw))", "commented": "\(subject)", "conversation": "\(talk)"]
        }
        let id = try await verbs.add(CommentDraft("아직 있나요?"), to: subject).id
        if state == "hidden" {
            _ = try await members.moderator.services.comments.moderate(id, .hide, reason: "도배 글입니다")
        }
        if state == "removed" { try await verbs.remove(id) }
        return ["comment": "\(id)", "commented": "\(subject)"]
    }
}
