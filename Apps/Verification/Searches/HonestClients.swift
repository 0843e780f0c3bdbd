import Composition
import Listings
import Vocabulary

/// Clients who look at listings, like them and read first pages, at the pace of many people who each do so
/// now and then.
struct HonestClients: Sendable {
    private typealias Ask = @Sendable (_ turn: Int) async throws -> Void

    private let visitor: any ListingRepository
    private let members: [any ListingRepository]
    private let ids: [ListingID]

    /// Two clients of each kind.
    private static let clients = 2
    /// How long after a request a client sends the next one, if it has been answered by then.
    private static let pace = Duration.milliseconds(40)

    /// Clients who know those listings, some of them members. Throws if the platform has no listings.
    init(_ platform: RemotePlatform, members: [Services], listings count: Int) async throws {
        visitor = try platform.anonymous.listings
        self.members = try members.map { try $0.listings }
        ids = try await Self.ids(count, visitor)
    }

    /// Lets all of them ask for that long, and answers how long each kind took.
    func measure(for time: Duration) async -> [SearchReport.Kind: Latencies] {
        let end = ContinuousClock.now + time
        return await withTaskGroup(of: (SearchReport.Kind, Latencies).self) { group in
            for kind in SearchReport.Kind.allCases {
                for client in 0..<Self.clients {
                    group.addTask { (kind, await Self.measure(until: end, ask(kind, client))) }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0, default: Latencies()].merge($1.1) }
        }
    }

    private static func measure(
        until end: ContinuousClock.Instant, _ ask: Ask
    ) async -> Latencies {
        var (latencies, turn) = (Latencies(), 0)
        while ContinuousClock.now < end {
            let begun = ContinuousClock.now
            do {
                try await ask(turn)
                latencies.note(ContinuousClock.now - begun)
            } catch {
                latencies.note(failure: (error as? any DomainError)?.code ?? "\(error)")
            }
            turn += 1
            try? await Task.sleep(until: begun + pace)
        }
        return latencies
    }

    private func ask(_ kind: SearchReport.Kind, _ client: Int) -> Ask {
        let start = client * ids.count / Self.clients
        let id = { @Sendable [ids] (turn: Int) in ids[(start + turn) % ids.count] }
        switch kind {
        case .details: return { [visitor] turn in _ = try await visitor.listing(id(turn)) }
        case .likes:
            let member = members[client % members.count]
            return { turn in _ = try await member.like(id(turn)) }
        case .firstPages:
            return { [visitor] turn in _ = try await visitor.browse(Self.query(turn), .first) }
        }
    }

    /// The first pages that people open: in every order, of everything and of one category.
    private static func query(_ turn: Int) -> ListingQuery {
        var query = ListingQuery()
        let places = turn % (ListingQuery.Order.allCases.count + Category.allCases.count)
        if places < ListingQuery.Order.allCases.count {
            query.order = ListingQuery.Order.allCases[places]
        } else {
            query.categories = [Category.allCases[places - ListingQuery.Order.allCases.count]]
        }
        return query
    }

    private static func ids(_ count: Int, _ visitor: any ListingRepository) async throws -> [ListingID] {
        var (ids, page): ([ListingID], PageRequest) = ([], try PageRequest(limit: PageRequest.largestLimit))
        while ids.count < count {
            let found = try await visitor.browse(ListingQuery(), page)
            ids += found.items.map(\.listing.id)
            guard let next = found.next else { break }
            page = try PageRequest(.after(next), limit: PageRequest.largestLimit)
        }
        guard !ids.isEmpty else { throw ServiceFailure.unavailable("there are no listings to look at") }
        return ids
    }
}
