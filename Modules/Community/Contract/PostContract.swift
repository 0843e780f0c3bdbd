import Community
public import ContractKit
import Vocabulary

/// The contract of every repository of the board.
public enum PostContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<PostFixture>] =
        publishing + characters + editing + racing + remembering + moderating + removing + browsing + paging
        + ownLists + photos + telling + blocking + categories + operating + subjects + repeating + standing
        + forgetting + counting
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

/// Checks that two texts are the same bytes; `==` would pass other normalisation forms.
func expectBytes(
    _ found: String, _ expected: String, file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(
        Array(found.utf8), Array(expected.utf8), "\(expected.prefix(40)):", file: file, line: line)
}
