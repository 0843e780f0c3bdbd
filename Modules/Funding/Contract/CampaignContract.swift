public import ContractKit
import Funding
import Vocabulary

/// What every repository of funding promises, whatever it is made of.
public enum CampaignContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<CampaignFixture>] =
        adding + renaming + hiding + paging + repeating + forgetting
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: CampaignError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: CampaignError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a list holds exactly these in this order.
func expectPage(
    _ page: Page<CampaignView>, _ expected: some Sequence<Campaign>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.campaign), Array(expected), promise, file: file, line: line)
}
