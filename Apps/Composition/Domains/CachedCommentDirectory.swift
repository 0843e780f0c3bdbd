import Vocabulary

/// How much is said about records, as it was told, for as long as nothing is changed by anybody.
///
/// Every page and every record shows a number that is kept by another domain; reading it anew was a second
/// way to the database for each.
struct CachedCommentDirectory: CommentDirectory {
    private let comments: any CommentDirectory
    private let revision: @Sendable () -> Int64?
    private let counts = RevisionCache<AnyIdentifier, Int>()

    /// Asks the directory, but for what it has told since `revision` changed; always, while that is nil.
    init(_ comments: any CommentDirectory, revision: @escaping @Sendable () -> Int64?) {
        (self.comments, self.revision) = (comments, revision)
    }

    func commentCounts(
        of subjects: Set<AnyIdentifier>
    ) async throws(ServiceFailure) -> [AnyIdentifier: Int] {
        guard let revision = revision() else { return try await comments.commentCounts(of: subjects) }
        var known = counts.values(of: subjects, at: revision)
        if known.count < subjects.count {
            // All are read again, so that the numbers of one answer are of one moment.
            let read = try await comments.commentCounts(of: subjects)
            known = subjects.reduce(into: [:]) { $0[$1] = read[$1] ?? 0 }
            counts.keep(known, at: revision)
        }
        return known.filter { $0.value > 0 }
    }
}
