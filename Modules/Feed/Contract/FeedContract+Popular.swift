import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let popular: [Clause<FeedFixture>] = popularOrder + popularWalks

    private static let popularOrder: [Clause<FeedFixture>] = [
        Clause("posts with more likes are more popular, and of those with as many the newer") { place in
            let posts = try await place.published(count: 6)
            for (post, likes) in zip(posts, [0, 1, 3, 1, 0, 7]) { try await place.like(post, times: likes) }
            try await place.expectPopular([5, 2, 1, 3, 0, 4].map { posts[$0] }, "the popular posts")
        },
        Clause("each doubling of likes weighs as much as twelve hours") { place in
            let old = try await place.published("오래된 글")
            try await place.like(old, times: 1)
            place.clock.advance(by: .seconds(11 * 3_600))
            let young = try await place.published("새 글")
            try await place.expectPopular([old, young], "eleven hours later")
            place.clock.advance(by: .seconds(2 * 3_600))
            let youngest = try await place.published("더 새 글")
            try await place.expectPopular([youngest, old, young], "thirteen hours later")
            try await place.like(old, times: 2)
            try await place.expectPopular([old, youngest, young], "with three likes")
            try await place.like(young, times: 1)
            try await place.expectPopular([old, young, youngest], "with a like of the second")
        },
        Clause("a like and an unlike move a post at once") { place in
            let posts = try await place.published(count: 3)
            try await place.expectPopular(posts, "without likes")
            _ = try await place.buyer.like(posts[2].id)
            try await place.expectPopular([posts[2], posts[0], posts[1]], "with a like")
            _ = try await place.buyer.like(posts[2].id)
            _ = try await place.buyer.unlike(posts[2].id)
            try await place.expectPopular(posts, "without it again")
        },
        Clause("an edited or restored post keeps its place among the popular") { place in
            let posts = try await place.published(count: 3)
            _ = try await place.buyer.like(posts[2].id)
            _ = try await place.edit(posts[2], "고친 글")
            _ = try await place.moderator.moderate(posts[2].id, .hide, reason: "이유")
            try await place.expectPopular([posts[0], posts[1]], "while it is hidden")
            _ = try await place.moderator.moderate(posts[2].id, .restore, reason: "")
            try await place.expectPopular([posts[2], posts[0], posts[1]], "restored")
        },
        Clause("likes of a suspended member move no post, and do so again after the suspension") { place in
            let posts = try await place.published(count: 3)
            let stranger = try place.id(of: place.members.stranger)
            _ = try await place.buyer.like(posts[2].id)
            _ = try await place.stranger.like(posts[1].id)
            try await place.expectPopular([posts[1], posts[2], posts[0]], "with both likes")
            try await place.served().countLikes(of: stranger, false)
            try await place.expectPopular([posts[2], posts[0], posts[1]], "during the suspension")
            try await place.served().countLikes(of: stranger, true)
            try await place.expectPopular([posts[1], posts[2], posts[0]], "after the suspension")
        },
    ]

    private static let popularWalks: [Clause<FeedFixture>] = [
        Clause("a seen post that loses a like during a walk does not come again") { place in
            let posts = try await place.published(count: 5)
            _ = try await place.buyer.like(posts[4].id)
            let cursor = try await place.beginWalk([posts[4], posts[0]])
            _ = try await place.buyer.unlike(posts[4].id)
            for limit in [1, 2, 9] {
                try await place.expectRest(of: cursor, [posts[1], posts[2], posts[3]], by: limit)
            }
            place.clock.advance(by: .seconds(2))
            let anew = try await walked(by: 2) { try await place.anonymous.posts(.popular, $0) }
            try expectOrder(Page(items: anew), posts, "a new walk")
        },
        Clause("a post that falls unseen is left out of the walk, and is in the next one") { place in
            let posts = try await place.published(count: 5)
            try await place.like(posts[4], times: 3)
            _ = try await place.buyer.like(posts[3].id)
            let cursor = try await place.beginWalk([posts[4]])
            place.clock.advance(by: .seconds(5))
            _ = try await place.buyer.unlike(posts[3].id)
            for limit in [1, 2, 9] {
                try await place.expectRest(of: cursor, [posts[0], posts[1], posts[2]], by: limit)
            }
            place.clock.advance(by: .seconds(2))
            let anew = try await walked(by: 2) { try await place.anonymous.posts(.popular, $0) }
            try expectOrder(Page(items: anew), [posts[4]] + posts[0...3], "a new walk")
        },
        Clause("a post that rises during a walk comes at most once") { place in
            let posts = try await place.published(count: 6)
            let cursor = try await place.beginWalk([posts[0], posts[1]])
            for post in [posts[1], posts[5], posts[3]] { _ = try await place.buyer.like(post.id) }
            let next = try await place.anonymous.posts(.popular, PageRequest(.after(cursor), limit: 1))
            try expectOrder(next, posts[2...2], "the next page")
            _ = try await place.buyer.unlike(posts[3].id)
            let behind = try expectValue(next.next, "the page behind it")
            let rest = try await walked(by: 1, behind: behind) {
                try await place.anonymous.posts(.popular, $0)
            }
            // The two that have risen, of which one fell again, may be missed.
            let found = rest.map(\.post.id).filter { $0 != posts[3].id && $0 != posts[5].id }
            try expectEqual(found, [posts[4].id], "the rest")
            try expectEqual(Set(rest.map(\.post.id)).count, rest.count, "how many different posts come")
        },
        Clause("a cursor of popular posts serves for a day, however long the walk") { place in
            let posts = try await place.published(count: 4)
            let cursor = try await place.beginWalk([posts[0]])
            place.clock.advance(by: .seconds(86_300))
            let second = try await place.anonymous.posts(.popular, PageRequest(.after(cursor), limit: 1))
            try expectOrder(second, posts[1...1], "the second page")
            let later = try expectValue(second.next, "the third page")
            place.clock.advance(by: .seconds(200))
            for cursor in [cursor, later] {
                try await expectForeign {
                    try await place.anonymous.posts(.popular, PageRequest(.after(cursor)))
                }
            }
            let anew = try await place.beginWalk([posts[0]])
            try await place.expectRest(of: anew, posts.suffix(3), by: 2)
        },
        Clause("numbered pages show popular posts at their present places") { place in
            let posts = try await place.published(count: 4)
            _ = try await place.buyer.like(posts[3].id)
            _ = try await place.beginWalk([posts[3], posts[0]])
            _ = try await place.buyer.unlike(posts[3].id)
            for (number, expected) in [(1, posts[0..<2]), (2, posts[2..<4])] {
                let page = try await place.anonymous.posts(
                    .popular, PageRequest(.number(number), limit: 2))
                try expectOrder(page, expected, "page \(number)")
                try expectEqual(page.numbering?.total, 4, "the total")
            }
        },
    ]
}

extension FeedFixture {
    /// Checks the whole list of popular posts.
    fileprivate func expectPopular(
        _ expected: [FeedPost], _ moment: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try expectOrder(try await feed(.popular), expected, moment, file: file, line: line)
    }

    /// Begins a walk through the popular posts some seconds after the last act, with a page of these posts;
    /// gives its cursor.
    fileprivate func beginWalk(
        _ first: [FeedPost], file: StaticString = #fileID, line: UInt = #line
    ) async throws -> Cursor {
        clock.advance(by: .seconds(2))
        let page = try await anonymous.posts(.popular, PageRequest(limit: first.count))
        try expectOrder(page, first, "the first page", file: file, line: line)
        return try expectValue(page.next, "the next page", file: file, line: line)
    }

    /// Checks the rest of a walk, in pages of that size.
    fileprivate func expectRest(
        of cursor: Cursor, _ expected: some Sequence<FeedPost>, by limit: Int, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let rest = try await walked(by: limit, behind: cursor) { try await anonymous.posts(.popular, $0) }
        try expectOrder(Page(items: rest), expected, "the rest by \(limit)", file: file, line: line)
    }
}
