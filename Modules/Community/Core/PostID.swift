public import Vocabulary

/// The subject of a post's identifier.
public enum PostSubject: IdentifierSubject {
    /// `pst`
    public static let prefix = "pst"
}

/// Names a post.
public typealias PostID = Identifier<PostSubject>
