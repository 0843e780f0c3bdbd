import Auth
import AuthConsole
import AuthContract
import AuthHTTP
import AuthSQL
import Vocabulary
import Wire

extension Domain {
    /// Accounts and sessions. Their store is the platform's, which needs them before all others.
    static let auth = Domain(
        name: "auth", schema: AuthSchema.schema, endpoints: AuthEndpoints.all,
        commands: [AuthNoun.self, InvitationsNoun.self, MembersNoun.self, ProfileNoun.self],
        acts: MembersNoun.acts,
        contract: authContract,
        verification: AuthVerification.verification, drill: { _ in AccountDrill() },
        open: { _ in
            OpenDomain { parts in
                let auth = parts.accounts.service
                return RunningDomain(
                    routes: authRoutes { auth.repository(for: $0.principal, from: $0.address) },
                    departure: .ownsMembers, outbox: auth.outbox
                ) { principal, services in
                    services.provide((any AuthRepository).self, auth.repository(for: principal))
                }
            }
        },
        connect: { parts, services in
            services.provide((any AuthRepository).self, RemoteAuthRepository(parts))
        })

    private static let authContract = DomainContract(
        "auth", AuthContract.clauses, visit: .joining
    ) { order, place in
        AuthFixture(
            store: place.map { SQLAuthStore($0.database) } ?? InMemoryAuthStore(), order: order,
            reopen: { try await place?.reopen() })
    }
}

extension RemoteAuthRepository {
    /// The verbs of accounts at a server.
    init(_ parts: RemoteParts) {
        self.init(over: parts.transport, credentials: parts.credentials, retrying: parts.retrying)
    }
}
