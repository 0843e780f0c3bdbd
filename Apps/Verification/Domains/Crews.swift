import Composition
import ContractKit
import Crews
import CrewsContract
import CrewsSQL
import Vocabulary

extension Trial {
    /// How crews are tried.
    static let crews = Trial(
        .crews, contract: crewsContract, verification: CrewVerification.verification,
        drill: { _ in CrewDrill() })

    private static let crewsContract = DomainContract(
        "crews", CrewContract.clauses, verbs: { try $0.crews }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLCrewStore($0.database) } ?? InMemoryCrewStore())
        return CrewFixture.of({ service }, in: environment, reopen: { try await place?.reopen() })
    }
}
