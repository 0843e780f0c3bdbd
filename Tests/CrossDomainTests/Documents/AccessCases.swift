import Composition
import ContractKit
import TestHooks
import Verification
import Vocabulary
import Wire

/// Who asks, as the columns of the documents in Docs/access.
enum Asker: String, Sendable, CaseIterable {
    case anonymous, stranger, owner, moderator, `operator`
}

/// A domain's things in one state, and the people who ask for them.
struct PreparedCases: Sendable {
    private let access: AccessCases
    private let platform: LocalPlatform
    private let members: TestMembers
    private let names: TestNames

    init(_ trial: Trial, _ state: String) async throws {
        access = trial.verification.access
        let clock = ManualClock()
        platform = LocalPlatform.inMemory(
            .ephemeral(time: clock, hasher: QuickHasher(), payments: .tried(by: clock)))
        members = try await platform.joinedMembers()
        names = try await access.prepare(state, members)
    }

    /// The answer to a request by the asker.
    func answer(to request: WireRequest, by asker: Asker) async throws -> WireResponse {
        try await answer(to: request, token: token(of: asker))
    }

    func answer(to request: WireRequest, token: String?) async throws -> WireResponse {
        // Reading all templates takes longer than most answers.
        let site = try request.target.hasPrefix("/s/") ? platform.site() : nil
        var request = request
        if let token { request.headers["authorization"] = "Bearer \(token)" }
        return await platform.dispatcher(site: site).respond(to: request)
    }

    private func token(of asker: Asker) -> String? {
        switch asker {
        case .anonymous: nil
        case .stranger: members.stranger.accessToken
        case .owner: members.owner.accessToken
        case .moderator: members.moderator.accessToken
        case .operator: members.operator.accessToken
        }
    }

    /// A request to the endpoint or page; nil if the domain's access cases have none.
    func request(to endpoint: EndpointDescription) -> WireRequest? {
        guard let planned = access.requests[endpoint.name] else { return nil }
        let path = "\(endpoint.path)".filled(with: planned.path).filled(with: names)
        let query = planned.query.map { "?" + $0.filled(with: names) } ?? ""
        var request = WireRequest(method: endpoint.method.rawValue, target: path + query)
        if let body = planned.body {
            request.headers["content-type"] = "application/json"
            request.body = Array(body.filled(with: names).utf8)
        }
        if let form = planned.form {
            request.headers["content-type"] = form.contentType
            request.body = form.body
        }
        return request
    }
}
