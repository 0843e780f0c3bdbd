import Auth
import AuthContract
import Composition
import ContractKit
import Vocabulary
import Wire

/// The contract of accounts at a server.
enum AuthVisit {
    /// What a clause asks for, tried in memory.
    static func rehearse(_ clause: Clause<AuthFixture>) async -> Rehearsal {
        let unmet = UnmetNeeds()
        // Should it fail even here, it will at the server, and is broken there.
        _ = try? await clause.check(
            in: AuthFixture(store: InMemoryAuthStore(), order: .ascending, unmet: unmet))
        return Rehearsal(needs: Set(unmet.noted))
    }

    /// What a clause runs in: the verbs of a server, called through the platform.
    static func fixture(
        _ platform: RemotePlatform, calling: @escaping @Sendable (String) -> RemotePlatform,
        appoint: @escaping @Sendable (MemberID, Role) async throws -> Void
    ) throws -> AuthFixture {
        // The store stands for nothing here: all verbs are the server's.
        var fixture = AuthFixture(store: InMemoryAuthStore(), order: .ascending)
        let visitor = try platform.anonymous.auth
        fixture.anonymous = visitor
        fixture.newKey = { IdempotencyKey(SystemIdentifiers(SystemClock())) }
        fixture.calling = { address in (try? calling(address).anonymous.auth) ?? visitor }
        fixture.appoint = appoint
        fixture.reopen = { throw NotApplicable(needs: [.reopening]) }
        fixture.bearing = { token throws(AuthError) in
            let services: Services
            do throws(ServiceFailure) {
                services = try await platform.services(for: MemberSession.bearing(token))
            } catch {
                throw .service(error)
            }
            return try services.auth
        }
        return fixture
    }
}
