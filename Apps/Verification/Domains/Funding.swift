import Composition
import ContractKit
import Funding
import FundingContract
import FundingSQL
import Vocabulary

extension Trial {
    /// How funding are tried.
    static let funding = Trial(
        .funding, contract: fundingContract, verification: CampaignVerification.verification,
        drill: { _ in CampaignDrill() })

    private static let fundingContract = DomainContract(
        "funding", CampaignContract.clauses, verbs: { try $0.funding }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLCampaignStore($0.database) } ?? InMemoryCampaignStore())
        return CampaignFixture.of({ service }, in: environment, reopen: { try await place?.reopen() })
    }
}
