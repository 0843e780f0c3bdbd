import Auth
import AuthTokens
import Composition
import ContractKit
import FoundationEssentials
import TestHooks
import TestKit
import Testing
import Verification
import Vocabulary
import Wire

/// A platform with signed tokens, the things of every domain, and every bad token that can be.
struct BadInputCases: Sendable {
    private let dispatcher: Dispatcher
    private let platform: LocalPlatform
    private let folder: TemporaryFolder
    private let values: TestNames
    private let tokens: [String: String]
    private let bad: [BadToken: String]

    init() async throws {
        let (clock, folder) = (ManualClock(), try TemporaryFolder())
        let ids = OrderedIdentifiers(.ascending)
        let keys = try await Self.tokens(folder.path + "/keys", clock, ids)
        let dependencies = PlatformDependencies(
            time: clock, ids: ids, hasher: QuickHasher(), accessTokens: keys,
            refreshTokens: QuickRefreshTokens(), mailer: InMemoryMailer(), payments: .tried(by: clock))
        let platform = LocalPlatform.inMemory(dependencies)
        let expired = try await platform.joinedMembers().owner.accessToken
        clock.advance(by: TokenLife.access)
        let (first, second) = (
            try await Self.login("owner", platform), try await Self.login("owner", platform)
        )
        let stranger = try await Self.login("stranger", platform)
        try await Self.services(first, platform).auth.endSession(second.session)
        let foreign = try await Self.tokens(folder.path + "/others", clock, ids).issue(
            AccessClaims(member: first.account.id, session: first.session, role: .member), at: clock.now())
        self.platform = platform
        self.folder = folder
        dispatcher = platform.dispatcher()
        values = try await Self.values(try await Self.members(first, stranger, platform, clock.now()))
        tokens = ["owner": first.tokens.accessToken, "stranger": stranger.tokens.accessToken]
        bad = try [
            .expired: expired, .foreign: foreign.text, .ended: second.tokens.accessToken, .empty: "",
            .withoutAlgorithm: Self.withoutAlgorithm(first.tokens.accessToken),
            .tampered: Self.tampered(first.tokens.accessToken),
        ]
    }

    /// The answer to a bad input.
    func answer(to input: BadInput) async -> WireResponse {
        let target = input.target.filled(with: values)
        // A body that is no text goes out as it is.
        let body = String(validating: input.body, as: UTF8.self).map { Array($0.filled(with: values).utf8) }
        var request = WireRequest(method: input.method, target: target, body: body ?? input.body)
        if !input.body.isEmpty { request.headers["content-type"] = input.contentType }
        switch input.sender {
        case .visitor: break
        case .owner: request.headers["authorization"] = "Bearer \(tokens["owner"] ?? "")"
        case .stranger: request.headers["authorization"] = "Bearer \(tokens["stranger"] ?? "")"
        case .bearer(let token): request.headers["authorization"] = "Bearer \(bad[token] ?? "")"
        }
        return await dispatcher.respond(to: request)
    }

    /// What is there, as everybody sees it, by domain.
    func visible() async throws -> [String] {
        var texts: [String] = []
        for trial in Trial.all { texts.append(try await trial.verification.visible(platform.anonymous)) }
        return texts
    }
}

extension BadInputCases {
    private static func tokens(
        _ path: String, _ clock: ManualClock, _ ids: OrderedIdentifiers
    ) async throws -> SignedAccessTokens {
        SignedAccessTokens(
            try await DeploymentKeys.open(FileKeyStore(path), time: clock, ids: ids), ids: ids)
    }

    private static func login(_ name: String, _ platform: LocalPlatform) async throws -> SignedIn {
        try await platform.anonymous.auth.login(
            email: "\(name)@example.com", password: "느티나무 그늘 아래 42", device: "")
    }

    private static func services(_ signedIn: SignedIn, _ platform: LocalPlatform) -> Services {
        platform.testServices(for: principal(signedIn))
    }

    private static func principal(_ signedIn: SignedIn) -> Principal {
        .member(signedIn.account.id, session: signedIn.session, role: signedIn.account.role)
    }

    private static func members(
        _ owner: SignedIn, _ stranger: SignedIn, _ platform: LocalPlatform, _ now: Timestamp
    ) async throws -> TestMembers {
        func member(_ signedIn: SignedIn) -> TestMember {
            TestMember(
                principal: principal(signedIn), email: signedIn.account.email,
                password: "느티나무 그늘 아래 42", refreshToken: signedIn.tokens.refreshToken,
                accessToken: signedIn.tokens.accessToken, services: services(signedIn, platform))
        }
        return TestMembers(
            owner: member(owner), stranger: member(stranger),
            buyer: member(try await login("buyer", platform)),
            moderator: member(try await login("moderator", platform)),
            operator: member(try await login("operator", platform)), now: now,
            services: { platform.testServices(for: $0) })
    }

    private static func values(_ members: TestMembers) async throws -> TestNames {
        var names: TestNames = [:]
        for trial in Trial.all {
            do {
                names.merge(try await trial.verification.prepare(members)) { $1 }
            } catch {
                throw BrokenPromise("what \(trial) prepares for its bad inputs is refused: \(error)")
            }
        }
        return names
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
