public import Vocabulary

/// Nothing is said about anything: for a platform, or a test, without comments.
public struct NoComments: CommentDirectory {
    /// The only value.
    public init() {}

    /// None.
    public func commentCounts(
        of subjects: Set<AnyIdentifier>
    ) async throws(ServiceFailure) -> [AnyIdentifier: Int] { [:] }
}
