import Database
import Vocabulary

/// How many comments those records have that have any, as they are in a snapshot; others may be told of
/// besides.
typealias CommentCounting =
    @Sendable ([AnyIdentifier], any SQLReader) throws(DatabaseError) -> [(AnyIdentifier, Int)]

/// How much is said about records: as it was read beside their page, or as it was told, for as long as
/// nothing is changed by anybody.
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

    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        if let counts = RequestMemo.current?.take(CountsAhead.self)?.counts(of: subjects) { return counts }
        let counts = try await counts.values(of: Set(subjects)) { () throws(ServiceFailure) in
            let counts = try await comments.commentCounts(of: subjects)
            return Dictionary(zip(subjects, counts)) { $1 }
        }
        return subjects.map { counts[$0] ?? 0 }
    }

    /// Reads by `count` beside a page of records, while a request is answered, what will be asked of it next.
    static func ahead(_ count: @escaping CommentCounting) -> ReadAhead {
        ReadAhead {
            guard let memo = RequestMemo.current else { return nil }
            return { subjects, reader throws(DatabaseError) in
                memo.keep(CountsAhead(subjects: subjects, counts: try count(subjects, reader)))
            }
        }
    }
}

/// What was read of a page's records in the snapshot of the page.
private struct CountsAhead: Sendable {
    let subjects: [AnyIdentifier]
    let counts: [(AnyIdentifier, Int)]

    /// Those of these records, in their order; nil unless they are the page's.
    func counts(of asked: [AnyIdentifier]) -> [Int]? {
        guard asked == subjects else { return nil }
        var told = [Int](repeating: 0, count: asked.count)
        // Most pages go one way and the index, from which the counts come, the other: so each is looked for
        // from where the last one was found.
        var place = asked.endIndex
        for (subject, count) in counts {
            let found = asked[..<place].lastIndex(of: subject) ?? asked[place...].lastIndex(of: subject)
            guard let found else { continue }
            told[found] = count
            place = found
        }
        return told
    }
}
