import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

extension FeedFaults {
    static let liking: [Fault<FeedFixture>] = [
        .store("counts every like", caughtBy: "a like counts once") { store in
            store.changeLikes { set, liked, counted throws(FeedError) in
                let count = try await set(liked)
                return liked ? counted : count
            }
        },
        .store("takes likes back twice", caughtBy: "a like is taken back once") { store in
            store.changeLikes { set, liked, counted throws(FeedError) in
                let count = try await set(liked)
                return liked ? count : counted
            }
        },
        .store("loses every second like", caughtBy: "of likes at the same time none is lost") { store in
            store.changeLikes { set, liked, counted throws(FeedError) in
                liked && counted.isMultiple(of: 2) ? counted : try await set(liked)
            }
        },
        .store("counts likes as changes", caughtBy: "a like is no change of the post") { store in
            let sound = store
            store.setLike = { like, liked throws(FeedError) in
                let count = try await sound.setLike(like, liked)
                guard let post = try await sound.find([like.post], nil).first?.post else { return count }
                let change = FeedPostChange(
                    from: post, to: post.withNextVersion, by: like.member, at: like.at)
                _ = try await sound.replace(change)
                return count
            }
        },
        .verbs("likes own posts", caughtBy: "authors do not like their own posts", "a refused like tells") {
            verbs, _ in
            verbs.like = rescued(verbs.like, from: { $0 == .oneself }) { _ throws(FeedError) in 1 }
        },
        .verbs(
            "likes posts that cannot be seen", caughtBy: "hidden, removed and unknown posts cannot be liked",
            "a like during the removal of a post", "a like can be taken back despite a block",
            "a refused like tells", "a moderator looks a member up despite a block"
        ) { verbs, _ in
            verbs.like = rescued(verbs.like, from: { $0 == .notFound }) { _ throws(FeedError) in 1 }
        },
        .verbs("keeps likes behind a block", caughtBy: "a like can be taken back despite a block") {
            verbs, caller in
            let sound = caller.sound
            verbs.unlike = { id throws(FeedError) in
                _ = try await sound.post(id)
                return try await sound.unlike(id)
            }
        },
        .store("writes no notice of a like", caughtBy: "the author is told of each new like") { store in
            let sound = store
            store.setLike = { like, liked throws(FeedError) in
                let silent = FeedLike(of: like.post, by: like.member, at: like.at, telling: nil)
                return try await sound.setLike(silent, liked)
            }
        },
    ]
}

extension FeedPost {
    /// The same in its next version.
    fileprivate var withNextVersion: FeedPost {
        FeedPost(
            id: id, author: author, content: content, state: state, moderation: moderation,
            detached: detached, likes: likes, createdAt: createdAt, editedAt: editedAt, version: version.next)
    }
}
