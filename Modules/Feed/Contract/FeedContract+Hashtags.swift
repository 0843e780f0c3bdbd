import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let hashtags: [Clause<FeedFixture>] = counted + uncounted

    private static let counted: [Clause<FeedFixture>] = [
        Clause("there are no hashtags of the week before they are counted") { place in
            try await place.expectHashtags([:], "without posts")
            try await place.published("#나무", by: place.authors(3))
            try await place.expectHashtags([:], "before the count")
            for _ in 0..<2 {
                try await place.served().countHashtags()
                try await place.expectHashtags(["나무": 3], "after the count")
            }
        },
        Clause("a hashtag of the week has three authors or more, each counted once") { place in
            let authors = place.authors(3)
            for text in ["#나무 #숲", "#나무 #나무 #숲", "#나무"] {
                try await place.published(text, by: authors.prefix(2))
            }
            try await place.published("#길", by: authors)
            try await place.served().countHashtags()
            try await place.expectHashtags(["길": 3], "with two authors of the others")
            try await place.published("#숲", by: authors.suffix(1))
            try await place.served().countHashtags()
            try await place.expectHashtags(["길": 3, "숲": 3], "with a third author", inOrder: false)
        },
        Clause("the hashtags with most authors stand first") { place in
            let authors = place.authors(5)
            for (text, count) in [("#길", 3), ("#나무", 5), ("#숲", 4)] {
                try await place.published(text, by: authors.prefix(count))
            }
            try await place.served().countHashtags()
            try await place.expectHashtags(["나무": 5, "숲": 4, "길": 3], "the hashtags")
        },
        Clause("a hashtag of the week is shown in the spelling of the first post with it") { place in
            let authors = place.authors(3)
            let first = try await place.published("오늘은 #OOTD", by: authors.prefix(1))
            for (text, author) in zip(["#ootd 입니다", "#ＯＯＴＤ", "#Ootd"], [1, 2, 0]) {
                try await place.published(text, by: [authors[author]])
            }
            try await place.served().countHashtags()
            try await place.expectHashtags(["OOTD": 3], "with the first post")
            try await place.owner.remove(first[0].id)
            try await place.expectHashtags(["ootd": 3], "without it")
        },
        Clause("at most thirty hashtags of the week are listed, those with most authors") { place in
            let authors = place.authors(4)
            let many = (1...30).map { "#나무\($0)" }.joined(separator: " ")
            try await place.published(many, by: authors.prefix(3))
            try await place.published("#숲", by: authors)
            try await place.served().countHashtags()
            let found = try await place.anonymous.hashtags()
            try expectEqual(found.count, HashtagCount.most, "how many are listed")
            try expectEqual(found.first, HashtagCount(try place.hashtag("숲"), authors: 4), "the first")
            try expectEqual(Set(found.map(\.hashtag)).count, found.count, "how many are different")
        },
    ]

    private static let uncounted: [Clause<FeedFixture>] = [
        Clause("hidden and removed posts count for no hashtag at once, restored ones again") { place in
            let authors = place.authors(5)
            let posts = try await place.published("#나무", by: authors)
            let second = try await place.published("#나무 #숲", by: authors.prefix(1))
            try await place.served().countHashtags()
            try await place.expectHashtags(["나무": 5], "at first")
            _ = try await place.moderator.moderate(posts[0].id, .hide, reason: "이유")
            try await place.expectHashtags(["나무": 5], "with another post of the author")
            _ = try await place.moderator.moderate(second[0].id, .hide, reason: "이유")
            try await place.expectHashtags(["나무": 4], "with one author less")
            _ = try await place.moderator.moderate(posts[0].id, .restore, reason: "")
            try await place.expectHashtags(["나무": 5], "with a post restored")
            for index in [1, 2] { try await place.repository(as: authors[index]).remove(posts[index].id) }
            try await place.expectHashtags(["나무": 3], "with two authors less")
            _ = try await place.moderator.moderate(posts[3].id, .remove, reason: "이유")
            try await place.expectHashtags([:], "with two authors left")
        },
        Clause("an edit that takes a hashtag away counts at once, and one that brings it back") { place in
            let posts = try await place.published("#나무 #숲", by: place.authors(4))
            try await place.served().countHashtags()
            try await place.expectHashtags(["나무": 4, "숲": 4], "at first", inOrder: false)
            _ = try await place.edit(posts[0], "#숲")
            try await place.expectHashtags(["숲": 4, "나무": 3], "with one author less")
            _ = try await place.edit(posts[0], "#숲 #나무")
            try await place.expectHashtags(["나무": 4, "숲": 4], "with the author again", inOrder: false)
            for post in posts.prefix(2) { _ = try await place.edit(post, "#숲") }
            try await place.expectHashtags(["숲": 4], "with two authors left")
            _ = try await place.edit(posts[1], "#나무 #숲")
            try await place.served().countHashtags()
            try await place.expectHashtags(["숲": 4, "나무": 3], "counted anew")
        },
        Clause("posts of a member who has left count for no hashtag") { place in
            let authors = place.authors(3)
            try await place.published("#나무", by: authors)
            try await place.served().countHashtags()
            try await place.expectHashtags(["나무": 3], "at first")
            try await place.forget(authors[2])
            try await place.expectHashtags([:], "at once")
            try await place.served().countHashtags()
            try await place.expectHashtags([:], "counted anew")
        },
        Clause("posts older than seven days count for no hashtag") { place in
            let authors = place.authors(4)
            try await place.published("#나무", by: authors.prefix(3))
            place.clock.advance(by: .seconds(86_400))
            try await place.published("#나무", by: authors.suffix(1))
            place.clock.advance(by: .seconds(6 * 86_400 - 3_600))
            try await place.served().countHashtags()
            try await place.expectHashtags(["나무": 4], "within seven days")
            place.clock.advance(by: .seconds(2 * 3_600))
            try await place.served().countHashtags()
            try await place.expectHashtags([:], "with one author of the week")
            try await place.published("#나무", by: authors.prefix(2))
            try await place.served().countHashtags()
            try await place.expectHashtags(["나무": 3], "with new posts")
        },
    ]
}

extension FeedFixture {
    /// That many members: the owner, the buyer, the stranger, and others.
    fileprivate func authors(_ count: Int) -> [Principal] {
        let known = [members.owner, members.buyer, members.stranger]
        return Array((known + (0..<max(0, count - known.count)).map { _ in newMember() }).prefix(count))
    }

    /// Publishes a post of each of these authors, one after the other.
    @discardableResult
    fileprivate func published(
        _ text: String, by authors: some Sequence<Principal>
    ) async throws -> [FeedPost] {
        var posts: [FeedPost] = []
        for author in authors {
            posts.append(try await published(text, by: author))
            clock.pass(.seconds(1))
        }
        return posts
    }

    /// Checks the hashtags of the week, in their spellings and with the number of their authors.
    fileprivate func expectHashtags(
        _ expected: KeyValuePairs<String, Int>, _ moment: String, inOrder: Bool = true,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let listed = try await anonymous.hashtags().map { "#\($0.hashtag.spelling) \($0.authors)" }
        let wanted = expected.map { "#\($0.key) \($0.value)" }
        try expectEqual(
            inOrder ? listed : listed.sorted(), inOrder ? wanted : wanted.sorted(), moment, file: file,
            line: line)
    }
}
