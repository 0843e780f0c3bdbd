import Composition
import ContractKit
import Payments
import PaymentsContract
import PaymentsSQL
import Vocabulary

extension Trial {
    /// How payments are tried.
    static let payments = Trial(
        .payments, contract: paymentsContract, verification: OrderVerification.verification(.deals),
        drill: { _ in OrderDrill(.deals) })

    private static let paymentsContract = DomainContract(
        "payments", OrderContract.clauses, verbs: { try $0.orders }
    ) { environment, place in
        let market = OrderMarket(in: environment)
        let store: any OrderStore =
            place.map { SQLOrderStore($0.database, Domain.ledgerSeal) } ?? InMemoryOrderStore(Domain.ledgerSeal)
        let service = environment.service(over: store, market)
        return OrderFixture.of(
            { service }, over: { store }, market, in: environment, reopen: { try await place?.reopen() })
    }
}

extension OrderRecordSource {
    /// Deals about listings, paid at the platform's sandbox.
    fileprivate static let deals = OrderRecordSource(
        offer: { _, _, _ in throw NotApplicable(needs: [.service]) },
        pay: { _, _ in throw NotApplicable(needs: [.service]) })
}
