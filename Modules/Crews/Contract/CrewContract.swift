public import ContractKit
import Crews
import Vocabulary

/// What every repository of crews promises, whatever it is made of.
public enum CrewContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<CrewFixture>] =
        adding + renaming + hiding + paging + repeating + forgetting
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: CrewError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: CrewError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a list holds exactly these in this order.
func expectPage(
    _ page: Page<CrewView>, _ expected: some Sequence<Crew>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.crew), Array(expected), promise, file: file, line: line)
}
