import Auth
import AuthTokens
import Composition
import ContractKit
import FoundationEssentials
import Listings
import Testing
import Vocabulary
import Wire

/// A platform with signed tokens, some listings, and every bad thing that the table names.
struct BadInputScene: Sendable {
    private let dispatcher: Dispatcher
    private let platform: LocalPlatform
    private let folder: TemporaryFolder
    private let values: [String: String]
    private let tokens: [String: String]
    private let bad: [BadToken: String]

    init() async throws {
        let (clock, folder) = (ManualClock(), try TemporaryFolder())
        let ids = OrderedIdentifiers(.ascending)
        let keys = try await Self.tokens(folder.path + "/keys", clock, ids)
        let dependencies = PlatformDependencies(
            time: clock, ids: ids, hasher: QuickHasher(), accessTokens: keys,
            refreshTokens: QuickRefreshTokens(), mailer: InMemoryMailer())
        let platform = LocalPlatform.inMemory(dependencies)
        let owner = try await Self.join("owner", platform)
        let expired = owner.tokens.accessToken
        clock.advance(by: TokenLife.access)
        let (first, second) = (
            try await Self.login("owner", platform), try await Self.login("owner", platform)
        )
        let stranger = try await Self.join("stranger", platform)
        let bearer = platform.services(for: .member(owner.account.id, session: first.session, role: .member))
        try await bearer.auth.endSession(second.session)
        let foreign = try await Self.tokens(folder.path + "/others", clock, ids).issue(
            AccessClaims(member: owner.account.id, session: first.session, role: .member), at: clock.now())
        self.platform = platform
        self.folder = folder
        dispatcher = platform.dispatcher()
        values = try await Self.values(bearer.listings, owner.account.id, platform)
        tokens = ["owner": first.tokens.accessToken, "stranger": stranger.tokens.accessToken]
        bad = try [
            .expired: expired, .foreign: foreign.text, .ended: second.tokens.accessToken, .empty: "",
            .withoutAlgorithm: Self.withoutAlgorithm(first.tokens.accessToken),
            .tampered: Self.tampered(first.tokens.accessToken),
        ]
    }

    /// The answer to a bad input.
    func answer(to input: BadInput) async -> WireResponse {
        var target = input.target
        for (name, value) in values { target = target.replacing("{\(name)}", with: value) }
        var request = WireRequest(method: input.method, target: target, body: input.body)
        if !input.body.isEmpty { request.headers["content-type"] = "application/json" }
        switch input.sender {
        case .visitor: break
        case .owner: request.headers["authorization"] = "Bearer \(tokens["owner"] ?? "")"
        case .stranger: request.headers["authorization"] = "Bearer \(tokens["stranger"] ?? "")"
        case .bearer(let token): request.headers["authorization"] = "Bearer \(bad[token] ?? "")"
        }
        return await dispatcher.respond(to: request)
    }

    /// What is there, as everybody sees it.
    func visible() async throws -> [ListingView] {
        try await platform.anonymous.listings.browse(ListingQuery(), .first).items
    }
}

extension BadInputScene {
    private static func tokens(
        _ path: String, _ clock: ManualClock, _ ids: OrderedIdentifiers
    ) async throws -> SignedAccessTokens {
        SignedAccessTokens(
            try await DeploymentKeys.open(FileKeyStore(path), time: clock, ids: ids), ids: ids)
    }

    private static func join(_ name: String, _ platform: LocalPlatform) async throws -> SignedIn {
        try await platform.anonymous.auth.join(
            JoinDraft(email: Person.email(of: name), password: Person.password, nickname: name), device: "")
    }

    private static func login(_ name: String, _ platform: LocalPlatform) async throws -> SignedIn {
        try await platform.anonymous.auth.login(
            email: Person.email(of: name), password: Person.password, device: "")
    }

    private static func values(
        _ listings: any ListingRepository, _ member: MemberID, _ platform: LocalPlatform
    ) async throws -> [String: String] {
        var ids: [ListingID] = []
        for title in ["보임", "숨김", "지움"] {
            let draft = ListingDraft(title: title, price: Money(1, .krw), category: .general)
            ids.append(try await listings.publish(draft, as: .onSale).listing.id)
        }
        let page = try await listings.browse(ListingQuery(), try PageRequest(limit: 1))
        let cursor = try #require(page.next).text
        _ = try await listings.hide(ids[1])
        try await listings.delete(ids[2])
        let last: Character = cursor.hasSuffix("A") ? "B" : "A"
        return [
            "listing": "\(ids[0])", "hidden": "\(ids[1])", "deleted": "\(ids[2])", "member": "\(member)",
            "order": "\(OrderID(ids[0].raw))", "cursor": cursor,
            "tampered": String(cursor.dropLast()) + String(last),
        ]
    }

    /// The token under the header `{"alg":"none"}` and without a signature (RFC 7519, section 6).
    private static func withoutAlgorithm(_ token: String) throws -> String {
        let parts = token.split(separator: ".").map(String.init)
        try #require(parts.count == 3)
        let header = Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64EncodedString()
        return "\(header.replacing("=", with: "")).\(parts[1])."
    }

    /// The token with one character of its claims changed.
    private static func tampered(_ token: String) throws -> String {
        var parts = token.split(separator: ".").map(String.init)
        try #require(parts.count == 3)
        let first: Character = parts[1].hasPrefix("e") ? "f" : "e"
        parts[1] = String(first) + parts[1].dropFirst()
        return parts.joined(separator: ".")
    }
}

/// Refresh tokens that nobody uses here.
private struct QuickRefreshTokens: RefreshTokens {
    func mint() -> String { "refresh-\(SystemIdentifiers().next())" }
    func successor(of token: String) -> String { token + "+" }
    func digest(of token: String) -> TokenDigest { TokenDigest(token) }
}
