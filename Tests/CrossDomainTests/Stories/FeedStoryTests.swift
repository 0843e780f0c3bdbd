import Auth
import Comments
import Composition
import ContractKit
import Deals
import Feed
import Listings
import Notices
import TestHooks
import TestKit
import Testing
import Vocabulary

/// A style post and the domains around it.
@Suite(.hangLimit)
struct FeedStoryTests {
    @Test(
        "A bought jersey is worn in a post: its seller is told, it is liked, followed, found and commented",
        arguments: Place.allCases)
    func worn(_ place: Place) async throws {
        let story = try await FeedStory(place)
        let (buying, post) = (try await story.buyer.services, try await story.wear())
        let fan = try await story.stage.join("팬클럽")
        let services = try await fan.services
        #expect(try await services.feed.like(post) == 1)
        #expect(try await services.feed.follow(story.buyer.id).followers == 1)
        _ = try await services.comments.add(CommentDraft("멋져요"), to: AnyIdentifier(post))

        let told = try await story.seller.services.notices.notices(.first).items
        let notice = try #require(told.first { $0.kind == .worn }, "the seller is told")
        #expect(notice.actor?.nickname == "민준" && notice.subject?.id == AnyIdentifier(post))
        #expect(notice.subject?.title == "드디어 샀다 #직관룩")
        #expect(!told.contains { $0.kind == .feedMention }, "one notice of one post")
        let mine = try await buying.notices.notices(.first).items
        #expect(mine.filter { $0.kind == .feedLike }.map(\.actor?.nickname) == ["팬클럽"])
        #expect(mine.filter { $0.kind == .follow }.map(\.actor?.nickname) == ["팬클럽"])
        #expect(mine.contains { $0.subject?.id == AnyIdentifier(post) && $0.kind == .comment })

        let tag = try #require(Hashtag("직관룩"))
        for list in [FeedList.newest, .popular, .tagged(tag), .wearing(story.listing), .of(story.buyer.id)] {
            let found = try await story.visitor.posts(list, .first).items
            #expect(found.map(\.post.id) == [post], "\(list)")
            #expect(found.first?.worn?.title == "전북 현대 홈 유니폼" && found.first?.comments == 1, "\(list)")
        }
        for list in [FeedList.following, .liked] {
            #expect(try await services.feed.posts(list, .first).items.map(\.post.id) == [post], "\(list)")
        }
        let shown = try #require(try await story.visitor.post(post).worn)
        #expect(shown.price == Money(40_000, .krw) && shown.cover?.description == "빨간 유니폼 앞면")
        #expect(shown.isOnSale && shown.seller == story.seller.id)
        _ = try await story.seller.services.listings.sold(ListingID(story.listing.raw))
        #expect(try await story.visitor.post(post).worn?.isOnSale == false, "a sold listing is still shown")
    }

    @Test(
        "A hidden listing is not shown in a post; its seller takes it out, and it cannot come back",
        arguments: Place.allCases)
    func detached(_ place: Place) async throws {
        let story = try await FeedStory(place)
        let (post, selling) = (try await story.wear(), try await story.seller.services)
        let listing = ListingID(story.listing.raw)
        _ = try await selling.listings.hide(listing)
        #expect(try await story.visitor.post(post).worn == nil)
        #expect(try await story.buyer.services.feed.post(post).worn == nil)
        #expect(try await selling.feed.post(post).worn?.id == story.listing, "the seller still sees it")
        _ = try await selling.listings.publish(listing)
        #expect(try await story.visitor.post(post).worn?.isOnSale == true)

        let buying = try await story.buyer.services
        await #expect(throws: FeedError.notWorn) { try await buying.feed.detach(post) }
        for _ in 0..<2 { try await selling.feed.detach(post) }
        #expect(try await story.visitor.posts(.wearing(story.listing), .first).items.isEmpty)
        let view = try await buying.feed.post(post)
        #expect(view.worn == nil && view.post.content.worn == nil && view.post.content.photos.count == 1)
        var draft = FeedPostDraft(view.post)
        draft.worn = story.listing
        await #expect(throws: FeedError.invalidFields([FieldError("worn", .unusable)])) {
            try await buying.feed.edit(post, draft, expecting: nil)
        }
        try await selling.listings.delete(listing)
        #expect(try await story.visitor.post(post).post.id == post, "the post stays")
    }

    @Test(
        "A post goes with its author: photos, likes, follows and what others said", arguments: Place.allCases)
    func withdrawn(_ place: Place) async throws {
        let story = try await FeedStory(place)
        let (post, fan) = (try await story.wear(), try await story.stage.join("팬클럽"))
        let services = try await fan.services
        _ = try await services.feed.like(post)
        _ = try await services.feed.follow(story.buyer.id)
        _ = try await services.comments.add(CommentDraft("멋져요"), to: AnyIdentifier(post))
        let photos = try await story.visitor.post(post).post.content.photos.map(\.id)
        #expect(try await story.stage.seen(photos) == photos)

        try await story.buyer.withdraw()
        try await story.stage.local.tidy()
        await #expect(throws: FeedError.notFound) { try await story.visitor.post(post) }
        await #expect(throws: FeedError.notFound) { try await services.feed.unlike(post) }
        await #expect(throws: FeedError.memberNotFound) {
            try await services.feed.relation(to: story.buyer.id)
        }
        await #expect(throws: CommentError.subjectNotFound) {
            try await services.comments.comments(on: AnyIdentifier(post), .oldest, .first)
        }
        #expect(try await story.stage.seen(photos).isEmpty)
        for list in [FeedList.newest, .popular, .wearing(story.listing)] {
            #expect(try await story.visitor.posts(list, .first).items.isEmpty, "\(list)")
        }
        #expect(try await services.feed.posts(.liked, .first).items.isEmpty)
        #expect(try await services.feed.relation(to: fan.id).following == 0)
        #expect(try await services.feed.follows(.following, of: fan.id, .first).items.isEmpty)
        let told = try await story.seller.services.notices.notices(.first).items
        #expect(told.allSatisfy { $0.kind != .worn }, "no notice leads to a post that is gone")
    }

    @Test("The hashtags of the week are counted by a job, and one that is hidden goes at once")
    func hashtags() async throws {
        let story = try await FeedStory(.sqliteInMemory)
        var posts: [FeedPostID] = []
        for name in ["하나네", "둘이네", "셋이네"] {
            posts.append(try await story.publish("#오늘의코디", by: story.stage.join(name)))
        }
        #expect(try await story.visitor.hashtags().isEmpty, "not counted yet")
        try await story.stage.local.tidy()
        let counted = try await story.visitor.hashtags()
        #expect(counted.map(\.hashtag.spelling) == ["오늘의코디"] && counted.map(\.authors) == [3])
        let keeper = try await story.stage.join("지킴이")
        try await story.stage.local.appoint(keeper.id, as: .moderator)
        let moderator = try await story.stage.login("지킴이").services
        _ = try await moderator.feed.moderate(posts[0], .hide, reason: "도배 글입니다")
        #expect(try await story.visitor.hashtags().isEmpty, "two authors are too few")
    }
}

/// A seller whose jersey a buyer has bought; one more is left of it.
private struct FeedStory {
    let stage: Stage
    let seller: Person
    let buyer: Person
    let listing: AnyIdentifier

    init(_ place: Place) async throws {
        stage = try await Stage(place)
        (seller, buyer) = (try await stage.join("보라"), try await stage.join("민준"))
        let (selling, buying) = (try await seller.services, try await buyer.services)
        let cover = try await selling.uploadSample("빨간 유니폼 앞면")
        let draft = ListingDraft(
            title: "전북 현대 홈 유니폼", price: Money(50_000, .krw), discount: Money(10_000, .krw), stock: 2,
            category: .general, photos: [cover.id])
        let id = try await selling.listings.publish(draft, as: .onSale).listing.id
        let deal = try await buying.deals.reserve(Reservation(ListedID(id.raw))).deal.id
        _ = try await selling.deals.complete(deal)
        listing = AnyIdentifier(id)
    }

    /// The verbs of a visitor.
    var visitor: any FeedRepository {
        get throws { try stage.platform.anonymous.feed }
    }

    /// Publishes a post in which the buyer wears the jersey, and mentions its seller.
    func wear() async throws -> FeedPostID {
        try await publish("드디어 샀다 #직관룩\n@보라 고마워요", wearing: listing, by: buyer)
    }

    /// Publishes a post of one photo.
    func publish(
        _ text: String, wearing listing: AnyIdentifier? = nil, by author: Person
    ) async throws -> FeedPostID {
        let services = try await author.services
        let photo = try await services.uploadSample("코디").id
        let draft = FeedPostDraft(text: text, photos: [photo], worn: listing)
        return try await services.feed.publish(draft).post.id
    }
}
