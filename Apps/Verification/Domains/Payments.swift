import Composition
import ContractKit
import Payments
import PaymentsContract
import PaymentsSQL
import Vocabulary

extension Trial {
    /// How payments are tried.
    static let payments = Trial(
        .payments, contract: paymentsContract, verification: OrderVerification.verification,
        drill: { _ in OrderDrill() })

    private static let paymentsContract = DomainContract(
        "payments", OrderContract.clauses, verbs: { try $0.payments }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLOrderStore($0.database) } ?? InMemoryOrderStore())
        return OrderFixture.of({ service }, in: environment, reopen: { try await place?.reopen() })
    }
}
