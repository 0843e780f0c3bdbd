import Community
import CommunityContract
import CommunityPages
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary
import Web
import Wire

/// Posts as browsers see them.
@Suite struct PageTests {
    private static let folder = GoldenFolder("Pages/Community")
    private static let hostile = "</title><script>alert(1)</script>\"\u{301} onload=\"x\u{301} 느티나무"

    private let environment = ClauseEnvironment(.ascending)
    private let service: PostService

    init() { service = environment.service(over: InMemoryPostStore()) }

    private var author: any PostRepository { service.repository(for: environment.members.owner) }

    /// A post with all that can be shown, edited after an hour.
    private func publish() async throws -> PostID {
        let owner = try #require(environment.members.owner.memberID)
        let card = environment.pictures.add(by: owner, "느티나무 그늘")
        var draft = PostDraft(
            category: "general", title: Self.hostile, text: "첫 줄 <b>\n\n둘째 줄 & '끝'", photos: [card.id])
        let id = try await author.publish(draft).post.id
        environment.clock.advance(by: .seconds(3600))
        draft.text += "\n고침"
        _ = try await author.edit(id, draft, expecting: nil)
        environment.comments.set(AnyIdentifier(id), 3)
        return id
    }

    private func ask(_ target: String) async throws -> WireResponse {
        var services = Services()
        services.provide((any PostRepository).self, service.repository(for: .anonymous))
        let site = try PageSite(
            [PostPages.all], at: SitePlace(address: "https://madang.example"), for: services
        ) { "/pictures/\($0)/\($1)" }
        return await Dispatcher.trusting(site.routes).respond(
            to: WireRequest(method: "GET", target: target))
    }

    @Test(arguments: Language.allCases, ["post", "front"])
    func golden(_ language: Language, _ page: String) async throws {
        let id = try await publish()
        let target = (page == "post" ? "/s/\(id)" : "/") + "?lang=\(language.rawValue)"
        let text = String(decoding: try await ask(target).body, as: UTF8.self)
        #expect(!text.contains("<script") && !text.contains("\"\u{301}"), "\(text)")
        try Self.folder.expect(text, "\(page)-\(language).html")
    }

    @Test("What a visitor may not see is not found, and looks like what never was")
    func hidden() async throws {
        let id = try await publish()
        let missing = try await ask("/s/\(PostID(RawIdentifier(high: 1, low: 1)))")
        #expect(missing.status == 404)
        let moderator = service.repository(for: environment.members.moderator)
        _ = try await moderator.moderate(id, .hide, reason: "전화번호")
        #expect(try await ask("/s/\(id)") == missing)
        _ = try await moderator.moderate(id, .restore, reason: "")
        #expect(try await ask("/s/\(id)").status == 200)
        try await author.remove(id)
        #expect(try await ask("/s/\(id)") == missing)
    }

    @Test func goldenFilesAreAllUsed() throws {
        let used = ["post", "front"].flatMap { name in Language.allCases.map { "\(name)-\($0).html" } }
        try Self.folder.expectAllUsed(used, ending: ".html")
    }
}
