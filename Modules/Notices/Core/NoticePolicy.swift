public import Vocabulary

/// Who may do what with notices: members, with their own.
public enum NoticePolicy {
    /// The acting member. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(NoticeError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// The listening member and their session. Throws `signInRequired` for an anonymous visitor.
    static func listener(_ principal: Principal) throws(NoticeError) -> (MemberID, SessionID) {
        guard let id = principal.memberID, let session = principal.sessionID else {
            throw .service(.signInRequired)
        }
        return (id, session)
    }

    /// Whether a notice that came so late is still kept.
    static func isCurrent(_ notice: Notice, at now: Timestamp) -> Bool {
        notice.at > now.advanced(by: .zero - NoticeLimits.life)
    }
}
