public import Vocabulary

/// Moderators' acts on members, on behalf of one principal.
///
/// Every verb throws `.service(.signInRequired)` for an anonymous visitor, `moderatorsOnly` unless the
/// principal is a moderator or operator, `outranked` for a member of equal or higher role, and
/// `noSuchMember`, also for a withdrawn member. A change and its audit event are written in one step, with
/// the reason, one line of at most 300 characters; a reason that breaks the rule throws `invalidFields`
/// about `reason`.
public protocol MemberModeration: Sendable {
    /// Silences the member for that many hours from now; returns the end.
    ///
    /// A silenced member can sign in, read, and end, hide or withdraw own content, but not write anything
    /// new or public. The reason is required and shown to the member. A new silence replaces the old one; it
    /// ends by itself. Throws `invalidFields` with all field errors, about `hours` beyond 30 days.
    func silence(_ id: MemberID, hours: Int, reason: String) async throws(AuthError) -> Silence

    /// Lifts a silence; the reason may be empty. Repeating it changes nothing and writes no event.
    func unsilence(_ id: MemberID, reason: String) async throws(AuthError)
}

/// The permitted lengths of a silence.
public enum SilenceTimes {
    /// In hours: up to 30 days.
    public static let hours = 1...720
    /// The default in hours.
    public static let usualHours = 24
}
