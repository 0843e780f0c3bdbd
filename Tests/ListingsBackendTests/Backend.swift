import ContractKit
import DatabaseTrials
import Listings
import ListingsContract
import ListingsHTTP
import ListingsSQL
import Vocabulary
import Wire

/// A database that listings are kept in, and the way to it.
struct Backend: Sendable, CustomStringConvertible {
    let place: TrialPlace
    var isOverLoopback = false

    /// Every place directly, and one of each engine through the bytes of requests and answers.
    static let all =
        TrialPlace.present.map { Backend(place: $0) }
        + TrialPlace.present.filter { $0 != .sqliteFile }.map { Backend(place: $0, isOverLoopback: true) }

    var description: String { isOverLoopback ? "the loopback over \(place.rawValue)" : place.rawValue }

    /// Checks the clause in a market of its own, which is cleared away afterwards.
    func check(_ clause: Clause<ListingFixture>, _ order: IdentifierOrder) async throws {
        let surroundings = ListingSurroundings(order)
        let database = try await TrialDatabase.open(place, ListingsMigrations.all, time: surroundings.clock)
        let service = surroundings.service(over: SQLListingStore(database))
        let fixture = ListingFixture(
            surroundings, repository: { repository(service, as: $0) },
            forget: { try await service.forget($0) },
            reopen: { try await database.reopen() })
        do {
            try await clause.check(in: fixture)
        } catch {
            try await database.discard()
            throw error
        }
        try await database.discard()
    }

    private func repository(_ service: ListingService, as principal: Principal) -> any ListingRepository {
        guard isOverLoopback else { return service.repository(for: principal) }
        let dispatcher = Dispatcher(listingRoutes(service.repository)) { token throws(ServiceFailure) in
            guard let principal = PrincipalToken.principal(token) else { throw .accessInvalid }
            return principal
        }
        let credentials = PrincipalToken(principal: principal)
        return RemoteListingRepository(RemoteCaller(Loopback(dispatcher), credentials: credentials))
    }
}
