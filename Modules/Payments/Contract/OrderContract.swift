public import ContractKit
import Payments
import Vocabulary

/// The contract of every repository of payments.
public enum OrderContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<OrderFixture>] = buying + ending + trading + money + members

    private static let buying = offering + opening + repeating + paying + hearing + approving + addressing
    private static let ending = cancelling + expiring + late + tampering + racing + crashing + waiting
    private static let trading =
        delivering + silence + complaining + settling + telling + reporting + cashing + counting
    private static let money =
        refunding + returning + disputing + bookkeeping + raising + payouts + recording
        + operating + statements + reconciling + halting
    private static let members = seeing + listing + standing + blocking + forgetting + remembering + keeping
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: OrderError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: OrderError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a list holds exactly these in this order.
func expectPage(
    _ page: Page<OrderView>, _ expected: some Sequence<OrderView>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.order), expected.map(\.order), promise, file: file, line: line)
}
