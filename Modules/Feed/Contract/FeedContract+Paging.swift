import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let paging: [Clause<FeedFixture>] = walking + numbering + refusing

    private static let walking: [Clause<FeedFixture>] = [
        Clause("cursors lead through every list, each post once") { place in
            let listing = try await place.listing()
            let whole = try await place.publishedInAllLists(7, worn: listing)
            for list in try await place.lists(wearing: listing) {
                try expectOrder(try await list.page(.first), whole, list.name)
                for limit in [1, 2, 3, 7] {
                    let found = try await walked(by: limit, list.page)
                    try expectOrder(Page(items: found), whole, "\(list.name) by \(limit)")
                }
            }
        },
        Clause("a cursor keeps its place in every list while posts come and go") { place in
            let listing = try await place.listing()
            let whole = try await place.publishedInAllLists(5, worn: listing)
            let lists = try await place.lists(wearing: listing)
            var cursors: [Cursor] = []
            for list in lists {
                let first = try await list.page(PageRequest(limit: 2))
                try expectOrder(first, whole.prefix(2), list.name)
                cursors.append(try expectValue(first.next, "the next page of \(list.name)"))
            }
            place.clock.pass(.seconds(1))
            _ = try await place.publishedInAllLists(2, worn: listing)
            try await place.owner.remove(whole[1].id)
            _ = try await place.moderator.moderate(whole[3].id, .hide, reason: "이유")
            for (list, cursor) in zip(lists, cursors) {
                let rest = try await list.page(PageRequest(.after(cursor)))
                try expectOrder(rest, [whole[2], whole[4]], list.name)
            }
        },
        Clause("a cursor of a hashtag keeps its place while edits add and remove the hashtag") { place in
            let posts = try await place.published(count: 6, "#나무")
            let plain = try await place.edit(posts[4], "태그 없는 글")
            let (typed, other) = (try place.hashtag("나무"), try place.hashtag("＃나무"))
            let first = try await place.anonymous.posts(.tagged(typed), PageRequest(limit: 2))
            try expectOrder(first, posts.prefix(2), "the first page")
            let cursor = try expectValue(first.next, "the next page")
            _ = try await place.edit(posts[1], "태그를 지운 글")
            _ = try await place.edit(posts[3], "#숲")
            _ = try await place.edit(plain, "다시 #나무")
            for tag in [typed, other] {
                let rest = try await place.anonymous.posts(.tagged(tag), PageRequest(.after(cursor)))
                try expectOrder(rest, [posts[2], posts[4], posts[5]], "the rest of #\(tag.spelling)")
            }
        },
        Clause("a cursor of liked posts keeps its place while likes are given and taken back") { place in
            let posts = try await place.publishedInAllLists(5, worn: place.listing())
            let others = try await place.published(count: 2, "새 글")
            let first = try await place.buyer.posts(.liked, PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            for post in [posts[1], posts[3]] { _ = try await place.buyer.unlike(post.id) }
            place.clock.pass(.seconds(1))
            for post in others { _ = try await place.buyer.like(post.id) }
            let rest = try await place.buyer.posts(.liked, PageRequest(.after(cursor)))
            try expectOrder(rest, [posts[2], posts[4]], "the rest")
        },
        Clause("a cursor of followed members keeps its place while follows come and go") { place in
            let members = place.members
            for member in [members.owner, members.stranger] {
                _ = try await place.buyer.follow(try place.id(of: member))
            }
            var posts: [FeedPost] = []
            for author in [
                members.moderator, members.stranger, members.owner, members.stranger, members.owner,
            ] {
                posts.insert(try await place.published(by: author), at: 0)
                place.clock.pass(.seconds(1))
            }
            let first = try await place.buyer.posts(.following, PageRequest(limit: 1))
            let cursor = try expectValue(first.next, "the next page")
            try expectOrder(first, posts.prefix(1), "the first page")
            _ = try await place.buyer.unfollow(try place.id(of: members.stranger))
            _ = try await place.buyer.follow(try place.id(of: members.moderator))
            _ = try await place.published()
            let rest = try await place.buyer.posts(.following, PageRequest(.after(cursor)))
            try expectOrder(rest, [posts[2], posts[4]], "the rest")
        },
    ]

    private static let numbering: [Clause<FeedFixture>] = [
        Clause("a page holds at most as many posts as requested, and leads on only if there are more") {
            place in
            let listing = try await place.listing()
            _ = try await place.publishedInAllLists(3, worn: listing)
            for list in try await place.lists(wearing: listing) {
                for (limit, count, hasNext) in [(1, 1, true), (2, 2, true), (3, 3, false), (100, 3, false)] {
                    let page = try await list.page(PageRequest(limit: limit))
                    try expectEqual(page.items.count, count, "posts of \(list.name) by \(limit)")
                    try expectEqual(page.next != nil, hasNext, "more of \(list.name) by \(limit)")
                    try expectEqual(page.numbering, nil, "numbering of a page by cursor")
                }
            }
        },
        Clause("numbered pages of every list carry their place and the total") { place in
            let listing = try await place.listing()
            let whole = try await place.publishedInAllLists(5, worn: listing)
            for list in try await place.lists(wearing: listing) {
                for (number, expected) in [(1, whole[0..<2]), (3, whole[4..<5]), (9, whole[5..<5])] {
                    let page = try await list.page(PageRequest(.number(number), limit: 2))
                    try expectOrder(page, expected, "page \(number) of \(list.name)")
                    try expectEqual(
                        page.numbering, PageNumbering(number: number, size: 2, total: 5),
                        "the numbering of \(list.name)")
                }
            }
        },
    ]

    private static let refusing: [Clause<FeedFixture>] = [
        Clause("the cursor of another list is refused") { place in
            let listing = try await place.listing()
            let whole = try await place.publishedInAllLists(2, worn: listing)
            let lists = try await place.lists(wearing: listing)
            for list in lists {
                let page = try await list.page(PageRequest(limit: 1))
                let next = try PageRequest(.after(expectValue(page.next, "the next page")))
                for other in lists where other.name != list.name {
                    try await expectForeign { try await other.page(next) }
                }
                try expectOrder(try await list.page(next), whole.suffix(1), "its own list, \(list.name)")
            }
        },
        Clause("a cursor serves for one member, hashtag, listing and reader alone") { place in
            let (listing, other) = (try await place.listing(), try await place.listing("의자"))
            for post in try await place.publishedInAllLists(2, worn: listing) {
                _ = try await place.stranger.like(post.id)
            }
            let lists = try await place.lists(wearing: listing)
            let (owner, stranger) = (place.owner, place.stranger)
            _ = try await stranger.follow(try place.id(of: place.members.owner))
            let buyer = try place.id(of: place.members.buyer)
            let foreign: [FeedList] = [
                .following, .liked, .of(buyer), .tagged(try place.hashtag("숲")), .wearing(other),
            ]
            for list in lists {
                let page = try await list.page(PageRequest(limit: 1))
                let next = try PageRequest(.after(expectValue(page.next, "the next page")))
                for list in foreign { try await expectForeign { try await stranger.posts(list, next) } }
                try await expectForeign { try await stranger.mine(.shown, next) }
                try await expectForeign { try await owner.mine(nil, next) }
            }
        },
    ]
}

/// A list of posts, as one member reads it.
struct ReadList: Sendable {
    let name: String
    let page: @Sendable (PageRequest) async throws -> Page<FeedPostView>
}

extension FeedFixture {
    /// Publishes that many posts of the owner with a hashtag, some at the same moment. The buyer likes each
    /// at once. All lists of `lists(wearing:)` hold them in the same order, the newest first.
    func publishedInAllLists(_ count: Int, worn listing: AnyIdentifier) async throws -> [FeedPost] {
        var posts: [FeedPost] = []
        for number in 0..<count {
            let post = try await published("#나무 \(number)", worn: listing)
            _ = try await buyer.like(post.id)
            posts.append(post)
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return posts.newestFirst
    }

    /// All lists with the owner's posts: those of the buyer, who follows the owner, and the owner's own.
    func lists(wearing listing: AnyIdentifier) async throws -> [ReadList] {
        let author = try id(of: members.owner)
        _ = try await buyer.follow(author)
        let lists: [FeedList] = [
            .newest, .popular, .following, .liked, .of(author), .tagged(try hashtag("나무")),
            .wearing(listing),
        ]
        let (reader, writer) = (buyer, owner)
        return lists.map { list in ReadList(name: "\(list)") { try await reader.posts(list, $0) } }
            + [ReadList(name: "mine") { try await writer.mine(.shown, $0) }]
    }

    /// The hashtag of that spelling.
    func hashtag(_ typed: String) throws -> Hashtag { try expectValue(Hashtag(typed), "a hashtag") }
}

/// All items of a list from the first or behind a cursor, in pages of that size. Throws `BrokenPromise` for a
/// list without an end.
func walked<Item: Sendable>(
    by limit: Int, behind cursor: Cursor? = nil, _ page: (PageRequest) async throws -> Page<Item>
) async throws -> [Item] {
    var (found, next) = ([Item](), cursor)
    for _ in 0..<100 {
        let answer = try await page(PageRequest(next.map { .after($0) } ?? .first, limit: limit))
        found += answer.items
        next = answer.next
        if next == nil { return found }
    }
    throw BrokenPromise("the list does not end")
}

/// Checks that a page holds exactly these posts in this order, whatever their likes and versions are now.
func expectOrder(
    _ page: Page<FeedPostView>, _ expected: some Sequence<FeedPost>, _ promise: String,
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.post.id), expected.map(\.id), promise, file: file, line: line)
}

/// Checks that the cursor of a request is refused as that of another list.
func expectForeign<Value>(
    file: StaticString = #fileID, line: UInt = #line, _ verb: () async throws -> Value
) async throws {
    try await expectRefused(
        .invalidFields([FieldError("after", .mismatch)]), file: file, line: line, verb)
}
