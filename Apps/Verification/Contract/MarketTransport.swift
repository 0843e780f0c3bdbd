import Listings
import Synchronization
import Vocabulary
import Wire

/// Carries the requests of a clause about goods among those of others: lists are asked for by seller, so that
/// they hold the clause's own goods alone, and what was put up is remembered, to be taken away.
///
/// A list of the goods of one seller promises what a list of all does: order, filters, cursors and totals. A
/// clause that lists the goods of several at once needs a place of its own, as shows when it is rehearsed.
final class MarketTransport: Transport {
    /// What a clause has left behind.
    struct Traces: Sendable {
        var listings: [(id: ListingID, seller: MemberID)] = []
        var holds: [ListingID: [OrderID]] = [:]
    }

    private static let list = "/api/v1/listings"
    private let inner: any Transport
    private let seller: MemberID
    private let state = Mutex(Traces())

    /// Lists are of the only member who has put something up, and of this one as long as nobody has.
    init(_ inner: any Transport, seller: MemberID) {
        (self.inner, self.seller) = (inner, seller)
    }

    /// What is left behind.
    var traces: Traces { state.withLock { $0 } }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var request = request
        let parts = request.target.split(separator: "?", maxSplits: 1)
        let path = String(parts.first ?? "")
        let query = parts.count > 1 ? String(parts[1]) : ""
        let isRestricted = query.split(separator: "&").contains { $0.hasPrefix("seller=") }
        if request.method == "GET", path == Self.list, !isRestricted {
            request.target = path + "?" + (query.isEmpty ? "" : query + "&") + "seller=\(shown)"
        }
        let response = try await inner.send(request)
        if response.status < 300 { note(request, path, response) }
        return response
    }

    private var shown: MemberID {
        let sellers = state.withLock { Set($0.listings.map(\.seller)) }
        return sellers.count == 1 ? sellers.first ?? seller : seller
    }

    private func note(_ request: WireRequest, _ path: String, _ response: WireResponse) {
        if request.method == "POST", path == Self.list { notePublished(response) }
        let steps = path.split(separator: "/")
        guard request.method == "PUT", steps.count == 6, steps[4] == "holds", let id = ListingID(steps[3]),
            let order = OrderID(steps[5])
        else { return }
        state.withLock { $0.holds[id, default: []].append(order) }
    }

    private func notePublished(_ response: WireResponse) {
        guard case .object(let body)? = try? JSONReader.read(response.body),
            case .string(let text)? = body["id"], let id = ListingID(text),
            case .object(let card)? = body["seller"], case .string(let name)? = card["id"],
            let seller = MemberID(name)
        else { return }
        state.withLock { $0.listings.append((id, seller)) }
    }
}
