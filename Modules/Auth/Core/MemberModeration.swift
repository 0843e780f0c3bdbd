public import Vocabulary

/// What moderators do to members, on behalf of one principal.
///
/// Every verb throws `.service(.signInRequired)` for an anonymous visitor, `moderatorsOnly` for anybody but a
/// moderator or an operator, `outranked` about a member who ranks as high as oneself or higher, and
/// `noSuchMember`, also for one who has withdrawn. What changes something is told to the audit log in the
/// step that changes it, with the reason, a line of at most 300 characters; a reason that breaks its rule
/// throws `invalidFields` about `reason`.
public protocol MemberModeration: Sendable {
    /// Lets the member write nothing new or public for so many hours from now on, and answers until when;
    /// they sign in and read, and end, hide and take back what is theirs. They are told the reason, which is
    /// required. Another silence takes the place of the first; it ends by itself.
    ///
    /// Throws `invalidFields` with all field errors, about `hours` beyond 30 days.
    func silence(_ id: MemberID, hours: Int, reason: String) async throws(AuthError) -> Silence

    /// Lets a silenced member write again; the reason may be empty. Again changes nothing, and nothing is
    /// told.
    func unsilence(_ id: MemberID, reason: String) async throws(AuthError)
}

/// For how long somebody may be silenced.
public enum SilenceTimes {
    /// The hours: up to 30 days.
    public static let hours = 1...720
    /// For how many, unless somebody says otherwise.
    public static let usualHours = 24
}
