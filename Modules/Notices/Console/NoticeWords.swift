public import Commands
public import Notices
public import Terminal
public import Vocabulary

extension NoticeView {
    /// The notice as a sentence: `수연 님이 '원목 책상'에 댓글을 남겼습니다.`
    public var sentence: Phrase {
        let (english, korean) = (actorWords.en, actorWords.ko)
        let (subject, ofWhat) = (subjectWords.en, subjectWords.ko)
        switch kind {
        case .comment:
            return Phrase(en: "\(english) commented on \(subject).", ko: "\(korean) \(ofWhat)에 댓글을 남겼습니다.")
        case .reply:
            return Phrase(
                en: "\(english) replied to your comment on \(subject).",
                ko: "\(korean) \(ofWhat)에 쓴 내 댓글에 답글을 남겼습니다.")
        case .mention:
            return Phrase(
                en: "\(english) mentioned you in a comment on \(subject).",
                ko: "\(korean) \(ofWhat)의 댓글에서 나를 언급했습니다.")
        case .message:
            return Phrase(
                en: "\(english) sent you a message about \(subject).",
                ko: "\(korean) \(ofWhat)에 대해 메시지를 보냈습니다.")
        case .deal: return dealSentence
        case .moderation: return moderationSentence
        }
    }

    private var dealSentence: Phrase {
        let (english, korean) = (actorWords.en, actorWords.ko)
        let (subject, ofWhat) = (subjectWords.en, subjectWords.ko)
        switch act {
        case "requested":
            return Phrase(
                en: "\(english) wants to reserve \(subject).", ko: "\(korean) \(ofWhat) 예약을 요청했습니다.")
        case "reserved":
            return Phrase(en: "\(english) reserved \(subject).", ko: "\(korean) \(ofWhat)을(를) 예약했습니다.")
        case "accepted":
            return Phrase(
                en: "\(english) accepted your request for \(subject).", ko: "\(korean) \(ofWhat) 예약을 수락했습니다.")
        case "declined":
            return Phrase(
                en: "\(english) declined your request for \(subject).", ko: "\(korean) \(ofWhat) 예약을 거절했습니다.")
        case "cancelled":
            return Phrase(
                en: "\(english) cancelled the deal about \(subject).", ko: "\(korean) \(ofWhat) 거래를 취소했습니다.")
        case "done":
            return Phrase(
                en: "\(english) marked the deal about \(subject) as done.",
                ko: "\(korean) \(ofWhat) 거래를 완료했습니다.")
        case "expired":
            return Phrase(en: "The deal about \(subject) expired.", ko: "\(ofWhat) 거래가 만료되었습니다.")
        default:
            return Phrase(
                en: "\(english) changed the deal about \(subject).", ko: "\(korean) \(ofWhat) 거래를 변경했습니다.")
        }
    }

    private var moderationSentence: Phrase {
        let (subject, ofWhat) = (subjectWords.en, subjectWords.ko)
        switch act {
        case "hide": return Phrase(en: "A moderator hid \(subject).", ko: "매니저가 \(ofWhat)을(를) 숨겼습니다.")
        case "restore":
            return Phrase(en: "A moderator restored \(subject).", ko: "매니저가 \(ofWhat)을(를) 다시 공개했습니다.")
        case "remove": return Phrase(en: "A moderator removed \(subject).", ko: "매니저가 \(ofWhat)을(를) 삭제했습니다.")
        default:
            return Phrase(en: "A moderator looked into \(subject).", ko: "매니저가 \(ofWhat)을(를) 검토했습니다.")
        }
    }

    private var actorWords: Phrase {
        guard let actor else { return Phrase(en: "Somebody", ko: "누군가") }
        guard let name = actor.nickname else { return Phrase(en: "Someone", ko: "알 수 없는 회원이") }
        return Phrase(en: name, ko: "\(name) 님이")
    }

    private var subjectWords: Phrase {
        guard let subject else { return Phrase(en: "something no longer available", ko: "볼 수 없는 항목") }
        guard !subject.title.isEmpty else { return Phrase(en: "an untitled item", ko: "제목 없는 항목") }
        return Phrase(en: "'\(subject.title)'", ko: "'\(subject.title)'")
    }
}

extension NoticeKind: LocalizedValue {
    /// The kind of a notice in the user's language.
    public var words: Phrase {
        switch self {
        case .comment: Phrase(en: "comment", ko: "댓글")
        case .reply: Phrase(en: "reply", ko: "답글")
        case .mention: Phrase(en: "mention", ko: "언급")
        case .message: Phrase(en: "message", ko: "메시지")
        case .deal: Phrase(en: "deal", ko: "거래")
        case .moderation: Phrase(en: "moderation", ko: "운영")
        }
    }
}

extension AccessEnd {
    /// Why the stream has ended.
    public var phrase: Phrase {
        switch self {
        case .signedOut: Phrase(en: "The session has ended. Sign in again.", ko: "로그인이 끝났습니다. 다시 로그인하세요.")
        case .suspended: Phrase(en: "The account is suspended.", ko: "이용이 정지된 계정입니다.")
        case .withdrawn: Phrase(en: "The account was deleted.", ko: "탈퇴한 계정입니다.")
        }
    }
}

extension NoticeSubject: NamedSubject {
    /// A notice.
    public static var noun: Phrase { Phrase(en: "notice", ko: "알림") }
}
