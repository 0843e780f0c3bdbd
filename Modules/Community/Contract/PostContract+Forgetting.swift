import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let standing: [Clause<PostFixture>] = [
        Clause("a member who is closed writes nothing") { place in
            let post = try await place.write()
            let closed = PostError.service(.accessInvalid)
            try place.stand(place.members.owner, .closed)
            try await expectRefused(closed) { try await place.owner.publish(.note("단풍")) }
            try await expectRefused(closed) {
                try await place.owner.edit(post.id, .note("단풍"), expecting: nil)
            }
            try await expectRefused(closed) { try await place.owner.remove(post.id) }
            try place.stand(place.members.moderator, .closed)
            for act in SubjectAct.allCases {
                try await expectRefused(closed) {
                    try await place.moderator.moderate(post.id, act, reason: "이유")
                }
            }
            try place.stand(place.members.operator, .closed)
            try await expectRefused(closed) { try await place.operator.setCategory(.market) }
            try place.stand(place.members.owner, .active)
            try expectPage(try await place.owner.mine(nil, .first), [post])
            try expectEqual(try await place.anonymous.categories(), [.general], "the categories")
        }
    ]

    static let forgetting: [Clause<PostFixture>] = [
        Clause("what a member who has left had is gone, with its history, and nothing else") { place in
            let (shown, hidden) = (try await place.write(), try await place.write(.note("단풍")))
            let removed = try await place.write(.note("가지"))
            for post in [shown, hidden, removed] {
                _ = try await place.owner.edit(post.id, .note("고친 제목"), expecting: nil)
            }
            _ = try await place.moderator.moderate(hidden.id, .hide, reason: "이유")
            _ = try await place.moderator.moderate(removed.id, .remove, reason: "이유")
            let other = try await place.write(.note("소나무"), by: place.members.stranger)
            let edited = try await place.stranger.edit(other.id, .note("솔숲"), expecting: nil).post
            for _ in 0..<2 {
                try await place.forget(place.members.owner)
                for id in [shown.id, hidden.id, removed.id] {
                    try await expectRefused(.notFound) { try await place.moderator.post(id) }
                    try await expectRefused(.notFound) { try await place.moderator.history(id) }
                }
                try expectPage(try await place.board(), [edited])
                try expectEqual(try await place.stranger.history(other.id).count, 1, "another's history")
                place.clock.pass(.seconds(1))
            }
        },
        Clause("nothing is written for a member who has left, though they were let in before") { place in
            let key = place.newKey()
            let other = try await place.write(.note("소나무"), by: place.members.stranger)
            _ = try await place.owner.publish(.note(), idempotencyKey: key)
            let (owner, moderator, keeper) = (place.owner, place.moderator, place.operator)
            for member in [place.members.owner, place.members.moderator, place.members.operator] {
                try await place.forget(member)
            }
            let closed = PostError.service(.accessInvalid)
            for key in [key, place.newKey()] {
                try await expectRefused(closed) { try await owner.publish(.note(), idempotencyKey: key) }
            }
            for act in [SubjectAct.hide, .remove] {
                try await expectRefused(closed) {
                    try await moderator.moderate(other.id, act, reason: "이유")
                }
            }
            try await expectRefused(closed) { try await keeper.setCategory(.market) }
            try expectPage(try await place.board(), [other])
            try expectEqual(try await place.anonymous.categories(), [.general], "the categories")
        },
        Clause("reasons by or about a member who has left are erased") { place in
            let (own, other) = (
                try await place.write(), try await place.write(by: place.members.stranger)
            )
            _ = try await place.moderator.moderate(own.id, .hide, reason: "첫째 이유")
            _ = try await place.moderator.moderate(other.id, .hide, reason: "둘째 이유")
            try await place.forget(place.members.owner)
            let kept = try await place.stranger.post(other.id).post
            try expectEqual(kept.moderation?.reason, "둘째 이유", "the reason about somebody else")
            try await place.forget(place.members.moderator)
            let blank = try await place.stranger.post(other.id).post
            try expectEqual(blank.state, .hidden, "the state")
            try expectEqual(blank.moderation?.reason, "", "the reason by one who has left")
            try expectEqual(try await place.acts().map(\.reason), [nil, nil], "the reasons that are told")
        },
        Clause("what was answered is there after the board was closed and opened") { place in
            let (key, cards) = (place.newKey(), try await place.upload(2))
            let draft = PostDraft.note(showing: cards)
            let made = try await place.owner.publish(draft, idempotencyKey: key)
            let hidden = try await place.moderator.moderate(place.write().id, .hide, reason: "이유")
            let edited = try await place.owner.edit(place.write().id, .note("둘째"), expecting: nil)
            try await place.reopen()
            try expectEqual(try await place.owner.post(made.post.id), made, "what was published")
            try expectEqual(try await place.owner.post(hidden.post.id), hidden, "what was hidden")
            try expectEqual(try await place.owner.post(edited.post.id), edited, "what was edited")
            try expectEqual(
                try await place.owner.history(edited.post.id).map(\.title), ["느티나무"], "its history")
            try expectEqual(try await place.owner.publish(draft, idempotencyKey: key), made, "the key")
        },
    ]
}
