import ContractKit
import DatabaseTestSupport
import Listings
import ListingsContract
import ListingsHTTP
import ListingsSQL
import Vocabulary
import Wire

/// A database that listings are kept in, and the way to it.
struct Backend: Sendable, CustomStringConvertible {
    let place: TestPlace
    var isOverLoopback = false

    /// Every place directly, and through the bytes of requests and answers: over a file what visitors are
    /// answered is kept meanwhile.
    static let all =
        TestPlace.present.map { Backend(place: $0) }
        + TestPlace.present.map { Backend(place: $0, isOverLoopback: true) }

    var description: String { isOverLoopback ? "the loopback over \(place.rawValue)" : place.rawValue }

    /// Checks the clause in a market of its own, which is cleared away afterwards.
    func check(_ clause: Clause<ListingFixture>, _ order: IdentifierOrder) async throws {
        let surroundings = ListingSurroundings(order)
        let database = try await TestDatabase.open(place, ListingsMigrations.all, time: surroundings.clock)
        let service = surroundings.service(over: SQLListingStore(database))
        let dispatcher = dispatcher(service, database, surroundings.clock)
        let fixture = ListingFixture(
            surroundings,
            repository: { isOverLoopback ? dispatcher.repository(for: $0) : service.repository(for: $0) },
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

    private func dispatcher(
        _ service: ListingService, _ database: TestDatabase, _ clock: ManualClock
    ) -> Dispatcher {
        let source = ResponseCache.Source(
            revision: { database.revision },
            nextChange: {
                guard let moment = try? await service.nextChange() else { return .never }
                return .at(moment)
            }, time: clock)
        return Dispatcher(listingRoutes(service.repository), cache: ResponseCache(source)) {
            token throws(ServiceFailure) in
            guard let principal = PrincipalToken.principal(token) else { throw .accessInvalid }
            return principal
        }
    }
}

extension Dispatcher {
    fileprivate func repository(for principal: Principal) -> any ListingRepository {
        let credentials = PrincipalToken(principal: principal)
        return RemoteListingRepository(RemoteCaller(Loopback(self), credentials: credentials))
    }
}
