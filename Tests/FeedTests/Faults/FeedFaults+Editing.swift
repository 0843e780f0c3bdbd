import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// Changes of posts, and what is kept of earlier texts.
extension FeedFaults {
    static let editing: [Fault<FeedFixture>] = changing + remembering

    private static let changing: [Fault<FeedFixture>] = [
        .store(
            "loses changes", caughtBy: "an edit replaces the text", "a post that its author has removed",
            "the seller takes the link to a listing away", "moderators restore hidden posts",
            "a post that a moderator has removed", "an act on many posts"
        ) { store in
            store.replace = { _ throws(FeedError) in true }
        },
        .verbs(
            "ignores versions", caughtBy: "an edit of another version",
            "of several concurrent edits of one version"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, _ throws(FeedError) in
                try await sound.edit(id, draft, expecting: nil)
            }
        },
        .verbs("lets all members edit", caughtBy: "only the author edits and removes") { verbs, caller in
            verbs.edit = caller.owner.edit(_:_:expecting:)
        },
        .verbs("lets all members remove", caughtBy: "only the author edits and removes") { verbs, caller in
            verbs.remove = caller.owner.remove(_:)
        },
        .verbs("edits by refused drafts", caughtBy: "an edit that breaks rules") { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, version throws(FeedError) in
                do throws(FeedError) {
                    return try await sound.edit(id, draft, expecting: version)
                } catch .invalidFields {
                    let draft = FeedPostDraft(try await sound.post(id).post).with(text: "아무거나")
                    return try await sound.edit(id, draft, expecting: version)
                }
            }
        },
    ]

    private static let remembering: [Fault<FeedFixture>] = [
        .store(
            "lists the history backwards", caughtBy: "the history has the text before each edit",
            "the history keeps the last 20"
        ) { store in
            let sound = store.history
            store.history = { id throws(FeedError) in try await sound(id).reversed() }
        },
        .store(
            "loses the text before the last edit",
            caughtBy: "of several concurrent edits without a version",
            "the posts of a withdrawn member are gone", "all that was answered is there"
        ) { store in
            let sound = store.history
            store.history = { id throws(FeedError) in Array(try await sound(id).dropFirst()) }
        },
        .store(
            "makes a history up", caughtBy: "an edit that leaves the text as it is",
            "the history of a post that a moderator has removed"
        ) { store in
            let sound = store
            store.history = { id throws(FeedError) in
                let history = try await sound.history(id)
                guard history.isEmpty, let post = try await sound.find([id], nil).first?.post else {
                    return history
                }
                return [FeedPostRevision(text: "옛 글", version: .first, replacedAt: post.createdAt)]
            }
        },
        .verbs("shows all readers the history", caughtBy: "a reader who may not see a post") {
            verbs, caller in
            verbs.history = caller.owner.history(_:)
        },
    ]
}
