public import Commands
public import Moderation
public import Terminal
import Vocabulary

extension ReportReason: LocalizedValue {
    /// Why something is reported, as people call it.
    public var words: Phrase {
        switch self {
        case .spam: Phrase(en: "spam", ko: "광고·도배")
        case .fraud: Phrase(en: "fraud", ko: "사기")
        case .abuse: Phrase(en: "abuse", ko: "욕설·괴롭힘")
        case .adult: Phrase(en: "adult content", ko: "음란물")
        case .illegal: Phrase(en: "illegal", ko: "불법")
        case .prohibitedItem: Phrase(en: "prohibited item", ko: "거래 금지 품목")
        case .privacy: Phrase(en: "privacy", ko: "개인정보 노출")
        case .other: Phrase(en: "other", ko: "기타")
        }
    }
}

extension ReportReason {
    /// What more may be said; of other reasons it must be.
    package static let details = Phrase(en: "Details", ko: "자세한 내용")
}

extension ReportState: LocalizedValue {
    /// The state of a report in the user's language.
    public var words: Phrase {
        switch self {
        case .open: Phrase(en: "open", ko: "처리 중")
        case .upheld: Phrase(en: "upheld", ko: "조치함")
        case .dismissed: Phrase(en: "dismissed", ko: "종결")
        }
    }
}

extension CaseState: LocalizedValue {
    /// Whether something is to be decided, as people call it.
    public var words: Phrase {
        switch self {
        case .open: Phrase(en: "open", ko: "미처리")
        case .closed: Phrase(en: "closed", ko: "처리 완료")
        }
    }
}

extension CaseOrder: LocalizedValue {
    /// The order of the queue, as people call it.
    public var words: Phrase {
        switch self {
        case .most: Phrase(en: "most reported first", ko: "신고 많은 순")
        case .oldest: Phrase(en: "oldest first", ko: "오래된 순")
        }
    }
}

extension ModerationVerb: LocalizedValue {
    /// The act in the user's language.
    public var words: Phrase {
        switch self {
        case .dismiss: Phrase(en: "dismiss", ko: "신고 종결")
        case .hide: Phrase(en: "hide", ko: "숨기기")
        case .restore: Phrase(en: "restore", ko: "숨김 해제")
        case .remove: Phrase(en: "remove", ko: "삭제")
        case .silence: Phrase(en: "silence the owner", ko: "글쓰기 제한")
        case .unsilence: Phrase(en: "unsilence the owner", ko: "글쓰기 제한 해제")
        case .suspend: Phrase(en: "suspend the owner", ko: "이용 정지")
        case .reinstate: Phrase(en: "reinstate the owner", ko: "이용 정지 해제")
        }
    }

    /// That it was done.
    public var done: Phrase {
        switch self {
        case .dismiss: Phrase(en: "Dismissed", ko: "신고를 종결했습니다")
        case .hide: Phrase(en: "Hidden", ko: "숨겼습니다")
        case .restore: Phrase(en: "Restored", ko: "숨김을 해제했습니다")
        case .remove: Phrase(en: "Removed", ko: "삭제했습니다")
        case .silence: Phrase(en: "Silenced", ko: "글쓰기를 제한했습니다")
        case .unsilence: Phrase(en: "Unsilenced", ko: "글쓰기 제한을 해제했습니다")
        case .suspend: Phrase(en: "Suspended", ko: "이용을 정지했습니다")
        case .reinstate: Phrase(en: "Reinstated", ko: "이용 정지를 해제했습니다")
        }
    }
}

extension ModerationBatch {
    /// The batch in a sentence: its act and the number of subjects.
    public var summary: Phrase {
        let done = undoes == nil ? verb.done : Phrase(en: "Undone", ko: "되돌렸습니다")
        let counts = "\(subjects.counted("subject")), \(reports.counted("report")), \(changed) changed"
        return Phrase(
            en: "\(done.en): \(counts).",
            ko: "\(done.ko). 대상 \(subjects)건, 신고 \(reports)건, 변경 \(changed)건.")
    }
}

extension ReportSubject: NamedSubject {
    /// A report.
    public static var noun: Phrase { Phrase(en: "report", ko: "신고") }
}

extension BatchSubject: NamedSubject {
    /// A batch.
    public static var noun: Phrase { Phrase(en: "batch", ko: "조치") }
}
