import Composition
import ContractKit
import Database
import Funding
import FundingContract
import FundingSQL
import Vocabulary

extension Trial {
    /// How funding is tried: with moderation and payments of the same platform.
    static let funding = Trial(
        .funding, contract: fundingContract, verification: FundingVerification.verification(.platform),
        drill: { database in
            FundingDrill(.platform) { database().map { SQLFundingStore($0, balancesAhead: .nothing) } }
        })

    /// The money of a clause's campaigns is what the clause says: Payments are no part of the place.
    private static let fundingContract = DomainContract(
        "funding", FundingContract.clauses, verbs: { try $0.funding }
    ) { environment, place in
        let (payments, payouts) = (KnownCashier(), KnownPayouts())
        let store: any FundingStore =
            place.map { SQLFundingStore($0.database, balancesAhead: .nothing) } ?? InMemoryFundingStore()
        let service = environment.service(over: store, payments: payments, payouts: payouts)
        return FundingFixture.of(
            { service }, in: environment, payments: payments, payouts: payouts,
            reopen: { try await place?.reopen() })
    }
}
