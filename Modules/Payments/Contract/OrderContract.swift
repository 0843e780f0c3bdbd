public import ContractKit
import Payments
import Vocabulary

/// What every repository of payments promises, whatever it is made of.
public enum OrderContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<OrderFixture>] =
        adding + renaming + hiding + paging + repeating + forgetting
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
    _ page: Page<OrderView>, _ expected: some Sequence<Order>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.order), Array(expected), promise, file: file, line: line)
}
