import Composition
import Synchronization
import Vocabulary
import Wire

/// Carries the requests of a clause among those of others at a server: the domain's list is asked for by
/// owner, so that it holds the clause's own things alone, and what was made is remembered, its pictures too,
/// to be taken away.
///
/// A list of what one member owns promises what a list of all does: order, filters, cursors and totals. A
/// clause that lists the things of several at once needs a place of its own, as shows when it is rehearsed.
final class OwnThingsTransport: Transport {
    private struct State {
        var owners: Set<MemberID> = []
        var made: [WireRequest] = []
        var put: [WireRequest] = []
    }

    private let inner: any Transport
    private let endpoints: [EndpointDescription]
    private let allEndpoints = Domain.all.flatMap(\.endpoints)
    private let listOwner: String?
    private let owner: MemberID
    private let state = Mutex(State())

    /// The domain's list is of the only member who has made something, and of this one as long as nobody has.
    /// Without `listOwner`, the parameter that says so, it is of everybody.
    init(_ inner: any Transport, of domain: Domain, listOwner: String?, _ owner: MemberID) {
        (self.inner, self.listOwner, self.owner) = (inner, listOwner, owner)
        endpoints = domain.endpoints
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var request = request
        let parts = request.target.split(separator: "?", maxSplits: 1)
        let path = String(parts.first ?? "")
        let query = parts.count > 1 ? String(parts[1]) : ""
        if let listOwner, request.method == "GET", Self.has(.post, path, endpoints),
            !Self.names(listOwner, query)
        {
            request.target = path + "?" + (query.isEmpty ? "" : query + "&") + "\(listOwner)=\(shown)"
        }
        let response = try await inner.send(request)
        if response.status < 300 { note(request, path, response) }
        return response
    }

    private static func names(_ parameter: String, _ query: String) -> Bool {
        query.split(separator: "&").contains { $0.hasPrefix(parameter + "=") }
    }

    private var shown: MemberID {
        let owners = state.withLock { $0.owners }
        return owners.count == 1 ? owners.first ?? owner : owner
    }

    /// Whether one of the endpoints is there, and its path holds no members.
    private static func has(
        _ method: Wire.Method, _ path: String, _ endpoints: [EndpointDescription]
    ) -> Bool {
        endpoints.contains { $0.method == method && "\($0.path)" == path }
    }

    private func note(_ request: WireRequest, _ path: String, _ response: WireResponse) {
        var undoing = WireRequest(method: "DELETE", target: path)
        undoing.headers["authorization"] = request.headers["authorization"]
        if request.method == "PUT" { state.withLock { $0.put.append(undoing) } }
        guard request.method == "POST", Self.has(.post, path, allEndpoints),
            case .object(let body)? = try? JSONReader.read(response.body)
        else { return }
        for id in Self.ids(in: body) {
            undoing.target = "\(path)/\(id)"
            state.withLock { [undoing] in $0.made.append(undoing) }
        }
        guard let listOwner, case .object(let card)? = body[listOwner], case .string(let text)? = card["id"],
            let member = MemberID(text)
        else { return }
        state.withLock { _ = $0.owners.insert(member) }
    }

    /// The identifier of what was made, or of each of several that were made at once.
    private static func ids(in body: JSONObject) -> [String] {
        if case .string(let id)? = body["id"] { return [id] }
        guard case .array(let items)? = body["items"] else { return [] }
        return items.compactMap { item in
            guard case .object(let made) = item, case .string(let id)? = made["id"] else { return nil }
            return id
        }
    }

    /// Takes away what was made, by those who made it, and blocks; where that is refused, first what was put
    /// below it.
    /// What the clause itself has removed, or ended for good, is refused here, which is as well.
    func tidy() async {
        let state = state.withLock { $0 }
        // A task that was cancelled could ask nothing any more.
        await Task { [inner] in
            for thing in state.made.reversed() {
                guard await !Self.took(thing, inner) else { continue }
                for part in state.put.reversed() where part.target.hasPrefix(thing.target + "/") {
                    _ = await Self.took(part, inner)
                }
                _ = await Self.took(thing, inner)
            }
            for own in state.put.reversed() where own.target.hasPrefix(Self.own) {
                _ = await Self.took(own, inner)
            }
        }.value
    }

    /// Where a member's own things lie that others meet everywhere: whom they have blocked.
    private static let own = "/api/v1/me/blocks/"

    private static func took(_ request: WireRequest, _ inner: any Transport) async -> Bool {
        guard let response = try? await inner.send(request) else { return false }
        return response.status < 300 || response.status == 404
    }
}
