import Database
import Vocabulary

/// How many comments those records have that have any, as they are in a snapshot.
typealias CommentCounting =
    @Sendable ([AnyIdentifier], any SQLReader) throws(DatabaseError) -> [AnyIdentifier: Int]

/// How much is said about records, as it was told, for as long as nothing is changed by anybody.
///
/// Every page and every record shows a number that is kept by another domain; reading it anew was a second
/// way to the database for each.
struct CachedCommentDirectory: CommentDirectory {
    private let comments: any CommentDirectory
    private let counts: RevisionCache<AnyIdentifier, Int>

    /// Asks the directory, but for what it has told since `revision` changed; always, while that is nil.
    init(_ comments: any CommentDirectory, revision: @escaping @Sendable () -> Int64?) {
        (self.comments, counts) = (comments, RevisionCache(revision: revision))
    }

    func commentCounts(
        of subjects: Set<AnyIdentifier>
    ) async throws(ServiceFailure) -> [AnyIdentifier: Int] {
        try await counts.values(of: subjects) { () throws(ServiceFailure) in
            try await comments.commentCounts(of: subjects)
        }
    }

    /// Reads by `count` beside a page of records what will be asked about them next, unless it is known.
    func ahead(_ count: @escaping CommentCounting) -> ReadAhead {
        ReadAhead { [counts] in
            // Without a revision nothing is kept, and would be read for nobody.
            guard let revision = counts.currentRevision else { return nil }
            return { subjects, reader throws(DatabaseError) in
                if counts.knows(subjects, at: revision) { return }
                counts.keep(try count(subjects, reader), of: subjects, at: revision)
            }
        }
    }
}
