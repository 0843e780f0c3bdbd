import AuthContract
import Composition
import ContractKit
import Operations
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
    private var names: SceneNames
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
            let told = FuzzFault.Reason(
                en: "\(reason.en), \(response.status)", ko: "\(reason.ko), \(response.status)")
            report.fault(number, told, Array(text.utf8))
        }
    }

    /// A platform with the things of every domain; its owner has every right, and asks.
    private static func open() async throws -> (Dispatcher, String, SceneNames) {
        let platform = LocalPlatform.inMemory(.ephemeral(hasher: FastPasswordHasher()))
        let cast = try await platform.joinedCast()
        if let owner = cast.owner.principal.memberID { try await platform.appoint(owner, as: .operator) }
        var names: SceneNames = [:]
        for domain in Domain.all { names.merge(try await domain.verification.prepare(cast)) { $1 } }
        return (platform.dispatcher(), cast.owner.accessToken, names)
    }
}
