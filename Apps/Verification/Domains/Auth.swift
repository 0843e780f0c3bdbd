import Auth
import AuthContract
import AuthSQL
import Composition

extension Trial {
    /// How accounts and sessions are tried.
    static let auth = Trial(
        .auth, contract: authContract, verification: AuthVerification.verification,
        drill: { _ in AccountDrill() })

    private static let authContract = DomainContract(
        "auth", AuthContract.clauses, visit: .joining
    ) { order, place in
        AuthFixture(
            store: place.map { SQLAuthStore($0.database) } ?? InMemoryAuthStore(), order: order,
            reopen: { try await place?.reopen() })
    }
}
