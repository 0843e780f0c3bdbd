public import ContractKit
import Deals
import Vocabulary

/// The contract of every repository of deals.
public enum DealContract {
    /// All promises; their names are unique. A buyer has twenty open deals at most, in all clauses together
    /// where they share their buyers: hence newcomers for each.
    public static let clauses: [Clause<DealFixture>] = all.map(\.amongNewcomers)

    private static let all =
        reserving + deciding + racing + expiring + seeing + repeating + forgetting + blocking + telling
        + paying + paidEndings + paidRaces + lettingGo + delivering
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: DealError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: DealError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a list holds exactly these in this order.
func expectPage(
    _ page: Page<DealView>, _ expected: some Sequence<DealView>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items, Array(expected), promise, file: file, line: line)
}
