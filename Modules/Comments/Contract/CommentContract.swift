import Comments
public import ContractKit
import Vocabulary

/// The contract of every repository of comments.
public enum CommentContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<CommentFixture>] =
        adding + replying + mentioning + editing + removing + moderating + paging + counting + blocking
        + telling + closing + offering + repeating + forgetting + conversing + confiding
        + hiding + withdrawing
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: CommentError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: CommentError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a list holds exactly these in this order.
func expectPage(
    _ page: Page<CommentView>, _ expected: some Sequence<CommentView>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.id), expected.map(\.id), promise, file: file, line: line)
}

/// Checks that a list holds exactly these in this order, whatever their replies.
func expectPage(
    _ page: Page<CommentThread>, _ expected: some Sequence<CommentView>, _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(page.items.map(\.id), expected.map(\.id), promise, file: file, line: line)
}
