import Auth
import AuthContract
import Composition
import Listings
import Vocabulary
import Wire

/// A whole Madang in memory that answers requests, made anew from time to time, so that it stays small.
struct FuzzServer {
    private static let requestsOfOne = 5000

    private let target: FuzzTarget
    private let corpus: FuzzCorpus
    private let declared: DeclaredAnswers
    private var dispatcher: Dispatcher
    private var token: String
    private var names: [String: String]
    private var answered = 0

    init(_ target: FuzzTarget) async throws {
        self.target = target
        corpus = FuzzCorpus(target)
        declared = try DeclaredAnswers(Documents.openAPI())
        (dispatcher, token, names) = try await Self.open()
    }

    /// Sends the request of that number and looks at the answer.
    mutating func feed(_ number: Int, _ seed: UInt64, _ report: inout FuzzReport) async throws {
        answered += 1
        if answered.isMultiple(of: Self.requestsOfOne) {
            (dispatcher, token, names) = try await Self.open()
        }
        var request = corpus.request(number, seed, names)
        if number % 4 != 0 { request.headers["authorization"] = "Bearer \(token)" }
        let response = await dispatcher.respond(to: request)
        report.note(String(response.status))
        // The member has ended their own session, or membership: the next requests are another's.
        if response.status == 401, request.bearerToken != nil {
            (dispatcher, token, names) = try await Self.open()
        }
        if let reason = declared.fault(of: response, to: request, by: corpus.endpoint(number, seed)) {
            let text = "\(request.method) \(request.target) " + String(decoding: request.body, as: UTF8.self)
            report.fault(number, "\(reason), \(response.status)", Array(text.utf8))
        }
    }

    /// A member with every right, a listing on sale and one hold on another's.
    private static func open() async throws -> (Dispatcher, String, [String: String]) {
        let platform = LocalPlatform.inMemory(.ephemeral(hasher: FastPasswordHasher()))
        let owner = try await join("owner", platform)
        let other = try await join("other", platform)
        try await platform.appoint(owner.account.id, as: .operator)
        let verbs = try platform.services(
            for: .member(owner.account.id, session: owner.session, role: .operator)
        ).listings
        let others = try platform.services(
            for: .member(other.account.id, session: other.session, role: .member)
        ).listings
        let draft = ListingDraft(title: "의자", price: Money(1000, .krw), stock: 9, category: .general)
        let listing = try await verbs.publish(draft, as: .onSale).listing.id
        let foreign = try await others.publish(draft, as: .onSale).listing.id
        _ = try await verbs.publish(draft, as: .onSale)
        let cursor = try await verbs.browse(ListingQuery(), try PageRequest(limit: 1)).next
        let names = [
            "listing": "\(listing)", "foreign": "\(foreign)", "member": "\(other.account.id)",
            "order": "\(OrderID(listing.raw))", "session": "\(other.session)", "cursor": cursor?.text ?? "",
            "until": SystemClock().now().advanced(by: .seconds(600)).rfc3339,
            "refresh": owner.tokens.refreshToken,
        ]
        return (platform.dispatcher(), owner.tokens.accessToken, names)
    }

    private static let password = "느티나무 그늘 아래 42"

    private static func join(_ name: String, _ platform: LocalPlatform) async throws -> SignedIn {
        try await platform.anonymous.auth.join(
            JoinDraft(email: "\(name)@example.com", password: password, nickname: name), device: "fuzz")
    }
}
