import Audit
public import ContractKit
import Vocabulary

/// The contract of every audit log.
public enum AuditContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<AuditFixture>] =
        recording + reading + filtering + paging + forgetting
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: AuditError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: AuditError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a page holds exactly these acts in this order.
func expectActs(
    _ page: Page<AuditEntry>, _ expected: some Sequence<AuditEvent>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.event), Array(expected), promise, file: file, line: line)
}
