import Commands
public import Comments
public import Terminal
public import Vocabulary

extension CommentView {
    /// The text as it is read, members who have withdrawn named as such; of a place, why nothing is there.
    public func reading(in language: Language) -> String {
        guard text != nil else {
            let words =
                state == .hidden
                ? Phrase(en: "(hidden by a moderator)", ko: "(매니저가 숨긴 댓글입니다)")
                : Phrase(en: "(removed)", ko: "(삭제된 댓글입니다)")
            return words.text(in: language)
        }
        return shownText(withdrawn: Phrase.unknownMember.text(in: language))
    }

    /// Who, when, and what else is to be known before the text; blank names are left out.
    public func byline(at now: Timestamp, in language: Language) -> String {
        var parts = [author?.name(in: language), createdAt.relative(to: now, in: language)]
        if editedAt != nil { parts.append(Phrase(en: "edited", ko: "수정됨").text(in: language)) }
        if state != .shown, author != nil { parts.append(state.words.text(in: language)) }
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    /// How many more replies there are than those shown; nil if these are all.
    package static func more(_ thread: CommentThread) -> Phrase? {
        let hidden = thread.comment.replies - thread.replies.count
        guard hidden > 0 else { return nil }
        return Phrase(
            en: "\(hidden) more repl\(hidden == 1 ? "y" : "ies")", ko: "답글 \(hidden)개 더")
    }
}

extension CommentsCommand {
    /// What moderators do to comments, as the audit log shows it.
    public static let acts: [String: Phrase] = [
        "comments.hide": Phrase(en: "comment hidden", ko: "댓글 숨김"),
        "comments.restore": Phrase(en: "comment restored", ko: "댓글 숨김 해제"),
        "comments.remove": Phrase(en: "comment removed", ko: "댓글 삭제"),
    ]
}
