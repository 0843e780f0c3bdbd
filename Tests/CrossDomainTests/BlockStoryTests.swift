import Auth
import Comments
import Composition
import ContractKit
import Deals
import Listings
import Testing
import Vocabulary

/// Members who do not want to hear of each other, and those who write nothing for a while, in all domains.
@Suite struct BlockStoryTests {
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
                try await services.comments.say("저기", about: AnyIdentifier(deal))
            }
        }
        #expect(try await buying.deals.cancel(deal).deal.state == .cancelled)

        try await selling.auth.unblock(buyer.id)
        #expect(try await buying.listings.browse(ListingQuery(), .first).items.count == 1)
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
