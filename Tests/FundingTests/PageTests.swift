import ContractKit
import Funding
import FundingPages
import Terminal
import TestKit
import Testing
import Vocabulary
import Web
import Wire

/// Funding as browsers see it.
@Suite struct PageTests {
    private static let folder = GoldenFolder("Pages/Funding")
    private static let hostile = "</title><script>alert(1)</script>느티"
    private static let pages = [
        "amount", "items", "done", "failed", "shelter", "hostile", "front", "receipt",
    ]

    private static func ask(_ target: String, _ neighbours: ScreenNeighbours) async throws -> WireResponse {
        let site = try PageSite(
            [FundingPages.all], at: SitePlace(address: "https://madang.example"),
            for: neighbours.services(of: .visitor)
        ) { "/pictures/\($0)/\($1)" }
        return await Dispatcher.trusting(site.routes).respond(
            to: WireRequest(method: "GET", target: target))
    }

    /// An open campaign with a photo whose texts try to break out of the page.
    private static func openHostile(_ neighbours: ScreenNeighbours) async throws -> CampaignID {
        let owner = try #require(neighbours.principal(.owner).memberID)
        let shelter = try #require(neighbours.names["{shelter}"].flatMap { ShelterID($0) })
        let card = neighbours.environment.pictures.add(by: owner, "느티나무 \" onload=\"x\u{301}")
        var draft = CampaignDraft()
        (draft.title, draft.purpose) = (hostile, "<b>겨울")
        draft.story = "첫 줄 <b>\n\n둘째 줄 & '끝'"
        (draft.photos, draft.model) = ([card.id], .itemBased)
        draft.items = [CampaignItemDraft(name: "<i>담요\"", unitPrice: 10_000, wanted: 2, photo: nil)]
        draft.deadline = DeadlineDraft(time: "2026-01-20 19:30")
        let verbs = neighbours.verbs(of: .owner)
        let id = try await verbs.draft(draft, of: shelter, idempotencyKey: nil).campaign.id
        _ = try await verbs.open(id)
        return id
    }

    private static func receipt(_ neighbours: ScreenNeighbours) async throws -> String {
        let id = try #require(neighbours.names["{receipt}"].flatMap { ReceiptID($0) })
        return try await neighbours.addresses.verbs(for: neighbours.principal(.backer)).address(of: id).path
    }

    @Test(arguments: Language.allCases, pages)
    func golden(_ language: Language, _ page: String) async throws {
        let neighbours = try await ScreenNeighbours()
        let hostile = try await Self.openHostile(neighbours)
        let id = page == "hostile" ? "\(hostile)" : neighbours.names["{\(page)}"]
        let path = page == "receipt" ? try await Self.receipt(neighbours) : id.map { "/s/\($0)" } ?? "/"
        let answer = try await Self.ask("\(path)?lang=\(language.rawValue)", neighbours)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.status == 200, "\(text)")
        #expect(!text.contains("<script") && !text.contains("\"\u{301}"), "\(text)")
        try Self.folder.expect(text, "\(page)-\(language).html")
    }

    @Test("What a visitor may not see is not found, and looks like what never was")
    func hidden() async throws {
        let neighbours = try await ScreenNeighbours()
        let missing = try await Self.ask("/s/\(CampaignID(RawIdentifier(high: 1, low: 1)))", neighbours)
        #expect(missing.status == 404)
        for name in ["{draft}", "{pending}"] {
            let id = try #require(neighbours.names[name])
            #expect(try await Self.ask("/s/\(id)", neighbours) == missing, "\(name) must not be found")
        }
        let shelter = try #require(neighbours.names["{shelter}"])
        #expect(try await Self.ask("/s/\(shelter)", neighbours).status == 200)
    }

    @Test("A receipt is shown at its address alone, until that ends, and says once it is void")
    func receiptsAtTheirAddresses() async throws {
        let neighbours = try await ScreenNeighbours()
        let path = "/receipt/AAAAAAAAAAAAAAAAAAAAAA"
        #expect(try await Self.ask(path, neighbours).status == 404)
        #expect(try await Self.receipt(neighbours) == path)
        let shown = String(decoding: try await Self.ask(path, neighbours).body, as: UTF8.self)
        #expect(shown.contains("김하린") && shown.contains("₩120,000"), "\(shown)")
        let other = try await Self.ask("/receipt/BAAAAAAAAAAAAAAAAAAAAA", neighbours)
        #expect(other.status == 404)
        let shelter = try #require(neighbours.names["{shelter}"].flatMap { ShelterID($0) })
        _ = try await neighbours.verbs(of: .backer).receipt(from: shelter, in: 2026, for: "김하린")
        let void = String(decoding: try await Self.ask(path + "?lang=ko", neighbours).body, as: UTF8.self)
        #expect(void.contains("무효"), "\(void)")
        neighbours.environment.clock.advance(by: ReceiptAddress.lasting)
        #expect(try await Self.ask(path, neighbours).status == 404, "the address has ended")
    }

    @Test("No cache, search engine or other site learns of a receipt or of its address")
    func receiptsAreHidden() async throws {
        let neighbours = try await ScreenNeighbours()
        let path = try await Self.receipt(neighbours)
        let fields = [
            "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex",
        ]
        for target in [path, path + "?lang=en", "/receipt/BAAAAAAAAAAAAAAAAAAAAA"] {
            let answer = try await Self.ask(target, neighbours)
            for (name, value) in fields { #expect(answer.headers[name] == value, "\(target): \(name)") }
            #expect(answer.headers["etag"] == nil, "\(target)")
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text.contains(#"<meta name="robots" content="noindex">"#), "\(text)")
            for part in ["canonical", "og:", "twitter:", "hreflang", "AAAAAAAAAAAAAAAAAAAAA"] {
                #expect(!text.contains(part), "\(part) stands in \(text)")
            }
        }
    }

    @Test func receiptsOfWithdrawnMembersAreNotFound() async throws {
        let neighbours = try await ScreenNeighbours()
        let path = try await Self.receipt(neighbours)
        let member = try #require(neighbours.principal(.backer).memberID)
        try await neighbours.service.forget(member)
        #expect(try await Self.ask(path, neighbours).status == 404)
    }

    @Test func goldenFilesAreAllUsed() throws {
        let used = Self.pages.flatMap { name in Language.allCases.map { "\(name)-\($0).html" } }
        try Self.folder.expectAllUsed(used, ending: ".html")
    }
}
