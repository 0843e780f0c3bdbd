import Comments
import Composition
import ContractKit
import Deals
import Listings
import Moderation
import TestHooks
import Testing
import Vocabulary

/// What two say to each other about records of other domains.
@Suite struct ConversationStoryTests {
    @Test("The two of a deal talk until 14 days after its end, and only they read", arguments: Place.allCases)
    func deal(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("수연"), try await stage.join("철수"))
        let (selling, buying) = (try await seller.services, try await buyer.services)
        let listing = try await seller.publish("원목 책상")
        let asked = try await buying.comments.sendMessage("흠집이 있나요?", about: AnyIdentifier(listing))
        let deal = try await buying.deals.reserve(Reservation(ListedID(listing.raw))).deal.id
        let said = try await selling.comments.sendMessage("7시에 뵐까요?", about: AnyIdentifier(deal))
        stage.clock.advance(by: .seconds(1))
        _ = try await buying.comments.sendMessage("네", about: said.subject)
        #expect(said.subject != asked.subject)

        let talks = try await buying.comments.conversations(about: nil, .first).items
        #expect(talks.map(\.title) == ["원목 책상", "원목 책상"])
        #expect(talks.map(\.other.nickname) == ["수연", "수연"] && talks.allSatisfy(\.isOpen))
        _ = try await selling.deals.complete(deal)
        stage.clock.advance(by: DealTimes.talking - .seconds(1))
        let writing = try await stage.login("철수").services.comments
        _ = try await writing.sendMessage("고마워요", about: said.subject)
        stage.clock.advance(by: .seconds(1))
        await #expect(throws: CommentError.subjectClosed) {
            try await writing.sendMessage("또 봬요", about: said.subject)
        }
        let found = try await writing.comments(on: said.subject, .oldest, .first).items
        #expect(found.map { $0.comment.shownText() } == ["7시에 뵐까요?", "네", "고마워요"])
        let other = try await stage.join("궁금이").services.comments
        await #expect(throws: CommentError.subjectNotFound) {
            try await other.comments(on: said.subject, .oldest, .first)
        }
    }

    @Test("A deal that ran out 14 days ago ends what is said about it", arguments: Place.allCases)
    func runsOut(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("수연"), try await stage.join("철수"))
        let listing = try await seller.publish("원목 책상")
        let reservation = Reservation(ListedID(listing.raw), hours: 1)
        let deal = try await buyer.services.deals.reserve(reservation).deal.id
        let verbs = try await buyer.services.comments
        let talk = try await verbs.sendMessage("언제 뵐까요?", about: AnyIdentifier(deal)).subject
        _ = try await verbs.comments(on: talk, .oldest, .first)
        stage.clock.advance(by: .seconds(3600))
        _ = try await verbs.sendMessage("아쉽네요", about: talk)
        stage.clock.advance(by: DealTimes.talking)
        let later = try await stage.login("철수").services.comments
        await #expect(throws: CommentError.subjectClosed) { try await later.sendMessage("저기요?", about: talk) }
    }

    @Test("A moderator reads and hides the message that was reported alone", arguments: Place.allCases)
    func reported(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("수연"), try await stage.join("철수"))
        let keeper = try await stage.join("지킴이")
        try await stage.local.appoint(keeper.id, as: .moderator)
        let (mine, theirs) = (try await seller.services, try await buyer.services)
        let threat = try await theirs.comments.sendMessage(
            "안 팔면 후회할 거다", about: AnyIdentifier(seller.publish("원목 책상")))
        let answer = try await mine.comments.sendMessage("신고합니다", about: threat.subject)
        let moderator = try await stage.login("지킴이").services
        await #expect(throws: CommentError.notFound) { try await moderator.comments.comment(threat.id) }

        let draft = ReportDraft(AnyIdentifier(threat.id), .abuse)
        _ = try await mine.moderation.report(draft, idempotencyKey: nil)
        #expect(try await moderator.comments.comment(threat.id).shownText() == "안 팔면 후회할 거다")
        await #expect(throws: CommentError.notFound) { try await moderator.comments.comment(answer.id) }
        let order = ModerationOrder(
            .hide, .subjects([AnyIdentifier(threat.id)]), reason: "협박", category: .abuse)
        _ = try await moderator.moderation.act(order)
        let left = try await mine.comments.comments(on: threat.subject, .oldest, .first).items
        #expect(left.map(\.id) == [answer.id])
    }

    @Test("What deals have kept of what was said is in the conversation of the two, once")
    func handedOver() async throws {
        let stage = try await Stage(.memory)
        let (seller, buyer) = (try await stage.join("수연"), try await stage.join("철수"))
        let listing = try await seller.publish("원목 책상")
        let deal = try await buyer.services.deals.reserve(Reservation(ListedID(listing.raw))).deal.id
        let message = SaidMessage(
            about: AnyIdentifier(deal), by: buyer.id, to: seller.id, number: 1, "7시에\t뵐까요?",
            at: stage.clock.now())
        for _ in 0..<2 { try await stage.local.tell(OutboxMessage(message)) }
        let verbs = try await seller.services.comments
        let talk = try #require(try await verbs.conversations(about: AnyIdentifier(deal), .first).items.first)
        let said = try await verbs.comments(on: AnyIdentifier(talk.id), .oldest, .first).items
        #expect(said.map { $0.comment.shownText() } == ["7시에\t뵐까요?"])
        #expect(said.map(\.comment.author?.nickname) == ["철수"])
    }
}

/// How much is said about records, on pages of the domain that keeps them.
@Suite struct CommentCountTests {
    @Test(
        "Pages tell how much is said about their records, whatever lies between these",
        arguments: Place.allCases)
    func listings(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("수연"), try await stage.join("철수"))
        var said: [ListingID: Int] = [:]
        // By price the first lies beside the seventh, and so on: between two of a page lie many.
        for number in 0..<12 {
            let price = Money(Int64(1_000 * (number % 6) + number + 1), .krw)
            let draft = ListingDraft(title: "화분 \(number)", price: price, category: .general)
            let id = try await seller.services.listings.publish(draft, as: .onSale).listing.id
            stage.clock.advance(by: .seconds(1))
            said[id] = number % 4
            for _ in 0..<(number % 4) {
                _ = try await buyer.services.comments.add(CommentDraft("아직 있나요?"), to: AnyIdentifier(id))
            }
        }
        for order in [ListingQuery.Order.cheapest, .newest] {
            #expect(try await Self.counts(stage, order) == said, "by \(order)")
        }
        let last = try #require(said.keys.max())
        _ = try await buyer.services.comments.add(CommentDraft("살게요"), to: AnyIdentifier(last))
        said[last, default: 0] += 1
        #expect(try await Self.counts(stage, .newest) == said, "as soon as it is said")
    }

    /// What pages of two tell a visitor, from the first to the last.
    private static func counts(_ stage: Stage, _ order: ListingQuery.Order) async throws -> [ListingID: Int] {
        var (counts, request): ([ListingID: Int], PageRequest?) = ([:], try PageRequest(limit: 2))
        var query = ListingQuery()
        query.order = order
        while let asked = request {
            let page = try await stage.platform.anonymous.listings.browse(query, asked)
            for view in page.items { counts[view.listing.id] = view.comments }
            request = try page.next.map { try PageRequest(.after($0), limit: asked.limit) }
        }
        return counts
    }
}
