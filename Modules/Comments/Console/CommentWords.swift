import Commands
public import Comments
public import Terminal
public import Vocabulary

extension CommentView {
    /// The displayed text, which marks withdrawn members; for a place, why the text is missing.
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

    /// The line above the text: author, time and notes; blank names are left out.
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
            en: hidden.counted("more reply"), ko: "답글 \(hidden)개 더")
    }
}

extension CommentsCommand {
    /// The names of moderators' acts on comments in the audit log.
    public static let acts: [String: Phrase] = [
        "comments.hide": Phrase(en: "comment hidden", ko: "댓글 숨김"),
        "comments.restore": Phrase(en: "comment restored", ko: "댓글 숨김 해제"),
        "comments.remove": Phrase(en: "comment removed", ko: "댓글 삭제"),
    ]
}
