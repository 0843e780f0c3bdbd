import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// New posts and their texts.
extension FeedFaults {
    static let publishing: [Fault<FeedFixture>] = [
        .store(
            "keeps another text", caughtBy: "a published post is shown to all", "a text is kept trimmed"
        ) { store in
            store.changeNew { $0.with(text: $0.content.text + " ") }
        },
        .verbs(
            "publishes refused drafts", caughtBy: "a draft that breaks rules", "characters that hide",
            "a text has at most 30"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.publish = { draft, key throws(FeedError) in
                do throws(FeedError) {
                    return try await sound.publish(draft, idempotencyKey: key)
                } catch .invalidFields {
                    return try await sound.publish(draft.with(text: "아무거나"), idempotencyKey: key)
                }
            }
        },
        .verbs("takes visitors for the owner", caughtBy: "a visitor publishes nothing") { verbs, caller in
            if caller.principal == .anonymous { verbs.publish = caller.owner.publish(_:idempotencyKey:) }
        },
        .verbs("shows old names", caughtBy: "an author is shown by the current nickname") { verbs, caller in
            let old = KnownMembers(caller.environment.members.nicknames)
            verbs.post = caller.verbs(members: old).post(_:)
        },
        .store(
            "finds unknown posts", caughtBy: "an unknown post is not found",
            "other domains get the cards of posts"
        ) { store in
            let sound = store.find
            store.find = { ids, viewer throws(FeedError) in
                let found = try await sound(ids, viewer)
                let missing = ids.filter { id in !found.contains { $0.post.id == id } }
                return found
                    + missing.map { id in
                        FeedEntry(
                            post: FeedPost(
                                id: id, author: MemberID(id.raw), content: FeedPostContent(text: "느티나무"),
                                at: Timestamp(microseconds: 0)),
                            isLiked: false)
                    }
            }
        },
        .verbs("counts no comments", caughtBy: "each post has its number of comments") { verbs, caller in
            verbs.posts = caller.verbs(comments: KnownComments()).posts(_:_:)
        },
    ]

    static let characters: [Fault<FeedFixture>] = [
        .verbs("requires a text", caughtBy: "a text may be blank") { verbs, caller in
            let sound = caller.sound
            verbs.publish = { draft, key throws(FeedError) in
                guard !draft.text.allSatisfy(\.isWhitespace) else {
                    throw .invalidFields([FieldError("text", .required)])
                }
                return try await sound.publish(draft, idempotencyKey: key)
            }
        },
        .verbs("takes short texts alone", caughtBy: "a text of 2,000 characters") { verbs, caller in
            let sound = caller.sound
            verbs.publish = { draft, key throws(FeedError) in
                guard draft.text.utf8.count <= 6_000 else {
                    throw .invalidFields([FieldError("text", .tooLong(maximum: 2_000))])
                }
                return try await sound.publish(draft, idempotencyKey: key)
            }
        },
    ]
}
