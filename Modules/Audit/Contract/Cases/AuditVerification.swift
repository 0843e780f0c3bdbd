import Audit
public import ContractKit
import Vocabulary

/// The features, access rules and bad inputs of the audit log, for tests across all domains.
public enum AuditVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: features, access: access, badInputs: badInputs, fuzz: fuzz,
        prepare: { _ in [:] }, visible: { _ in "" })

    private static let features: [Feature] = [
        Feature(
            "Read what operators and moderators have done, as an operator, by actor, subject and act, with "
                + "the nicknames of who acted and of the affected members",
            shownBy: "`madang audit list --actor mem_…`, *Audit log* in `madang-tui`",
            endpoints: ["audit.list"], topics: ["Reading", "Filtering", "Paging"],
            suites: ["AuditTests.ConsoleTests", "AuditTests.ScreenTests"]),
        Feature(
            "Every act is recorded once, in an unbroken chain of hashes that 'check' verifies",
            shownBy: "`madang-server check`", topics: ["Recording"],
            suites: ["AuditBackendTests.AuditChainTests"]),
        Feature(
            "What was said of members who leave is erased, and the chain stays whole",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"],
            suites: ["AuditBackendTests.AuditChainTests"]),
    ]

    private static let access = AccessCases(
        introduction: "The log is read by operators alone; no endpoint writes it.",
        states: [:], requests: ["audit.list": AccessRequest()], prepare: { _, _ in [:] })

    private static let fuzz = FuzzSeeds(
        words: ["machine", "actor=", "subject=", "verb="],
        queries: [
            FuzzSeeds.Form(
                "audit.list", "GET", "/api/v1/audit",
                seeds: ["actor=machine", "verb=listings.hide&limit=3", "subject=lst_1&page=1"])
        ],
        bodies: [], identifier: "aud_00000000000000000000000001")

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ query: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/audit" + query, status: status,
            says: says)
    }

    private static let badInputs: [BadInput] = [
        get(.unknownFields, "in the log's query", "?reason=x", 400, "reason"),
        get(.foreign, "is read by operators", "", 403, "audit-operators-only"),
        get(.cursors, "cut off", "?after=abc", 400, "after"),
        get(.large, "a verb of 300 bytes", "?verb=" + String(repeating: "a", count: 300), 403, "audit"),
    ]
}
