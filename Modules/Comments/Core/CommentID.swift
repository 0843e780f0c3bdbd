public import Vocabulary

/// The subject of a comment's identifier.
public enum CommentSubject: IdentifierSubject {
    /// `com`
    public static let prefix = "com"
}

/// Names a comment.
public typealias CommentID = Identifier<CommentSubject>
