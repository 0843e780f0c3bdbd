import Board
import ContractKit
import Vocabulary

extension PostContract {
    static let hiding: [Clause<PostFixture>] = [
        Clause("what is hidden is shown to its owner and to moderators alone") { place in
            for hide in [place.owner, place.moderator] {
                let post = try await place.added()
                let hidden = try await hide.hide(post.id).post
                try expectEqual(hidden.state, .hidden, "the state")
                try expectEqual(hidden.version, post.version.next, "the version")
                for verbs in [place.owner, place.moderator] {
                    try expectEqual(try await verbs.post(post.id).post, hidden, "it")
                    try await expectRefused(.alreadyHidden) { try await verbs.hide(post.id) }
                }
                for verbs in [place.stranger, place.anonymous] {
                    try await expectRefused(.notFound) { try await verbs.post(post.id) }
                }
            }
            try expectPage(try await place.owner.browse(.first), [])
        },
        Clause("what is removed is gone for everybody") { place in
            for remove in [place.owner, place.moderator] {
                let (kept, post) = (try await place.added("소나무"), try await place.added())
                try await remove.remove(post.id)
                for verbs in [place.owner, place.moderator, place.stranger] {
                    try await expectRefused(.notFound) { try await verbs.post(post.id) }
                    try await expectRefused(.notFound) { try await verbs.hide(post.id) }
                    try await expectRefused(.notFound) { try await verbs.remove(post.id) }
                }
                try expectPage(try await place.anonymous.browse(.first), [kept])
                try await place.owner.remove(kept.id)
            }
        },
        Clause("nobody else hides or removes it") { place in
            let post = try await place.added()
            try await expectRefused(.notYours) { try await place.stranger.hide(post.id) }
            try await expectRefused(.notYours) { try await place.stranger.remove(post.id) }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.remove(post.id)
            }
            try expectEqual(try await place.owner.post(post.id).post, post, "it")
            _ = try await place.owner.hide(post.id)
            try await expectRefused(.notFound) { try await place.stranger.remove(post.id) }
        },
    ]
}
