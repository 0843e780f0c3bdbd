public import Vocabulary

/// The kinds that the clauses send. No domain sends them, so that clauses need no domain.
extension NoticeKind {
    /// An act: each notice stays.
    public static let testAct = NoticeKind(declared: "test-act")
    /// About a text, such as a comment: each notice stays until the text is withdrawn.
    public static let testText = NoticeKind(declared: "test-text")
    /// About a text, of which the last unread one stays, such as messages.
    public static let testLatest = NoticeKind(declared: "test-latest")
    /// Gathers, and is withdrawn with what it is about, such as likes.
    public static let testCrowd = NoticeKind(declared: "test-crowd")
    /// Gathers acts, which stay told.
    public static let testCrowdOfActs = NoticeKind(declared: "test-crowd-of-acts")
    /// No place knows it.
    static let testUnknown = NoticeKind(declared: "test-unknown")
}

extension NoticeRule {
    /// The rules of the kinds that the clauses send, for places where clauses are checked.
    public static let ofClauses = [
        NoticeRule(.testAct), NoticeRule(.testText, isWithdrawable: true),
        NoticeRule(.testLatest, .replaces, isWithdrawable: true),
        NoticeRule(.testCrowd, .gathers, isWithdrawable: true), NoticeRule(.testCrowdOfActs, .gathers),
    ]
}
