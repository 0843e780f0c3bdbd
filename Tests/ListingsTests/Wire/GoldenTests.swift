import ContractKit
import Listings
import ListingsContract
import ListingsHTTP
import TestKit
import Testing
import Vocabulary

@Suite struct GoldenTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("listings.publish") {
            _ = try await $0.remote($0.members.seller).publish(WireStory.jersey, as: .onSale)
        },
        GoldenExchange("listings.publish", "draft") {
            _ = try await $0.remote($0.members.operator).publish(WireStory.plain, as: .draft)
        },
        GoldenExchange("listings.publish", "photos") { story in
            var draft = WireStory.plain
            draft.photos = try story.pictures(2)
            _ = try await story.remote(story.members.seller).publish(draft, as: .onSale)
        },
        GoldenExchange("listings.republish") { story in
            let id = try await story.jersey()
            _ = try await story.local(story.members.seller).hide(id)
            _ = try await story.remote(story.members.seller).publish(id)
        },
        GoldenExchange("listings.edit") { story in
            let id = try await story.jersey()
            _ = try await story.remote(story.members.seller).edit(id, WireStory.plain, expecting: .first)
        },
        GoldenExchange("listings.edit", "unconditional") { story in
            let id = try await story.jersey()
            _ = try await story.remote(story.members.seller).edit(id, WireStory.jersey, expecting: nil)
        },
        GoldenExchange("listings.edit", "photos") { story in
            var draft = WireStory.plain
            draft.photos = try story.pictures(2)
            let seller = story.members.seller
            let id = try await story.local(seller).publish(draft, as: .onSale).listing.id
            draft.photos = [draft.photos[1]] + (try story.pictures(1))
            _ = try await story.remote(seller).edit(id, draft, expecting: nil)
        },
        GoldenExchange("listings.hide") { story in
            _ = try await story.remote(story.members.seller).hide(story.jersey())
        },
        GoldenExchange("listings.moderate") { story in
            _ = try await story.remote(story.members.moderator)
                .moderate(story.jersey(), .hide, reason: "전화번호를 \"적었습니다\"")
        },
        GoldenExchange("listings.moderate", "removed") { story in
            let id = try await story.jersey()
            _ = try await story.hold(id)
            _ = try await story.remote(story.members.operator).moderate(id, .remove, reason: "사기")
        },
        GoldenExchange("listings.unhide") { story in
            let id = try await story.jersey()
            _ = try await story.local(story.members.moderator).moderate(id, .hide, reason: "전화번호")
            _ = try await story.remote(story.members.moderator).unhide(id)
        },
        GoldenExchange("listings.show", "moderated") { story in
            let id = try await story.jersey()
            _ = try await story.local(story.members.moderator).moderate(id, .hide, reason: "전화번호")
            _ = try await story.remote(story.members.seller).listing(id)
        },
        GoldenExchange("listings.sold") { story in
            _ = try await story.remote(story.members.seller).sold(story.jersey())
        },
        GoldenExchange("listings.bump") { story in
            let id = try await story.jersey()
            story.environment.clock.advance(by: Listing.bumpInterval)
            _ = try await story.remote(story.members.seller).bump(id)
        },
        GoldenExchange("listings.delete") { story in
            try await story.remote(story.members.seller).delete(story.jersey())
        },
        GoldenExchange("listings.show") { story in
            _ = try await story.remote(.anonymous).listing(story.jersey())
        },
        GoldenExchange("listings.browse") { story in
            _ = try await story.jersey()
            _ = try await story.remote(.anonymous).browse(story.query, PageRequest(.first, limit: 5))
        },
        GoldenExchange("listings.browse", "plain") { story in
            for _ in 0..<2 { _ = try await story.jersey() }
            _ = try await story.remote(.anonymous).browse(ListingQuery(), PageRequest(.first, limit: 1))
        },
        GoldenExchange("listings.browse", "numbered") { story in
            _ = try await story.jersey()
            _ = try await story.remote(.anonymous).browse(ListingQuery(), PageRequest(.number(2), limit: 1))
        },
        GoldenExchange("listings.browse", "after") { story in
            for _ in 0..<2 { _ = try await story.jersey() }
            let reader = story.local(.anonymous)
            let page = try await reader.browse(ListingQuery(), PageRequest(.first, limit: 1))
            let next = try PageRequest(.after(#require(page.next)), limit: 1)
            _ = try await story.remote(.anonymous).browse(ListingQuery(), next)
        },
        GoldenExchange("listings.mine") { story in
            _ = try await story.jersey()
            _ = try await story.remote(story.members.seller).mine(.onSale, .first)
        },
        GoldenExchange("listings.leagues") { story in
            _ = try await story.jersey()
            _ = try await story.remote(.anonymous).leagues()
        },
        GoldenExchange("listings.like") { story in
            _ = try await story.remote(story.members.buyer).like(story.jersey())
        },
        GoldenExchange("listings.unlike") { story in
            _ = try await story.remote(story.members.buyer).unlike(story.jersey())
        },
        GoldenExchange("listings.liked") { story in
            _ = try await story.local(story.members.buyer).like(story.jersey())
            _ = try await story.remote(story.members.buyer).liked(.first)
        },
        GoldenExchange("listings.hold") { story in
            let (id, order) = (try await story.jersey(), OrderID(story.environment.ids.next()))
            _ = try await story.remote(story.members.buyer)
                .hold(id, quantity: 2, for: order, until: story.soon)
        },
        GoldenExchange("listings.confirm") { story in
            let id = try await story.jersey()
            _ = try await story.remote(story.members.seller).confirm(id, story.hold(id))
        },
        GoldenExchange("listings.release") { story in
            let id = try await story.jersey()
            _ = try await story.remote(story.members.buyer).release(id, story.hold(id))
        },
    ]

    static let folder = GoldenFolder("Listings")

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: ListingEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: ListingEndpoints.all, Self.folder,
            others: ErrorTests.errors.map(ErrorTests.fileName))
    }
}
