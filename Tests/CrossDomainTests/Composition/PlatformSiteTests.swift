import Composition
import Terminal
import Testing
import Vocabulary
import Web
import Wire

/// The pages of all domains together.
@Suite struct PlatformSiteTests {
    private static func ask(_ target: String, _ dispatcher: Dispatcher) async -> (status: Int, text: String) {
        let answer = await dispatcher.respond(to: WireRequest(method: "GET", target: target))
        return (answer.status, String(decoding: answer.body, as: UTF8.self))
    }

    @Test("A listing is on its page, on the front page and on its seller's", arguments: Place.allCases)
    func together(_ place: Place) async throws {
        let stage = try await Stage(place)
        let site = try stage.local.site(at: SitePlace(address: "https://madang.example"))
        let dispatcher = stage.local.dispatcher(site: site)
        for _ in 0..<2 { #expect(await Self.ask("/", dispatcher).status == 200) }
        let person = try await stage.join("느티나무")
        let id = try await person.publish("캠핑 의자")
        for target in ["/", "/s/\(id)", "/s/\(person.id)"] {
            for language in Language.allCases {
                let page = await Self.ask("\(target)?lang=\(language.rawValue)", dispatcher)
                #expect(page.status == 200 && page.text.contains("캠핑 의자"), "\(target): \(page.text)")
                #expect(page.text.contains("<html lang=\"\(language.rawValue)\">"), "\(target)")
            }
        }
        try await person.withdraw()
        #expect(await Self.ask("/s/\(person.id)", dispatcher).status == 404)
    }

    @Test("Pages show what a visitor sees: a seller, too, sees no page of what is hidden")
    func visitors() async throws {
        let stage = try await Stage(.memory)
        let dispatcher = stage.local.dispatcher(site: try stage.local.site())
        let id = try await stage.join("느티나무").publish("캠핑 의자")
        let moderator = try await stage.join("은행나무")
        try await stage.local.appoint(moderator.id, as: .moderator)
        try await moderator.hide(id, because: "전화번호")
        let token = try await stage.platform.tokens(of: "느티나무").access
        var request = WireRequest(method: "GET", target: "/s/\(id)")
        request.headers["authorization"] = "Bearer \(token)"
        #expect(await dispatcher.respond(to: request).status == 404)
    }

    @Test("Without a site there are no pages, and no two routes clash")
    func addresses() async throws {
        let local = try await Stage(.memory).local
        #expect(await Self.ask("/", local.dispatcher()).status == 404)
        #expect(local.dispatcher(site: try local.site()).clashes.isEmpty)
    }

    @Test("Every page stands under a name of its own beside all endpoints")
    func names() {
        let all = Domain.all.limitedEndpoints + Domain.all.flatMap(\.pages.endpoints)
        let names = all.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
