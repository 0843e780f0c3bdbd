public import Commands
public import Notices
public import Terminal
public import Vocabulary

extension NoticeView {
    /// The notice as a sentence, in the words of the domain that sent it: `수연 님 외 3명이 '원목 책상'을(를)
    /// 좋아합니다.`
    public func sentence(_ wordings: NoticeWordings) -> Phrase {
        wordings.sentence(
            of: kind,
            NoticeWording.Parts(
                act: act, actor: actorWords, subject: subjectWords, isNamed: subject?.title.isEmpty == false,
                others: others))
    }

    private var actorWords: Phrase {
        guard let actor else { return Phrase(en: "Somebody", ko: "누군가") }
        let name = actor.nickname.map { Phrase(en: $0, ko: "\($0) 님") }
        // Withdrawn, or hidden by a block.
        let known = name ?? Phrase(en: "A member", ko: "한 회원")
        guard others > 0 else { return Phrase(en: known.en, ko: "\(known.ko)이(가)") }
        return Phrase(
            en: "\(known.en) and \(others.counted("other"))", ko: "\(known.ko) 외 \(others)명이")
    }

    private var subjectWords: Phrase {
        guard let subject else { return Phrase(en: "something no longer available", ko: "볼 수 없는 항목") }
        guard !subject.title.isEmpty else { return Phrase(en: "an untitled item", ko: "제목 없는 항목") }
        return Phrase(en: "'\(subject.title)'", ko: "'\(subject.title)'")
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
