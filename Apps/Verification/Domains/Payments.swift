import Composition
import ContractKit
import Payments
import PaymentsContract
import PaymentsSQL

extension Trial {
    /// How payments are tried: by deals about listings of the same platform.
    static let payments = Trial(
        .payments, contract: paymentsContract, verification: OrderVerification.verification(.deals),
        drill: { _ in OrderDrill(.deals) })

    /// The ledger is chained by the seal that clauses verify it with.
    private static let paymentsContract = DomainContract(
        "payments", OrderContract.clauses, verbs: { try $0.orders }
    ) { environment, place in
        let (market, seal) = (OrderMarket(in: environment), OrderMarket.seal)
        let store: any OrderStore =
            place.map { SQLOrderStore($0.database, seal) } ?? InMemoryOrderStore(seal)
        let service = environment.service(over: store, market)
        return OrderFixture.of(
            { service }, over: { store }, market, in: environment, reopen: { try await place?.reopen() })
    }
}
