import Wire
import WireClient

/// Clients who look at listings, like them and read first pages, at the pace of many people who each do so
/// now and then. They speak HTTP, so that nothing is measured but the server.
struct HonestClients: Sendable {
    /// Gives the token of a member.
    typealias Token = @Sendable () async throws -> String?
    private typealias Request = @Sendable (_ turn: Int) async throws -> WireRequest

    private let transport: CurlTransport
    private let members: [Token]
    private let ids: [String]

    /// Two clients of each kind.
    private static let clients = 2
    /// How long after a request a client sends the next one, if it has been answered by then.
    private static let pace = Duration.milliseconds(40)

    /// Clients who know that many listings, some of them members. Throws if there are no listings.
    init(_ transport: CurlTransport, members: [Token], listings count: Int) async throws {
        (self.transport, self.members) = (transport, members)
        ids = try await ListedIdentifiers(transport).first(count)
    }

    /// Lets all of them ask for that long, and answers how long each kind took.
    func measure(for time: Duration) async -> [SearchReport.Kind: Latencies] {
        let end = ContinuousClock.now + time
        return await withTaskGroup(of: (SearchReport.Kind, Latencies).self) { group in
            for kind in SearchReport.Kind.allCases {
                for client in 0..<Self.clients {
                    group.addTask { (kind, await measure(until: end, request(kind, client))) }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0, default: Latencies()].merge($1.1) }
        }
    }

    private func measure(until end: ContinuousClock.Instant, _ request: Request) async -> Latencies {
        var (latencies, turn) = (Latencies(), 0)
        while ContinuousClock.now < end {
            var begun = ContinuousClock.now
            do {
                let request = try await request(turn)
                begun = .now
                let response = try await transport.send(request)
                if response.status == 200 {
                    latencies.note(ContinuousClock.now - begun)
                } else {
                    latencies.note(failure: "\(response.status)")
                }
            } catch {
                latencies.note(failure: "\(error)")
            }
            turn += 1
            try? await Task.sleep(until: begun + Self.pace)
        }
        return latencies
    }

    private func request(_ kind: SearchReport.Kind, _ client: Int) -> Request {
        let start = client * ids.count / Self.clients
        let path = { @Sendable [ids] (turn: Int) in "/api/v1/listings/" + ids[(start + turn) % ids.count] }
        switch kind {
        case .details: return { turn in WireRequest(method: "GET", target: path(turn)) }
        case .likes:
            let token = members[client % members.count]
            return { turn in
                var request = WireRequest(method: "PUT", target: path(turn) + "/like")
                request.headers["authorization"] = "Bearer \(try await token() ?? "")"
                return request
            }
        case .firstPages:
            return { turn in
                let query = Self.firstPages[turn % Self.firstPages.count]
                return WireRequest(method: "GET", target: "/api/v1/listings?" + query)
            }
        }
    }

    /// The first pages that people open: in every order, and of one category.
    private static let firstPages = [
        "order=newest", "order=most-liked", "order=cheapest", "order=dearest", "category=jersey",
        "category=clothing", "category=general",
    ]
}
