import ContractKit
import Feed
import FeedContract
import FeedPages
import Terminal
import TestKit
import Testing
import Vocabulary
import Web
import Wire

/// Feed posts as browsers see them.
@Suite struct PageTests {
    private static let folder = GoldenFolder("Pages/Feed")
    private static let hostile = "</title><script>alert(1)</script>\"\u{301} onload=\"x\u{301} 느티나무"

    private let environment = ClauseEnvironment(.ascending)
    private let service: FeedService

    init() { service = environment.service(over: InMemoryFeedStore()) }

    private var author: any FeedRepository { service.repository(for: environment.members.owner) }

    /// A draft of the author's with photos of these descriptions.
    private func draft(_ text: String, photos: [String] = [""]) throws -> FeedPostDraft {
        let owner = try #require(environment.members.owner.memberID)
        return FeedPostDraft(text: text, photos: photos.map { environment.pictures.add(by: owner, $0).id })
    }

    /// A listing of the buyer's with a hostile title.
    private func listing() throws -> AnyIdentifier {
        let seller = try #require(environment.members.buyer.memberID)
        let id = Identifier<MadeUpSubject>(environment.ids.next())
        return environment.subjects.add(id, of: seller, Self.hostile).id
    }

    /// A post with all that can be shown, edited after an hour.
    private func publish() async throws -> FeedPostID {
        let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1107}\u{1169}\u{11A8}"
        let text = "\(Self.hostile)\n\n둘째 줄 <b> & '끝'\n#\(decomposed) #오늘의코디"
        var draft = try draft(text, photos: [Self.hostile, ""])
        draft.worn = try listing()
        let id = try await author.publish(draft).post.id
        environment.clock.advance(by: .seconds(3600))
        draft.text += "\n고침"
        _ = try await author.edit(id, draft, expecting: nil)
        _ = try await service.repository(for: environment.members.stranger).like(id)
        environment.comments.set(AnyIdentifier(id), 3)
        return id
    }

    private func ask(_ target: String, beside others: DomainPages = .none) async throws -> WireResponse {
        var services = Services()
        services.provide((any FeedRepository).self, service.repository(for: .anonymous))
        let place = SitePlace(address: "https://madang.example")
        let site = try PageSite([FeedPostPages.all, others], at: place, for: services) {
            "/pictures/\($0)/\($1)"
        }
        return await Dispatcher.trusting(site.routes).respond(
            to: WireRequest(method: "GET", target: target))
    }

    private func html(_ target: String, beside others: DomainPages = .none) async throws -> String {
        String(decoding: try await ask(target, beside: others).body, as: UTF8.self)
    }

    @Test(arguments: Language.allCases, ["post", "front"])
    func golden(_ language: Language, _ page: String) async throws {
        let id = try await publish()
        let text = try await html((page == "post" ? "/s/\(id)" : "/") + "?lang=\(language.rawValue)")
        #expect(!text.contains("<script") && !text.contains("\"\u{301}"), "\(text)")
        try Self.folder.expect(text, "\(page)-\(language).html")
    }

    @Test("A post without a text is called by its photos") func withoutText() async throws {
        let id = try await author.publish(draft("", photos: ["단풍", "은행잎"])).post.id
        let text = try await html("/s/\(id)?lang=ko")
        #expect(text.contains(#"<h1 dir="auto">(사진 2장)</h1>"#), "\(text)")
        #expect(text.contains(#"property="og:description" content="단풍 · 은행잎""#), "\(text)")
        #expect(!text.contains("prose"), "There is no text to show: \(text)")
    }

    @Test("A line that is longer than the heading is shown in full below it") func longLine() async throws {
        let line = String(repeating: "가", count: 120)
        let id = try await author.publish(draft("\(line)\n끝")).post.id
        let text = try await html("/s/\(id)")
        #expect(text.contains("<h1 dir=\"auto\">\(line.prefix(100))</h1>"), "\(text)")
        #expect(text.contains("\(line)\n끝</p>"), "\(text)")
    }

    @Test("The worn listing says whether it can be bought, and is left out where a visitor cannot see it")
    func worn() async throws {
        var draft = try draft("유니폼")
        let listing = try listing()
        draft.worn = listing
        let path = "/s/\(try await author.publish(draft).post.id)"
        let address = "href=\"/s/\(listing)?lang=en\""
        let shown = try await html(path)
        #expect(shown.contains(address) && shown.contains(">on sale<"), "\(shown)")
        environment.subjects.end(listing)
        #expect(try await html(path).contains(">not on sale<"))
        environment.subjects.show(listing, false)
        let hidden = try await html(path)
        #expect(hidden.contains("유니폼") && !hidden.contains("\(listing)"), "\(hidden)")
        #expect(!hidden.contains("Worn in this post"), "An empty section is left out: \(hidden)")
    }

    @Test("A section shows the newest six and ends there; a member's page shows the member's own")
    func newest() async throws {
        for number in 1...7 {
            environment.clock.advance(by: .seconds(60))
            _ = try await author.publish(draft("코디 \(number)"))
        }
        let front = try await html("/")
        #expect(front.contains("코디 7<") && front.contains("코디 2<") && !front.contains("코디 1<"), "\(front)")
        let (owner, other) = (environment.members.owner.memberID, environment.members.buyer.memberID)
        let own = try await html("/s/\(try #require(owner))", beside: MemberPage.pages)
        #expect(own.contains("<h2 id=\"section-1\">Feed posts</h2>") && own.contains("코디 7<"), "\(own)")
        let others = try await html("/s/\(try #require(other))", beside: MemberPage.pages)
        #expect(others.contains("<h1>이웃</h1>") && !others.contains("Feed posts"), "\(others)")
    }

    @Test("What a visitor may not see is not found, and looks like what never was")
    func hidden() async throws {
        let id = try await publish()
        let missing = try await ask("/s/\(FeedPostID(RawIdentifier(high: 1, low: 1)))")
        #expect(missing.status == 404)
        let moderator = service.repository(for: environment.members.moderator)
        _ = try await moderator.moderate(id, .hide, reason: "전화번호")
        #expect(try await ask("/s/\(id)") == missing)
        #expect(try await html("/").contains("From the feed") == false, "An empty section is left out.")
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

/// The page of a member, as another domain has it.
private struct MemberPage: ViewModel {
    static let pages = DomainPages(
        templates: ["member": "{{<layout}}\n{{$main}}\n<h1>이웃</h1>\n{{/main}}\n{{/layout}}\n"],
        records: [
            RecordPage(name: "members.page", prefix: MemberSubject.prefix) {
                _, _, _ throws(ServiceFailure) in
                WebPage("member", MemberPage(), head: PageHead("이웃", ""))
            }
        ])

    func shown(_ name: String) -> Shown? { nil }
}
