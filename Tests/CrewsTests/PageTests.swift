import ContractKit
import Crews
import CrewsPages
import Terminal
import TestKit
import Testing
import Vocabulary
import Web
import Wire

/// Crews as browsers see them.
@Suite struct PageTests {
    private static let folder = GoldenFolder("Pages/Crews")
    private static let hostile = "</title><script>alert(1)</script>느티"
    private static let pages = ["basketball", "futsal", "hostile", "front"]

    private static func ask(_ target: String, _ neighbours: CrewNeighbours) async throws -> WireResponse {
        let site = try PageSite(
            [CrewPages.all], at: SitePlace(address: "https://madang.example"),
            for: neighbours.services(of: .visitor)
        ) { "/pictures/\($0)/\($1)" }
        return await Dispatcher.trusting(site.routes).respond(
            to: WireRequest(method: "GET", target: target))
    }

    /// A crew with a cover whose texts try to break out of the page.
    private static func foundHostile(_ neighbours: CrewNeighbours) async throws -> CrewID {
        let owner = try #require(neighbours.principal(.owner).memberID)
        let card = neighbours.environment.pictures.add(by: owner, "느티나무 \" onload=\"x\u{301}")
        var draft = CrewDraft()
        (draft.name, draft.place) = (hostile, "<b>서울")
        draft.introduction = "첫 줄 <b>\n\n둘째 줄 & '끝'"
        return try await neighbours.verbs(of: .owner).found(draft, cover: card.id, idempotencyKey: nil).crew
            .id
    }

    @Test(arguments: Language.allCases, pages)
    func golden(_ language: Language, _ page: String) async throws {
        let neighbours = try await CrewNeighbours()
        let hostile = try await Self.foundHostile(neighbours)
        let id = page == "hostile" ? "\(hostile)" : neighbours.names["{\(page)}"]
        let target = (id.map { "/s/\($0)" } ?? "/") + "?lang=\(language.rawValue)"
        let text = String(decoding: try await Self.ask(target, neighbours).body, as: UTF8.self)
        #expect(!text.contains("<script") && !text.contains("\"\u{301}"), "\(text)")
        try Self.folder.expect(text, "\(page)-\(language).html")
    }

    @Test("What a visitor may not see is not found, and looks like what never was")
    func hidden() async throws {
        let neighbours = try await CrewNeighbours()
        let id = try #require(neighbours.names["{futsal}"].flatMap { CrewID($0) })
        var draft = CrewDraft()
        draft.name = "자전거 길"
        let other = try await neighbours.verbs(of: .owner).found(draft, cover: nil, idempotencyKey: nil).crew
            .id
        #expect(try await Self.ask("/s/\(id)", neighbours).status == 200)
        #expect(try await Self.ask("/s/\(other)", neighbours).status == 200)
        let missing = try await Self.ask("/s/\(CrewID(RawIdentifier(high: 1, low: 1)))", neighbours)
        #expect(missing.status == 404)
        _ = try await neighbours.verbs(of: .owner).close(other)
        #expect(try await Self.ask("/s/\(other)", neighbours) == missing)
    }

    @Test func goldenFilesAreAllUsed() throws {
        let used = Self.pages.flatMap { name in Language.allCases.map { "\(name)-\($0).html" } }
        try Self.folder.expectAllUsed(used, ending: ".html")
    }
}
