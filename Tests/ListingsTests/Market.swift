import ContractKit
import Listings
import ListingsContract
import ListingsHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run a market.
enum Market: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty market whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder, holdLimits: HoldLimits = .listings) -> ListingFixture {
        let environment = ClauseEnvironment(order)
        let service = environment.service(over: InMemoryListingStore(), holdLimits: holdLimits)
        let loopback = Loopback(service.dispatcher)
        return .of(
            { service }, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemoteListingRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension ListingService {
    /// A server of listings alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(listingRoutes(repository)) }
}
