public import UnicodeText
public import Vocabulary

/// Which posts are wanted. Everything left out does not restrict.
public struct PostQuery: Hashable, Sendable {
    /// The slug of their category.
    public var category: String?
    public var author: MemberID?
    /// Every word of it must occur in title or text, compared folded.
    public var keyword: String

    /// All posts unless said.
    public init(category: String? = nil, author: MemberID? = nil, keyword: String = "") {
        (self.category, self.author, self.keyword) = (category, author, keyword)
    }

    /// The longest keyword in characters.
    public static let longestKeyword = Keyword.longest

    /// The query in the one form that stores understand. Throws `invalidFields` with all field errors.
    public func checked() throws(PostError) -> PostFilter {
        var fieldErrors = category.map { PostCategory.fieldErrors(of: $0, as: "category") } ?? []
        fieldErrors += Keyword.brokenRules(by: keyword).map { FieldError("keyword", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return PostFilter(category: category, author: author, keyword: Keyword(keyword))
    }
}

/// A checked query, which stores match posts against.
public struct PostFilter: Hashable, Sendable {
    public let category: String?
    public let author: MemberID?
    public let keyword: Keyword
    /// The words of the keyword.
    public var words: [String] { keyword.words }
    /// The scope that cursors of this query carry.
    public let scope: UInt64

    init(category: String?, author: MemberID?, keyword: Keyword) {
        (self.category, self.author, self.keyword) = (category, author, keyword)
        let author = author.map { "\($0)" } ?? "-"
        scope = Cursor.scope(of: "board \(category ?? "-") \(author) \(keyword.words)")
    }

    /// Whether a post is shown to all and fits.
    public func matches(_ post: Post) -> Bool {
        post.state == .shown && category ?? post.content.category == post.content.category
            && author ?? post.author == post.author
            && (words.isEmpty || keyword.isFound(in: post.content.searchText))
    }
}

/// The scopes that cursors of lists without a query carry.
public enum PostScope {
    /// Of an author's own posts in these states.
    public static func mine(_ author: MemberID, _ states: [PostState]) -> UInt64 {
        Cursor.scope(of: "board mine \(author) \(states.map(\.rawValue))")
    }
}
