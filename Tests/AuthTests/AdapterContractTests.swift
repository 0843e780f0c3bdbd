import Auth
import AuthContract
import AuthPasswords
import AuthTokens
import ContractKit
import Testing

/// Every promise once more over the real passwords and tokens, passwords at the least cost.
struct AdapterContractTests {
    @Test(arguments: AuthContract.clauses)
    func keeps(_ clause: Clause<AuthFixture>) async throws {
        try await Ring.with { ring in
            let secret = try await ring.keys.refreshSecret()
            let fixture = AuthFixture(
                store: InMemoryAuthStore(), order: .shuffled,
                altering: { ports in
                    ports.hasher = ArgonPasswordHasher(cost: .init(memoryKiB: 8, passes: 1))
                    ports.accessTokens = ring.tokens
                    ports.refreshTokens = SodiumRefreshTokens(secret: secret)
                })
            try await clause.check(in: fixture)
        }
    }
}
