public import Commands
public import Funding
public import Terminal

extension ShelterState: LocalizedValue {
    /// How a shelter stands, as people call it.
    public var words: Phrase {
        switch self {
        case .pending: Phrase(en: "to be verified", ko: "확인 대기")
        case .verified: Phrase(en: "verified", ko: "확인됨")
        case .declined: Phrase(en: "declined", ko: "거절됨")
        case .suspended: Phrase(en: "suspended", ko: "정지")
        case .abandoned: Phrase(en: "without members", ko: "구성원 없음")
        }
    }

    /// How the state stands out.
    package var style: Style {
        switch self {
        case .verified: .colour(.green)
        case .pending: .colour(.yellow)
        case .suspended, .declined: .colour(.red)
        case .abandoned: .dim
        }
    }
}

extension ShelterRole: LocalizedValue {
    /// The role as people call it.
    public var words: Phrase {
        switch self {
        case .owner: Phrase(en: "owner", ko: "대표")
        case .treasurer: Phrase(en: "treasurer", ko: "회계")
        case .helper: Phrase(en: "helper", ko: "봉사자")
        }
    }
}

extension ShelterDecision: LocalizedValue {
    /// The decision as people call it.
    public var words: Phrase {
        switch self {
        case .verify: Phrase(en: "verify", ko: "확인")
        case .decline: Phrase(en: "decline", ko: "거절")
        case .suspend: Phrase(en: "suspend", ko: "정지")
        case .restore: Phrase(en: "restore", ko: "정지 해제")
        }
    }

    /// What has been done by it.
    var done: Phrase {
        switch self {
        case .verify: Phrase(en: "Verified", ko: "보호소를 확인했습니다")
        case .decline: Phrase(en: "Declined", ko: "보호소를 거절했습니다")
        case .suspend: Phrase(en: "Suspended", ko: "보호소를 정지했습니다")
        case .restore: Phrase(en: "Restored", ko: "보호소 정지를 풀었습니다")
        }
    }
}
