import Auth
import AuthContract
import Composition
import ContractKit
import Listings
import ListingsContract
import Vocabulary
import WireClient

/// A server that others run: clauses are checked one at a time, by members who join for it and withdraw
/// afterwards.
struct DeployedServer {
    private static let members = 24
    private let address: ServerAddress

    init(_ address: ServerAddress) {
        self.address = address
    }

    /// Checks the contract of accounts.
    func checkAuth() async throws -> ContractReport {
        let curl = CurlTransport(to: address, version: MadangVersion.text)
        try await RemotePlatform(over: curl, backend: .server(address)).ready()
        let report = await ContractReport(
            "auth", AuthContract.clauses, on: "\(address)", orders: [.ascending], atOnce: 1
        ) { clause, _ in
            try await checkAuth(clause, UnmetNeeds(), curl)
        }
        await curl.close()
        return report
    }

    private func checkAuth(
        _ clause: Clause<AuthFixture>, _ unmet: UnmetNeeds, _ curl: CurlTransport
    ) async throws {
        let transport = ObservingTransport(curl, unmet)
        let platform = RemotePlatform(over: transport, backend: .server(address))
        var fixture = AuthFixture(
            store: InMemoryAuthStore(), order: .ascending,
            reopen: { throw NotApplicable(needs: [.reopening]) },
            unmet: unmet)
        let visitor = try platform.anonymous.auth
        fixture.anonymous = visitor
        fixture.newKey = { IdempotencyKey(SystemIdentifiers(SystemClock())) }
        fixture.calling = { _ in
            unmet.note(.addresses)
            return visitor
        }
        fixture.bearing = { token throws(AuthError) in
            let services: Services
            do throws(ServiceFailure) {
                services = try await platform.services(for: MemberSession.bearing(token))
            } catch {
                throw .service(error)
            }
            return try services.auth
        }
        let outcome = await Self.outcome(of: clause, in: fixture, unmet)
        await transport.sendGuestsHome(platform)
        try outcome.get()
    }

    /// Checks the contract of listings.
    func checkListings() async throws -> ContractReport {
        let curl = CurlTransport(to: address, version: MadangVersion.text)
        let guests = try await DeployedMembers(
            Self.members, at: RemotePlatform(over: curl, backend: .server(address)))
        let report = await ContractReport(
            "listings", ListingContract.clauses, on: "\(address)", orders: [.ascending], atOnce: 1
        ) { clause, _ in
            let unmet = UnmetNeeds()
            let platform = RemotePlatform(over: ObservingTransport(curl, unmet), backend: .server(address))
            let fixture = try await guests.market(platform, unmet)
            try await Self.outcome(of: clause, in: fixture, unmet).get()
        }
        await guests.goHome()
        await curl.close()
        return report
    }

    /// A clause that needed what a server does not give away has not failed.
    private static func outcome<Fixture>(
        of clause: Clause<Fixture>, in fixture: Fixture, _ unmet: UnmetNeeds
    ) async -> Result<Void, any Error> {
        do {
            try await clause.check(in: fixture)
        } catch {
            if !unmet.noted.isEmpty { return .failure(NotApplicable(needs: unmet.noted)) }
            let cause: any Error = (error as? BrokenPromise)?.cause ?? error
            if case .limited? = (cause as? any DomainError)?.service {
                return .failure(NotApplicable("the server slows down so many at once"))
            }
            if let error = cause as? AuthError, error.fieldErrors.contains(where: { $0.rule == .taken }) {
                return .failure(NotApplicable("needs a name that somebody has"))
            }
            return .failure(error)
        }
        return unmet.noted.isEmpty ? .success(()) : .failure(NotApplicable(needs: unmet.noted))
    }
}

extension MemberSession {
    /// A session that has nothing but an access token.
    static func bearing(_ token: String) -> MemberSession {
        let (ids, now) = (SystemIdentifiers(), SystemClock().now())
        let tokens = TokenPair(
            accessToken: token, accessExpiresAt: now, refreshToken: "", refreshExpiresAt: now)
        let kept = KeptSession(member: ids.next(), session: ids.next(), tokens: tokens)
        return MemberSession(InMemorySessionStorage(kept)) { _ throws(AuthError) in throw .sessionEnded }
    }
}
