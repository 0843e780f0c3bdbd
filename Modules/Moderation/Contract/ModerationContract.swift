public import ContractKit
import Moderation
import Vocabulary

/// What every repository of moderation promises, whatever it is made of.
public enum ModerationContract {
    /// All promises; their names are unique. A member reports twenty records a day at most: those that report
    /// much, count what was reported or lose a member have newcomers.
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
