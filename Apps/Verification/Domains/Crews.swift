import Composition
import ContractKit
import Crews
import CrewsContract
import CrewsSQL
import Vocabulary

extension Trial {
    /// How crews are tried: with moderation and payments of the same platform.
    static let crews = Trial(
        .crews, contract: crewsContract, verification: CrewVerification.verification(.platform),
        drill: { _ in CrewDrill(.platform) })

    /// The money of a clause's crews is what the clause says: Payments are no part of the place.
    private static let crewsContract = DomainContract(
        "crews", CrewContract.clauses, verbs: { try $0.crews }
    ) { environment, place in
        let payments = KnownCashier()
        let service = environment.service(
            over: place.map { SQLCrewStore($0.database) } ?? InMemoryCrewStore(), payments: payments)
        return CrewFixture.of(
            { service }, in: environment, payments: payments, reopen: { try await place?.reopen() })
    }
}
