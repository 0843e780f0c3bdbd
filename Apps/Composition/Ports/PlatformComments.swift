import Database
import Vocabulary

/// How many comments records have.
struct PlatformComments: CommentDirectory {
    let port: RequiredPort<any CommentDirectory>
    private let counts: RequiredPort<CommentCountsAhead>

    init(_ port: RequiredPort<any CommentDirectory>, ahead: RequiredPort<CommentCountsAhead>) {
        (self.port, counts) = (port, ahead)
    }

    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        try await port.resolved().commentCounts(of: subjects)
    }

    /// Reads the counts beside a page of records.
    var ahead: ReadAhead {
        ReadAhead { [counts] in (try? counts.resolved())?.reads.begun() }
    }
}

/// Reads the counts of comments in the snapshot of a page of records.
package struct CommentCountsAhead: Sendable {
    let reads: ReadAhead

    /// Reads nothing.
    package static let nothing = CommentCountsAhead(reads: .nothing)
}
