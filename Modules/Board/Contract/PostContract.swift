import Board
public import ContractKit
import Vocabulary

/// What every repository of board promises, whatever it is made of.
public enum PostContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<PostFixture>] =
        adding + renaming + hiding + paging + repeating + forgetting
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: PostError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: PostError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a list holds exactly these in this order.
func expectPage(
    _ page: Page<PostView>, _ expected: some Sequence<Post>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.post), Array(expected), promise, file: file, line: line)
}
