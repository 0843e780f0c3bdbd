import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

extension FeedFaults {
    static let following: [Fault<FeedFixture>] = follows + lists

    private static let follows: [Fault<FeedFixture>] = [
        .store(
            "counts one follow too many", caughtBy: "a follow counts once",
            "a relation states both directions", "of follows at the same time none is lost"
        ) { store in
            let sound = store
            store.followCounts = { side, members, hidden throws(FeedError) in
                try await sound.followCounts(side, members, hidden).mapValues { $0 + 1 }
            }
        },
        .store(
            "keeps ended follows", caughtBy: "a follow counts once", "other domains are told which members",
            "unknown and withdrawn members are not found", "a cursor of follows keeps its place",
            "the list of followed members", "a block ends following in both directions",
            "a member can be unfollowed despite a block", "no follow outlasts a block"
        ) { store in
            store.unfollow = { _, _ throws(FeedError) in }
        },
        .store(
            "knows of no follow", caughtBy: "a relation states both directions",
            "other domains are told which members", "readers see which of the listed members"
        ) { store in
            store.followed = { _, _ throws(FeedError) in [] }
        },
        .store("loses every second follow", caughtBy: "of follows at the same time none is lost") { store in
            let (given, sound) = (LockedValue(0), store)
            store.follow = { follow, notice throws(FeedError) in
                let number = given.withLock { given in
                    given += 1
                    return given
                }
                if number.isMultiple(of: 2) { return true }
                return try await sound.follow(follow, notice)
            }
        },
        .verbs("follows oneself", caughtBy: "members do not follow themselves") { verbs, _ in
            verbs.follow = rescued(verbs.follow, from: { $0 == .oneself }) { _ throws(FeedError) in .empty }
            verbs.unfollow = rescued(verbs.unfollow, from: { $0 == .oneself }) { _ throws(FeedError) in
                .empty
            }
        },
        .verbs(
            "finds every member", caughtBy: "unknown and withdrawn members are not found",
            "neither of two members with a block between them likes",
            "a moderator looks a member up despite a block"
        ) { verbs, _ in
            let isRescued: @Sendable (FeedError) -> Bool = { $0 == .memberNotFound }
            verbs.follow = rescued(verbs.follow, from: isRescued) { _ throws(FeedError) in .empty }
            verbs.relation = rescued(verbs.relation, from: isRescued) { _ throws(FeedError) in .empty }
            verbs.follows = rescued(verbs.follows, from: isRescued) { _, _, _ throws(FeedError) in
                Page(items: [])
            }
        },
        .store(
            "tells of each follow again", caughtBy: "a member is told of each new follower",
            "of follows at the same time none is lost"
        ) { store in
            let sound = store
            store.follow = { follow, notice throws(FeedError) in
                try await sound.unfollow(follow.followee, follow.follower)
                return try await sound.follow(follow, notice)
            }
        },
        .store("tells the follower", caughtBy: "a member is told of each new follower") { store in
            store.changeFollowNotice { notice in
                Notice(
                    id: notice.id, notice.kind, to: notice.actor ?? notice.recipient, by: notice.recipient,
                    about: notice.subject, at: notice.at)
            }
        },
    ]

    private static let lists: [Fault<FeedFixture>] = [
        .store("lists the oldest follows first", caughtBy: "followers and followed members are listed") {
            store in
            store.changeFollows { page, _ in page.items.reverse() }
        },
        .store(
            "skips one follow behind a cursor", caughtBy: "followers and followed members are listed",
            "cursors lead through follows of one moment", "a cursor of follows keeps its place",
            "with a crowd of hidden members lists of follows"
        ) { store in
            store.changeFollows { page, request in
                if case .after = request.start { page.items = Array(page.items.dropFirst()) }
            }
        },
        .store("follows lists without a total", caughtBy: "followers and followed members are listed") {
            store in
            store.changeFollows { page, _ in page.numbering = nil }
        },
        .store("counts follows behind a block", caughtBy: "the numbers of a relation are those") { store in
            let sound = store
            store.followCounts = { side, members, _ throws(FeedError) in
                try await sound.followCounts(side, members, [])
            }
        },
        .store("lists follows behind a block", caughtBy: "the numbers of a relation are those") { store in
            let sound = store
            store.follows = { side, member, _, request throws(FeedError) in
                try await sound.follows(side, member, [], request)
            }
        },
    ]
}
