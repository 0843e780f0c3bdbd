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
        let forget: @Sendable (MemberID) async throws -> Void = { try await service.forget($0) }
        switch self {
        case .inMemory:
            return ListingFixture(environment, repository: service.repository, forget: forget)
                .serving { service }
        case .overTheLoopback:
            let loopback = Loopback(service.dispatcher)
            return ListingFixture(
                environment, repository: { RemoteListingRepository(loopback.caller(as: $0)) }, forget: forget
            ).serving { service }
        }
    }
}

extension ListingService {
    /// A server of listings alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(listingRoutes(repository)) }
}
