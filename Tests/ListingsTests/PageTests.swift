import ContractKit
import Listings
import ListingsContract
import ListingsPages
import Terminal
import TestKit
import Testing
import Vocabulary
import Web
import Wire

/// Listings as browsers see them.
@Suite struct PageTests {
    private static let folder = GoldenFolder("Pages/Listings")
    private static let hostile = "</title><script>alert(1)</script>\"\u{301} onload=\"x\u{301} 느티나무"

    private let environment = ClauseEnvironment(.ascending)
    private let service: ListingService

    init() { service = environment.service(over: InMemoryListingStore()) }

    private var seller: any ListingRepository { service.repository(for: environment.members.seller) }

    /// A listing with all that can be shown.
    private func publish() async throws -> ListingID {
        let owner = try #require(environment.members.seller.memberID)
        let photos = [environment.pictures.add(by: owner), environment.pictures.add(by: owner, "")]
        let draft = ListingDraft.soundJersey { draft in
            draft.title = Self.hostile
            draft.description = "첫 줄 <b>\n\n둘째 줄 & '끝'"
            (draft.discount, draft.stock, draft.condition) = (Money(10_000, .krw), 3, .a)
            draft.attributes[.version] = "player-issue"
            draft.photos = photos.map(\.id)
        }
        let id = try await seller.publish(draft, as: .onSale).listing.id
        environment.comments.set(AnyIdentifier(id), 2)
        return id
    }

    private func ask(_ target: String) async throws -> WireResponse {
        var services = Services()
        services.provide((any ListingRepository).self, service.repository(for: .anonymous))
        let site = try PageSite(
            [ListingPages.all], at: SitePlace(address: "https://madang.example"), for: services
        ) { "/pictures/\($0)/\($1)" }
        return await Dispatcher.trusting(site.routes).respond(
            to: WireRequest(method: "GET", target: target))
    }

    private func html(_ target: String) async throws -> String {
        String(decoding: try await ask(target).body, as: UTF8.self)
    }

    @Test(arguments: Language.allCases) func aListing(_ language: Language) async throws {
        let id = try await publish()
        let text = try await html("/s/\(id)?lang=\(language.rawValue)")
        #expect(!text.contains("<script") && !text.contains("\"\u{301}"), "\(text)")
        try Self.folder.expect(text, "listing-\(language).html")
    }

    @Test(arguments: Language.allCases) func theNewestOnTheFrontPage(_ language: Language) async throws {
        _ = try await publish()
        environment.clock.advance(by: .seconds(3600))
        let sold = try await seller.publish(.sound { $0.title = "팔린 의자" }, as: .onSale).listing.id
        _ = try await seller.sold(sold)
        _ = try await seller.publish(.sound { $0.title = "초안" }, as: .draft)
        let text = try await html("/?lang=\(language.rawValue)")
        #expect(text.contains("팔린 의자") && !text.contains("초안"))
        try Self.folder.expect(text, "front-\(language).html")
    }

    @Test("A section shows the newest eight and ends there") func newest() async throws {
        for number in 1...9 {
            environment.clock.advance(by: .seconds(60))
            _ = try await seller.publish(.sound { $0.title = "의자 \(number)" }, as: .onSale)
        }
        let text = try await html("/")
        #expect(text.contains("의자 9") && text.contains("의자 2") && !text.contains("의자 1<"), "\(text)")
    }

    @Test("What a visitor may not see is not found, and looks like what never was")
    func hidden() async throws {
        let (id, draft) = (try await publish(), try await seller.publish(.sound(), as: .draft).listing.id)
        let missing = try await ask("/s/\(ListingID(RawIdentifier(high: 1, low: 1)))")
        #expect(missing.status == 404)
        #expect(try await ask("/s/\(draft)") == missing)
        #expect(try await ask("/s/\(id)").status == 200)
        _ = try await seller.hide(id)
        #expect(try await ask("/s/\(id)") == missing)
        try await seller.delete(id)
        #expect(try await ask("/s/\(id)") == missing)
        #expect(try await html("/").contains("Newest listings") == false, "an empty section is left out")
    }

    @Test func goldenFilesAreAllUsed() throws {
        let used = ["listing", "front"].flatMap { name in Language.allCases.map { "\(name)-\($0).html" } }
        try Self.folder.expectAllUsed(used, ending: ".html")
    }
}
