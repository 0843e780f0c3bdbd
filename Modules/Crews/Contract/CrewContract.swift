public import ContractKit
import Crews
import Vocabulary

/// The contract of every repository of crews.
public enum CrewContract {
    /// All promises; their names are unique. A member owns twenty open crews at most, in all clauses together
    /// where they share their members: hence newcomers for each.
    public static let clauses: [Clause<CrewFixture>] = all.map(\.amongNewcomers)

    private static let all = crewClauses + peopleClauses + meetingClauses + moneyClauses

    private static let crewClauses =
        founding + naming + repeating + editing + closing + settling + finding + searching + listing
        + counting + subjects + talking + moderating + outOfSight + showing

    private static let peopleClauses =
        joining + requesting + waiting + offering + racing + paying + holding + lettingGo + paidRaces
        + refunding + managing + banning + leading + staying + people + blocking + forgetting + telling

    private static let meetingClauses =
        meetings + series + places + deadlines + meetingLeavers + calendars
        + zoneRules

    private static let moneyClauses = dues + dueEnds + paidDues + arrears + cash + ledger + accounts
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: CrewError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: CrewError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a list holds exactly these crews in this order.
func expectPage(
    _ page: Page<CrewView>, _ expected: [CrewID], _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.crew.id), expected, promise, file: file, line: line)
}
