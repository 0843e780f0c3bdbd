import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let hiding: [Clause<CommentFixture>] = [
        Clause("what is hidden is shown to its owner and to moderators alone") { place in
            for hide in [place.owner, place.moderator] {
                let comment = try await place.added()
                let hidden = try await hide.hide(comment.id).comment
                try expectEqual(hidden.state, .hidden, "the state")
                try expectEqual(hidden.version, comment.version.next, "the version")
                for verbs in [place.owner, place.moderator] {
                    try expectEqual(try await verbs.comment(comment.id).comment, hidden, "it")
                    try await expectRefused(.alreadyHidden) { try await verbs.hide(comment.id) }
                }
                for verbs in [place.stranger, place.anonymous] {
                    try await expectRefused(.notFound) { try await verbs.comment(comment.id) }
                }
            }
            try expectPage(try await place.owner.browse(.first), [])
        },
        Clause("what is removed is gone for everybody") { place in
            for remove in [place.owner, place.moderator] {
                let (kept, comment) = (try await place.added("소나무"), try await place.added())
                try await remove.remove(comment.id)
                for verbs in [place.owner, place.moderator, place.stranger] {
                    try await expectRefused(.notFound) { try await verbs.comment(comment.id) }
                    try await expectRefused(.notFound) { try await verbs.hide(comment.id) }
                    try await expectRefused(.notFound) { try await verbs.remove(comment.id) }
                }
                try expectPage(try await place.anonymous.browse(.first), [kept])
                try await place.owner.remove(kept.id)
            }
        },
        Clause("nobody else hides or removes it") { place in
            let comment = try await place.added()
            try await expectRefused(.notYours) { try await place.stranger.hide(comment.id) }
            try await expectRefused(.notYours) { try await place.stranger.remove(comment.id) }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.remove(comment.id)
            }
            try expectEqual(try await place.owner.comment(comment.id).comment, comment, "it")
            _ = try await place.owner.hide(comment.id)
            try await expectRefused(.notFound) { try await place.stranger.remove(comment.id) }
        },
    ]
}
