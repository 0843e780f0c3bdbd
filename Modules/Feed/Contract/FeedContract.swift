public import ContractKit
import Feed
import Vocabulary

/// The contract of every repository of the feed.
public enum FeedContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<FeedFixture>] =
        publishing + characters + editing + racing + remembering + photos + tellingPhotos + worn + detaching
        + repeating + moderating + subjects + telling + forgetting + popular + hashtags + liking + standing
        + (listing + paging + following + blocking).map(\.amongNewcomers)
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: FeedError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: FeedError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a list holds exactly these in this order.
func expectPage(
    _ page: Page<FeedPostView>, _ expected: some Sequence<FeedPost>, _ promise: String = "the page",
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
