import Audit
import AuditContract
import AuditSQL
import Composition
import ContractKit
import Vocabulary

extension Trial {
    /// How the audit log is tried.
    static let audit = Trial(
        .audit, contract: auditContract, verification: AuditVerification.verification,
        drill: { _ in AuditDrill() })

    private static let auditContract = DomainContract(
        "audit", AuditContract.clauses, verbs: { try $0.audit }
    ) { environment, place in
        let seals = Domain.auditSeals
        let service = environment.service(
            over: place.map { SQLAuditStore($0.database, seals) } ?? InMemoryAuditStore(seals))
        return AuditFixture.of({ service }, in: environment, reopen: { try await place?.reopen() })
    }
}
