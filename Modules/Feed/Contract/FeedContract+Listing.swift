import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let listing: [Clause<FeedFixture>] = openLists + ownLists + marks

    private static let openLists: [Clause<FeedFixture>] = [
        Clause("the newest posts of all members stand first") { place in
            let members = place.members
            var posts: [FeedPost] = []
            for (number, author) in [members.owner, members.buyer, members.stranger, members.owner]
                .enumerated()
            {
                posts.append(try await place.published("글 \(number)", by: author))
                if number != 1 { place.clock.pass(.seconds(1)) }
            }
            for reader in [place.anonymous, place.owner, place.stranger] {
                try expectPage(try await reader.posts(.newest, .first), posts.newestFirst)
            }
        },
        Clause("the list of a member holds the member's posts alone, and is empty without any") { place in
            let members = place.members
            let (own, other) = (
                try await place.published(count: 3), try await place.published(by: members.stranger)
            )
            try expectPage(try await place.feed(.of(try place.id(of: members.owner))), own)
            try expectPage(try await place.feed(.of(try place.id(of: members.stranger))), [other])
            try expectPage(try await place.feed(.of(try place.id(of: members.buyer))), [], "without posts")
            try expectPage(try await place.feed(.of(place.environment.ids.next())), [], "an unknown member's")
        },
        Clause("the list of a hashtag holds the posts with it, in whatever form it is typed") { place in
            let trees = ["#나무 아래", "＃나무", "\u{1102}\u{1161} #\u{1102}\u{1161}\u{1106}\u{116E}"]
            let looks = ["오늘의 #OOTD", "#ootd #나무", "#ＯＯＴＤ"]
            for text in ["나무", "#나무길", "a#나무", "#오오티디"] { _ = try await place.published(text) }
            var posts: [FeedPost] = []
            for text in trees + looks {
                posts.append(try await place.published(text))
                place.clock.pass(.seconds(1))
            }
            for (typed, wanted) in [
                ("나무", [4, 2, 1, 0]), ("#나무", [4, 2, 1, 0]),
                ("＃\u{1102}\u{1161}\u{1106}\u{116E}", [4, 2, 1, 0]),
                ("ootd", [5, 4, 3]), ("#OoTd", [5, 4, 3]), ("ＯＯＴＤ", [5, 4, 3]), ("단풍", []),
            ] {
                let page = try await place.feed(.tagged(try place.hashtag(typed)))
                try expectPage(page, wanted.map { posts[$0] }, typed)
            }
        },
        Clause("an edit moves a post from one hashtag's list to another's") { place in
            let post = try await place.published("#나무 #길")
            let edited = try await place.edit(post, "#숲 #길")
            for (tag, expected) in [("나무", []), ("숲", [edited]), ("길", [edited])] {
                try expectPage(try await place.feed(.tagged(try place.hashtag(tag))), expected, tag)
            }
        },
        Clause("the list of a worn listing holds the posts that link it now") { place in
            let (desk, chair) = (try await place.listing("원목 책상"), try await place.listing("의자"))
            let own = try await place.published(worn: desk)
            let other = try await place.published(worn: desk, by: place.members.stranger)
            let third = try await place.published(worn: chair)
            _ = try await place.published()
            try expectPage(try await place.feed(.wearing(desk)), [own, other].newestFirst)
            try expectPage(try await place.feed(.wearing(chair)), [third])
            var draft = FeedPostDraft(own)
            draft.worn = nil
            _ = try await place.owner.edit(own.id, draft, expecting: nil)
            try expectPage(try await place.feed(.wearing(desk)), [other], "without the link")
            let unknown = AnyIdentifier(place.environment.ids.next(MadeUpSubject.self))
            try expectPage(try await place.feed(.wearing(unknown)), [], "an unknown listing's")
        },
        Clause("hidden and removed posts are in no list of shown posts") { place in
            let listing = try await place.listing()
            let posts = try await place.publishedInAllLists(4, worn: listing)
            let lists = try await place.lists(wearing: listing)
            _ = try await place.moderator.moderate(posts[1].id, .hide, reason: "이유")
            _ = try await place.moderator.moderate(posts[2].id, .remove, reason: "이유")
            try await place.owner.remove(posts[3].id)
            for list in lists { try expectOrder(try await list.page(.first), posts.prefix(1), list.name) }
            for reader in [place.owner, place.moderator, place.anonymous] {
                for list in [FeedList.newest, .popular] {
                    try expectOrder(try await reader.posts(list, .first), posts.prefix(1), "\(list)")
                }
            }
            _ = try await place.moderator.moderate(posts[1].id, .restore, reason: "")
            for list in lists {
                try expectOrder(try await list.page(.first), posts.prefix(2), "\(list.name), restored")
            }
        },
    ]

    private static let ownLists: [Clause<FeedFixture>] = [
        Clause("own posts are listed by state, the youngest first, without removed ones") { place in
            let posts = try await place.published(count: 5)
            _ = try await place.published(by: place.members.stranger)
            let hidden = try await place.moderator.moderate(posts[1].id, .hide, reason: "이유").post
            try await place.owner.remove(posts[2].id)
            _ = try await place.moderator.moderate(posts[3].id, .remove, reason: "이유")
            try expectPage(try await place.owner.mine(nil, .first), [posts[0], hidden, posts[4]], "all")
            try expectPage(try await place.owner.mine(.shown, .first), [posts[0], posts[4]], "the shown")
            try expectPage(try await place.owner.mine(.hidden, .first), [hidden], "the hidden")
            try expectPage(try await place.owner.mine(.removed, .first), [], "the removed")
            try expectPage(try await place.buyer.mine(nil, .first), [], "without posts")
        },
        Clause("the list of followed members holds their posts alone, and changes with each follow") {
            place in
            let members = place.members
            let (owner, stranger) = (try place.id(of: members.owner), try place.id(of: members.stranger))
            var (own, others) = ([FeedPost](), [FeedPost]())
            for number in 0..<3 {
                own.append(try await place.published("글 \(number)"))
                if number == 1 { place.clock.pass(.seconds(1)) }
                others.append(try await place.published("다른 글 \(number)", by: members.stranger))
            }
            _ = try await place.published("읽는 회원의 글", by: members.buyer)
            try await place.expectFollowed([], "before the first follow")
            _ = try await place.buyer.follow(owner)
            _ = try await place.owner.follow(stranger)
            try await place.expectFollowed(own, "of one member")
            _ = try await place.buyer.follow(stranger)
            try await place.expectFollowed(own + others, "of two members")
            _ = try await place.buyer.unfollow(owner)
            try await place.expectFollowed(others, "after an unfollow")
        },
        Clause("liked posts come last liked first, those of one moment by identifier") { place in
            let posts = try await place.published(count: 5)
            for post in [posts[3], posts[0]] { _ = try await place.buyer.like(post.id) }
            place.clock.advance(by: .seconds(1))
            _ = try await place.buyer.like(posts[2].id)
            place.clock.advance(by: .seconds(1))
            _ = try await place.buyer.like(posts[0].id)
            _ = try await place.stranger.like(posts[4].id)
            let together = [posts[3], posts[0]].sorted { $0.id > $1.id }
            let page = try await place.buyer.posts(.liked, .first)
            try expectOrder(page, [posts[2]] + together, "the liked posts")
            try expectEqual(page.items.map(\.isLiked), [true, true, true], "the marks")
            try expectOrder(try await place.owner.posts(.liked, .first), [], "the list without a like")
            _ = try await place.buyer.unlike(posts[0].id)
            _ = try await place.buyer.like(posts[0].id)
            let again = try await place.buyer.posts(.liked, .first)
            try expectOrder(again, [posts[0], posts[2], posts[3]], "after a like anew")
        },
        Clause("an anonymous visitor has no followed members, liked posts or own posts") { place in
            _ = try await place.published()
            let visitor = place.anonymous
            for list in [FeedList.following, .liked] {
                try await expectRefused(.service(.signInRequired)) { try await visitor.posts(list, .first) }
            }
            try await expectRefused(.service(.signInRequired)) { try await visitor.mine(nil, .first) }
        },
    ]

    private static let marks: [Clause<FeedFixture>] = [
        Clause("readers see in every list and on each post whether they like it") { place in
            let listing = try await place.listing()
            let posts = try await place.publishedInAllLists(3, worn: listing)
            _ = try await place.buyer.unlike(posts[1].id)
            for list in try await place.lists(wearing: listing) where list.name != "mine" {
                let marked = try await list.page(.first).items.filter(\.isLiked).map(\.post.id)
                try expectEqual(Set(marked), [posts[0].id, posts[2].id], "the marks in \(list.name)")
            }
            for reader in [place.owner, place.stranger, place.anonymous] {
                let marked = try await reader.posts(.newest, .first).items.filter(\.isLiked)
                try expectEqual(marked.count, 0, "the marks of other readers")
                try expectEqual(try await reader.post(posts[0].id).isLiked, false, "another reader's mark")
            }
            try expectEqual(
                try await place.owner.mine(nil, .first).items.map(\.isLiked), [false, false, false])
            try expectEqual(try await place.buyer.post(posts[0].id).isLiked, true, "a liked post")
            try expectEqual(try await place.buyer.post(posts[1].id).isLiked, false, "an unliked post")
        }
    ]
}

extension FeedFixture {
    /// Checks that the buyer's list of followed members holds exactly these posts, the newest first.
    fileprivate func expectFollowed(
        _ posts: [FeedPost], _ promise: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let page = try await buyer.posts(.following, .first)
        try expectPage(page, posts.newestFirst, promise, file: file, line: line)
    }
}
