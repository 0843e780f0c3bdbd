public import ContractKit
import Notices

/// The contract of every repository of notices.
public enum NoticeContract {
    /// All of them.
    public static let clauses: [Clause<NoticeFixture>] =
        recording + listing + reading + bounding + forgetting + listening + resuming + ending
        + withdrawing + gathering + dispersing
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: NoticeError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: NoticeError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}
