import Composition
import Synchronization
import Vocabulary
import Wire

/// Isolates a clause's requests at a server with other content. The domain's list is filtered by owner, so
/// that it holds only the clause's records, and created records and pictures are remembered for removal.
///
/// A list of one owner's records keeps the promises of a list of all: order, filters, cursors and totals. A
/// clause that lists the records of several members at once needs a place of its own, as its rehearsal shows.
final class OwnThingsTransport: Transport {
    private struct State {
        var owners: Set<MemberID> = []
        var made: [WireRequest] = []
        var put: [WireRequest] = []
    }

    private let inner: any Transport
    private let endpoints: [EndpointDescription]
    private let allEndpoints = Domain.all.flatMap(\.endpoints)
    private let ownList: OwnList?
    private let owner: MemberID
    private let state = Mutex(State())

    /// Filters the domain's list by the only member who has created records, or by `owner` while none has.
    /// Without an `ownList` the list is not filtered.
    init(_ inner: any Transport, of domain: Domain, ownList: OwnList?, _ owner: MemberID) {
        (self.inner, self.ownList, self.owner) = (inner, ownList, owner)
        endpoints = domain.endpoints
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var request = request
        let parts = request.target.split(separator: "?", maxSplits: 1)
        let path = String(parts.first ?? "")
        let query = parts.count > 1 ? String(parts[1]) : ""
        if let ownList, request.method == "GET", Self.has(.post, path, endpoints), ownList.filters(query) {
            request.target = path + "?" + (query.isEmpty ? "" : query + "&") + "\(ownList.owner)=\(shown)"
        }
        let response = try await inner.send(request)
        if response.status < 300 { note(request, path, response) }
        return response
    }

    private var shown: MemberID {
        let owners = state.withLock { $0.owners }
        return owners.count == 1 ? owners.first ?? owner : owner
    }

    /// Whether one of the endpoints matches, with a path that holds no members.
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
        guard let ownList, case .object(let card)? = body[ownList.owner],
            case .string(let text)? = card["id"], let member = MemberID(text)
        else { return }
        state.withLock { _ = $0.owners.insert(member) }
    }

    /// The identifier of the created record, or of each of several.
    private static func ids(in body: JSONObject) -> [String] {
        if case .string(let id)? = body["id"] { return [id] }
        guard case .array(let items)? = body["items"] else { return [] }
        return items.compactMap { item in
            guard case .object(let made) = item, case .string(let id)? = made["id"] else { return nil }
            return id
        }
    }

    /// Removes the created records, on behalf of their authors, and blocks; if a removal is refused, removes
    /// first what was created below it. Records that the clause has removed or closed itself are refused
    /// here, which is harmless.
    func tidy() async {
        let state = state.withLock { $0 }
        // A cancelled task could send no requests.
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

    /// The path of the member's own state that affects them everywhere: their blocks.
    private static let own = "/api/v1/me/blocks/"

    private static func took(_ request: WireRequest, _ inner: any Transport) async -> Bool {
        guard let response = try? await inner.send(request) else { return false }
        return response.status < 300 || response.status == 404
    }
}
