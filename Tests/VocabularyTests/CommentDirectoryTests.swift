import Testing
import Vocabulary

@Suite struct CommentDirectoryTests {
    private static let records = [1, 2].map { AnyIdentifier(MemberID(RawIdentifier(high: $0, low: 0))) }

    @Test("Each record has a count of its own, at its place")
    func counted() async throws {
        let counts = try await Told(counts: [3, 0]).commentCounts(ofEach: Self.records)
        #expect(counts == [3, 0])
    }

    @Test(
        "An answer about more or fewer records than were asked about is refused",
        arguments: [[], [1], [1, 2, 3]])
    func miscounted(_ counts: [Int]) async {
        let reason = "\(counts.count) of 2 records have a count of comments"
        await #expect(throws: ServiceFailure.internal(reason)) {
            try await Told(counts: counts).commentCounts(ofEach: Self.records)
        }
    }
}

/// Answers the same whatever is asked.
private struct Told: CommentDirectory {
    let counts: [Int]

    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] { counts }
}
