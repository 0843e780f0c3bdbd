import Auth
import AuthContract
import AuthPages
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary
import Web
import Wire

/// Members as browsers see them.
@Suite struct PageTests {
    private static let folder = GoldenFolder("Pages/Auth")
    private static let password = "느티나무 그늘 아래 42"

    private let fixture = AuthFixture(store: InMemoryAuthStore(), order: .ascending)

    /// A member with all that can be shown.
    private func join() async throws -> SignedIn {
        let draft = JoinDraft(email: "minjun@example.com", password: Self.password, nickname: "민준")
        let signedIn = try await fixture.anonymous.join(draft, device: "")
        let verbs = try await fixture.bearing(signedIn.tokens.accessToken)
        _ = try await verbs.editProfile(
            ProfileDraft(nickname: "민준", introduction: "</p><script>alert(1)</script>\n둘째 줄 \"\u{301}"))
        let card = try await fixture.upload(signedIn, "")
        _ = try await verbs.changePicture(to: card.id)
        return signedIn
    }

    private func ask(_ target: String) async throws -> WireResponse {
        var services = Services()
        services.provide((any AuthRepository).self, fixture.anonymous)
        let site = try PageSite(
            [ProfilePages.all], at: SitePlace(address: "https://madang.example"), for: services
        ) { "/pictures/\($0)/\($1)" }
        return await Dispatcher.trusting(site.routes).respond(
            to: WireRequest(method: "GET", target: target))
    }

    @Test("A profile is public, but search engines do not list it", arguments: Language.allCases)
    func profile(_ language: Language) async throws {
        let id = try await join().account.id
        let text = String(
            decoding: try await ask("/s/\(id)?lang=\(language.rawValue)").body, as: UTF8.self)
        #expect(!text.contains("<script") && !text.contains("\"\u{301}"), "\(text)")
        #expect(text.contains(#"<meta name="robots" content="noindex">"#), "\(text)")
        #expect(!text.contains("minjun@example.com"))
        try Self.folder.expect(text, "profile-\(language).html")
    }

    @Test("A business is shown with the data that the law names", arguments: Language.allCases)
    func business(_ language: Language) async throws {
        let signedIn = try await join()
        let business = BusinessDraft(
            name: "느티나무 <상점>", representative: "김민준", address: "서울 마포구 12", phone: "02-123-4567",
            email: "shop@example.com", registrationNumber: "1234567891")
        let draft = ProfileDraft(nickname: "민준", seller: SellerDraft(kind: "business", business: business))
        _ = try await fixture.bearing(signedIn.tokens.accessToken).editProfile(draft)
        let text = String(
            decoding: try await ask("/s/\(signedIn.account.id)?lang=\(language.rawValue)").body, as: UTF8.self
        )
        #expect(text.contains("123-45-67891") && text.contains("느티나무 &lt;상점&gt;"), "\(text)")
        try Self.folder.expect(text, "business-\(language).html")
    }

    @Test("A member who has withdrawn looks like one who never was") func withdrawn() async throws {
        let signedIn = try await join()
        let missing = try await ask("/s/\(MemberID(RawIdentifier(high: 1, low: 1)))")
        #expect(missing.status == 404)
        try await fixture.bearing(signedIn.tokens.accessToken).withdraw(password: Self.password)
        #expect(try await ask("/s/\(signedIn.account.id)") == missing)
    }

    @Test func goldenFilesAreAllUsed() throws {
        try Self.folder.expectAllUsed(
            Language.allCases.flatMap { ["profile-\($0).html", "business-\($0).html"] }, ending: ".html")
    }
}
