import Auth
import Comments
import Composition
import ContractKit
import Deals
import Listings
import Notices
import TestKit
import Testing
import Vocabulary

/// Members who do not want to hear of each other, and those who write nothing for a while, in all domains.
@Suite(.hangLimit)
struct BlockStoryTests {
    @Test(
        "Who is blocked finds nothing of the other and reaches them no more, and what is open ends",
        arguments: Place.allCases)
    func blocked(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("보라"), try await stage.join("민준"))
        // What a front end holds for longer than a request learns of it, too.
        let (selling, buying) = (try await seller.services, try await buyer.services)
        let listing = try await selling.listings.publish(Self.draft, as: .onSale).listing.id
        let deal = try await buying.deals.reserve(Reservation(ListedID(listing.raw))).deal.id
        try await selling.auth.block(buyer.id)

        await #expect(throws: ListingError.notFound) { try await buying.listings.listing(listing) }
        await #expect(throws: DealError.listingNotFound) {
            try await buying.deals.reserve(Reservation(ListedID(listing.raw)))
        }
        await #expect(throws: AuthError.noSuchMember) { try await buying.auth.profile(of: seller.id) }
        #expect(try await buying.listings.browse(ListingQuery(), .first).items.isEmpty)
        #expect(try await stage.browse().count == 1, "visitors see what is public")
        for services in [selling, buying] {
            await #expect(throws: CommentError.subjectNotFound) {
                try await services.comments.sendMessage("저기", about: AnyIdentifier(deal))
            }
        }
        #expect(try await buying.deals.cancel(deal).deal.state == .cancelled)

        try await selling.auth.unblock(buyer.id)
        #expect(try await buying.listings.browse(ListingQuery(), .first).items.count == 1)
    }

    @Test(
        "Who is blocked learns no new name and no new title, and is told of no word any more",
        arguments: Place.allCases)
    func unnamed(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("보라"), try await stage.join("민준"))
        let (selling, buying) = (try await seller.services, try await buyer.services)
        let listing = try await selling.listings.publish(Self.draft, as: .onSale).listing.id
        let subject = AnyIdentifier(listing)
        let said = try await buying.comments.sendMessage("아직 있나요?", about: subject)
        _ = try await selling.comments.sendMessage("네", about: said.subject)
        let comment = try await buying.comments.add(CommentDraft("좋네요"), to: subject)
        _ = try await selling.comments.add(CommentDraft("고마워요", replyTo: comment.id), to: subject)
        let deal = try await buying.deals.reserve(Reservation(ListedID(listing.raw))).deal.id
        #expect(try await buying.notices.unread() == 2)
        #expect(try await selling.notices.unread() == 3)

        try await selling.auth.block(buyer.id)
        _ = try await selling.auth.editProfile(ProfileDraft(nickname: "새이름"))
        var draft = Self.draft
        draft.title = "새 제목"
        _ = try await selling.listings.edit(listing, draft, expecting: nil)

        let id = try #require(said.subject.typed(ConversationSubject.self))
        let talk = try await buying.comments.conversation(id)
        #expect(talk.other.nickname == nil && talk.title.isEmpty && !talk.isOpen)
        #expect(talk.last?.author?.nickname == nil && talk.last?.shownText() == "네")
        let view = try await buying.deals.deal(deal)
        #expect(view.seller.nickname == nil && view.deal.goods.title == "자전거" && view.buyer.nickname == "민준")
        #expect(try await selling.deals.deal(deal).buyer.nickname == nil)
        for services in [selling, buying] {
            let notices = try await services.notices.notices(.first).items
            #expect(notices.allSatisfy { $0.kind == .deal && $0.actor?.nickname == nil })
            #expect(try await services.notices.unread() == notices.count { !$0.isRead })
        }
        try await selling.auth.unblock(buyer.id)
        #expect(try await buying.comments.conversation(id).other.nickname == "새이름")
    }

    @Test("A notice of a comment that was removed or hidden is told no longer", arguments: Place.allCases)
    func removed(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("보라"), try await stage.join("민준"))
        let (selling, buying) = (try await seller.services, try await buyer.services)
        let listing = try await selling.listings.publish(Self.draft, as: .onSale).listing.id
        let comments = [
            try await buying.comments.add(CommentDraft("좋네요"), to: AnyIdentifier(listing)),
            try await buying.comments.add(CommentDraft("아직 있나요?"), to: AnyIdentifier(listing)),
        ]
        #expect(try await selling.notices.unread() == 2)
        try await buying.comments.remove(comments[0].id)
        let left = try await selling.notices.notices(.first).items
        #expect(left.map(\.place) == [AnyIdentifier(comments[1].id)])
        #expect(try await selling.notices.unread() == 1)
        let stream = try await selling.notices.events(after: nil)
        defer { stream.close() }
        try await selling.comments.remove(comments[1].id)
        #expect(try await stream.unread(downTo: 0))
        #expect(try await selling.notices.unread() == 0)
        #expect(try await selling.notices.notices(.first).items.isEmpty)
    }

    @Test("Who is silenced writes nothing new in any domain until it is over", arguments: Place.allCases)
    func silenced(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (member, first) = (try await stage.join("보라"), try await stage.join("둘리"))
        let own = try await member.services
        let listing = try await own.listings.publish(Self.draft, as: .onSale).listing.id
        try await stage.local.appoint(first.id, as: .moderator)
        let moderator = try await stage.login("둘리").services
        let silence = try await moderator.auth.silence(member.id, hours: 1, reason: "욕설")

        await #expect(throws: ListingError.service(.silenced(silence))) {
            try await own.listings.publish(Self.draft, as: .onSale)
        }
        await #expect(throws: ListingError.service(.silenced(silence))) {
            try await own.listings.bump(listing)
        }
        #expect(try await own.auth.account().silence == silence)
        #expect(try await own.listings.hide(listing).listing.state == .hidden)
        stage.clock.advance(by: .seconds(3600))
        let again = try await stage.login("보라").services
        #expect(try await again.listings.publish(listing).listing.state == .onSale)
        #expect(try await again.auth.account().silence == nil)
    }

    private static let draft = ListingDraft(title: "자전거", price: Money(1, .krw), category: .general)
}

extension NoticeStream {
    /// Waits until so many are unread, having been more.
    fileprivate func unread(downTo count: Int) async throws -> Bool {
        var before = 0
        while let event = try await next() {
            guard case .unread(let now, _) = event else { continue }
            if now == count, before > now { return true }
            before = now
        }
        return false
    }
}
