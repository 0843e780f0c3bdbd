import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let liking: [Clause<FeedFixture>] = likes + likesRefused + likesTold + likesUncounted

    private static let likes: [Clause<FeedFixture>] = [
        Clause("a like counts once, however often it is given") { place in
            let id = try await place.published().id
            try expectEqual(try await place.buyer.like(id), 1, "after the first")
            try expectEqual(try await place.buyer.like(id), 1, "after the same again")
            try expectEqual(try await place.stranger.like(id), 2, "after another member's")
            try expectEqual(try await place.anonymous.post(id).post.likes, 2, "the number shown")
            try expectEqual(try await place.feed().items.map(\.post.likes), [2], "the number in a list")
        },
        Clause("a like is taken back once, and without one nothing changes") { place in
            let id = try await place.published().id
            _ = try await place.buyer.like(id)
            _ = try await place.moderator.like(id)
            try expectEqual(try await place.stranger.unlike(id), 2, "without a like")
            try expectEqual(try await place.buyer.unlike(id), 1, "after taking it back")
            try expectEqual(try await place.buyer.unlike(id), 1, "after the same again")
            try expectEqual(try await place.anonymous.post(id).post.likes, 1, "the number shown")
            try expectEqual(try await place.buyer.like(id), 2, "after a like anew")
        },
        Clause("of likes at the same time none is lost") { place in
            let id = try await place.published().id
            let members = (0..<16).map { _ in place.newMember() }
            _ = try await count(of: 16) { try await place.repository(as: members[$0]).like(id) > 0 }
            try expectEqual(try await place.anonymous.post(id).post.likes, 16, "the likes")
            _ = try await count(of: 8) { try await place.repository(as: members[$0]).unlike(id) > 0 }
            try expectEqual(try await place.anonymous.post(id).post.likes, 8, "the likes left")
            let same = try await count(of: 8) { _ in
                try await place.repository(as: members[0]).like(id) == 9
            }
            try expectEqual(same, 8, "how often one member's likes were answered by nine")
        },
        Clause("a like is no change of the post") { place in
            let post = try await place.published()
            place.clock.pass(.seconds(1))
            _ = try await place.buyer.like(post.id)
            let liked = try await place.state(of: post)
            try expectEqual(liked, post.liked(1), "the post")
            let draft = FeedPostDraft(post)
            let edited = try await place.owner.edit(post.id, draft, expecting: post.version).post
            try expectEqual(edited.likes, 1, "the likes of the edited post")
        },
    ]

    private static let likesRefused: [Clause<FeedFixture>] = [
        Clause("authors do not like their own posts") { place in
            let id = try await place.published().id
            try await expectRefused(.oneself) { try await place.owner.like(id) }
            try expectEqual(try await place.owner.unlike(id), 0, "the likes")
            try expectPage(try await place.owner.posts(.liked, .first), [])
        },
        Clause("hidden, removed and unknown posts cannot be liked") { place in
            let posts = try await place.published(count: 3)
            _ = try await place.moderator.moderate(posts[0].id, .hide, reason: "이유")
            _ = try await place.moderator.moderate(posts[1].id, .remove, reason: "이유")
            try await place.owner.remove(posts[2].id)
            let unknown: FeedPostID = place.environment.ids.next()
            for id in posts.map(\.id) + [unknown] {
                for reader in [place.buyer, place.moderator] {
                    try await expectRefused(.notFound) { try await reader.like(id) }
                }
                try await expectRefused(.notFound) { try await place.buyer.unlike(id) }
            }
            _ = try await place.moderator.moderate(posts[0].id, .restore, reason: "")
            try expectEqual(try await place.owner.post(posts[0].id).post.likes, 0, "the likes")
        },
        Clause("a like during the removal of a post counts before it, or is refused") { place in
            for _ in 0..<6 {
                let id = try await place.published().id
                _ = try await count(of: 2) { index in
                    do throws(FeedError) {
                        if index == 0 { return try await place.buyer.like(id) == 1 }
                        try await place.owner.remove(id)
                        return true
                    } catch {
                        try expectEqual(error, .notFound, "the error")
                        return false
                    }
                }
                try await expectRefused(.notFound) { try await place.buyer.like(id) }
            }
            try expectPage(try await place.buyer.posts(.liked, .first), [], "the liked posts")
        },
        Clause("a like can be taken back despite a block") { place in
            let post = try await place.published()
            _ = try await place.buyer.like(post.id)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await expectRefused(.notFound) { try await place.buyer.like(post.id) }
            try expectEqual(try await place.buyer.unlike(post.id), 0, "the likes")
            try expectEqual(try await place.state(of: post).likes, 0, "the number shown")
        },
    ]

    private static let likesTold: [Clause<FeedFixture>] = [
        Clause("the author is told of each new like, and of nothing else") { place in
            let post = try await place.published()
            let buyer = try place.id(of: place.members.buyer)
            _ = try await place.notices()
            _ = try await place.buyer.like(post.id)
            let told = try await place.notices()
            try expectEqual(told.map(\.kind), [.feedLike], "the notices")
            let notice = try expectValue(told.first, "the notice")
            try expectEqual(notice.recipient, post.author, "the recipient")
            try expectEqual(notice.actor, buyer, "the actor")
            try expectEqual(notice.subject, AnyIdentifier(post.id), "the subject")
            try place.clock.expectNow(notice.at, "its moment")
            _ = try await place.buyer.like(post.id)
            _ = try await place.buyer.unlike(post.id)
            _ = try await place.stranger.unlike(post.id)
            try expectEqual(try await place.notices(), [], "notices of the same like, and of its end")
            _ = try await place.buyer.like(post.id)
            try expectEqual(try await place.notices().map(\.kind), [.feedLike], "notices of a like anew")
        },
        Clause("a refused like tells its author nothing") { place in
            let posts = try await place.published(count: 2)
            try await place.owner.remove(posts[0].id)
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            _ = try await place.notices()
            try await expectRefused(.notFound) { try await place.buyer.like(posts[0].id) }
            try await expectRefused(.notFound) { try await place.stranger.like(posts[1].id) }
            try await expectRefused(.oneself) { try await place.owner.like(posts[1].id) }
            try expectEqual(try await place.notices(), [], "the notices")
        },
    ]

    private static let likesUncounted: [Clause<FeedFixture>] = [
        Clause("likes of a suspended member do not count, and count again after the suspension") { place in
            let posts = try await place.published(count: 3)
            let buyer = try place.id(of: place.members.buyer)
            for post in posts.prefix(2) { _ = try await place.buyer.like(post.id) }
            for post in posts { _ = try await place.stranger.like(post.id) }
            for _ in 0..<2 {
                try await place.served().countLikes(of: buyer, false)
                try await place.expectLikes([1, 1, 1], of: posts, "during the suspension")
            }
            try expectEqual(try await place.buyer.like(posts[2].id), 1, "a like during it")
            try expectEqual(try await place.buyer.unlike(posts[0].id), 1, "an unlike during it")
            try expectEqual(try await place.stranger.unlike(posts[1].id), 0, "another member's unlike")
            try expectEqual(try await place.buyer.post(posts[1].id).isLiked, true, "the member's own mark")
            for _ in 0..<2 {
                try await place.served().countLikes(of: buyer, true)
                try await place.expectLikes([1, 1, 2], of: posts, "after the suspension")
            }
            try expectEqual(try await place.buyer.unlike(posts[2].id), 1, "an unlike after it")
        }
    ]
}

extension FeedFixture {
    /// Checks the numbers of likes of these posts.
    fileprivate func expectLikes(
        _ expected: [Int], of posts: [FeedPost], _ moment: String, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        var found: [Int] = []
        for post in posts { found.append(try await anonymous.post(post.id).post.likes) }
        try expectEqual(found, expected, "the likes, \(moment)", file: file, line: line)
    }
}
