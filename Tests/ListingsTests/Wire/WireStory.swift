import ContractKit
import Listings
import ListingsContract
import ListingsHTTP
import TestKit
import Vocabulary
import Wire

/// A market in which the same things happen in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment: ClauseEnvironment
    let service: ListingService
    let recorder: Recorder

    init() {
        environment = ClauseEnvironment(.ascending)
        service = environment.service(over: InMemoryListingStore())
        recorder = Recorder(Loopback(service.dispatcher))
    }

    var members: ClauseMembers { environment.members }
    var soon: Timestamp { environment.clock.now().advanced(by: .seconds(600)) }

    /// The verbs of this process, which are not recorded.
    func local(_ principal: Principal) -> any ListingRepository { service.repository(for: principal) }

    /// The recorded verbs.
    func remote(_ principal: Principal) -> any ListingRepository {
        RemoteListingRepository(recorder.caller(as: principal))
    }

    /// A jersey with everything that a listing can say.
    static let jersey = ListingDraft(
        title: "전북 현대 홈 유니폼", description: "한 번 입었습니다.\n\"Worn once\" — 100% \\ A+",
        price: Money(120_000, .krw), discount: Money(20_000, .krw), stock: 3, category: .jersey,
        condition: .a,
        attributes: [
            .league: "K리그1", .team: "전북 현대", .season: "2023/24", .size: "L", .player: "이동국",
            .version: "authentic",
        ])

    static let plain = ListingDraft(title: "Scarf", price: Money(1_250, .usd), category: .general)

    func jersey() async throws -> ListingID {
        try await local(members.seller).publish(Self.jersey, as: .onSale).listing.id
    }

    /// That many pictures of the seller's.
    func pictures(_ count: Int) throws -> [PictureID] {
        let seller = try expectValue(members.seller.memberID, "the seller")
        return (0..<count).map { _ in environment.pictures.add(by: seller).id }
    }

    func hold(_ id: ListingID) async throws -> OrderID {
        let order: OrderID = environment.ids.next()
        return try await local(members.buyer).hold(id, quantity: 2, for: order, until: soon).order
    }

    /// A query with every filter.
    var query: ListingQuery {
        var query = ListingQuery()
        query.order = .cheapest
        query.categories = [.jersey, .clothing]
        query.conditions = [.s, .a]
        query.attributes = [
            .league: ["K리그1"], .team: ["전북 현대", "울산&HD"], .season: ["2023/24"], .size: ["L"],
            .player: ["이동국"], .version: ["authentic"],
        ]
        (query.minimumPrice, query.maximumPrice, query.currency) = (1, 200_000, .krw)
        query.seller = members.seller.memberID
        query.keyword = "홈 100% \\ a+"
        query.onSaleOnly = true
        return query
    }
}
