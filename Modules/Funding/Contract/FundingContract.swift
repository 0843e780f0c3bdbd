public import ContractKit
import Funding
import Vocabulary

/// The contract of every repository of funding.
public enum FundingContract {
    /// All promises; their names are unique. A member is of five shelters at most, in all clauses together
    /// where they share their members: hence newcomers for each.
    public static let clauses: [Clause<FundingFixture>] = all.map(\.amongNewcomers)

    private static let all = shelterClauses + campaignClauses + backingClauses + moneyClauses

    private static let shelterClauses =
        founding + verifying + people + shelterLists + pausing + moving + moderating + subjects

    private static let campaignClauses =
        drafting + deadlines + opening + registering + editing + extending + closing + finding + updates

    private static let backingClauses =
        backing + paying + lettingGo + capping + racing + anonymity + blocking + forgetting + telling

    private static let moneyClauses =
        ending + calledOff + cutShort + withdrawing + refunding + missing + payouts + receipts + mending
        + years
        + addresses
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: FundingError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: FundingError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that the verb is refused because of exactly these fields.
func expectFields<Value>(
    _ expected: [String], file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: FundingError.self, file: file, line: line, of: verb)
    guard case .invalidFields(let fieldErrors) = error else {
        throw BrokenPromise("expected wrong fields \(expected), found \(error)", file: file, line: line)
    }
    try expectEqual(
        Set(fieldErrors.map(\.field)), Set(expected), "the fields", file: file, line: line)
}
