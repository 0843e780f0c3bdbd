public import ContractKit
import Moderation
import Vocabulary

/// The contract of every repository of moderation.
public enum ModerationContract {
    /// All clauses, with unique names. A member's reports are limited: clauses that report much, count
    /// reports or lose a member use new members.
    public static let clauses: [Clause<ModerationFixture>] =
        (reporting + repeating + deciding + racing + undoing + forgetting).map(\.amongNewcomers)
        + queueing + noting + acting + finishing + telling + closing + flooding
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: ModerationError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: ModerationError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}
