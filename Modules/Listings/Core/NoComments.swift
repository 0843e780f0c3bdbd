public import Vocabulary

/// Nothing is said about anything: for a platform, or a test, without comments.
public struct NoComments: CommentDirectory {
    /// The only value.
    public init() {}

    /// None under each.
    public func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        subjects.map { _ in 0 }
    }
}
