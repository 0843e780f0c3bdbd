/// How notices of one kind are kept. The domain that sends the kind declares it.
public struct NoticeRule: Hashable, Sendable {
    /// The kind that the rule is for.
    public let kind: NoticeKind
    /// What becomes of an unread notice when a similar one comes.
    public let repetition: Repetition
    /// Whether a withdrawal removes the notices: they lead to a text, and are worthless once the text cannot
    /// be read. Notices of acts (a deal, a moderator's act) stay.
    public let isWithdrawable: Bool

    /// What becomes of an unread notice when a similar one comes.
    public enum Repetition: Sendable {
        /// Each notice stays.
        case stays
        /// A newer notice about the same subject replaces it.
        case replaces
        /// A newer notice of the same act about the same subject replaces it, and counts its actors: "A and 3
        /// others". The same actor counts once; a notice that was read stays, and the next one begins anew.
        case gathers
    }

    /// A rule; by default each notice stays, also when its subject is withdrawn.
    public init(_ kind: NoticeKind, _ repetition: Repetition = .stays, isWithdrawable: Bool = false) {
        (self.kind, self.repetition, self.isWithdrawable) = (kind, repetition, isWithdrawable)
    }
}
