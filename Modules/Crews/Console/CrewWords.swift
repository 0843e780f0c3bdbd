public import Commands
public import Crews
public import Terminal

extension CrewSport: LocalizedValue {
    /// The sport as people call it.
    public var words: Phrase {
        switch self {
        case .football: Phrase(en: "football", ko: "축구")
        case .futsal: Phrase(en: "futsal", ko: "풋살")
        case .basketball: Phrase(en: "basketball", ko: "농구")
        case .baseball: Phrase(en: "baseball", ko: "야구")
        case .volleyball: Phrase(en: "volleyball", ko: "배구")
        case .badminton: Phrase(en: "badminton", ko: "배드민턴")
        case .tableTennis: Phrase(en: "table tennis", ko: "탁구")
        case .tennis: Phrase(en: "tennis", ko: "테니스")
        case .running: Phrase(en: "running", ko: "러닝")
        case .cycling: Phrase(en: "cycling", ko: "자전거")
        case .swimming: Phrase(en: "swimming", ko: "수영")
        case .climbing: Phrase(en: "climbing", ko: "클라이밍")
        case .hiking: Phrase(en: "hiking", ko: "등산")
        case .golf: Phrase(en: "golf", ko: "골프")
        case .bowling: Phrase(en: "bowling", ko: "볼링")
        case .yoga: Phrase(en: "yoga", ko: "요가")
        case .other: Phrase(en: "other", ko: "기타")
        }
    }
}

extension CrewDetails {
    /// The sport as people call it, in the crew's own word where it has one.
    public var sportWords: Phrase { sport == .other ? Phrase(otherSport) : sport.words }
}

extension CrewJoining: LocalizedValue {
    /// How a crew is joined, as people call it.
    public var words: Phrase {
        switch self {
        case .open: Phrase(en: "open", ko: "바로 가입")
        case .approval: Phrase(en: "by approval", ko: "승인 후 가입")
        case .closed: Phrase(en: "closed", ko: "모집 중단")
        }
    }
}

extension CrewState: LocalizedValue {
    /// How a crew stands, as people call it.
    public var words: Phrase {
        switch self {
        case .open: Phrase(en: "open", ko: "운영 중")
        case .closed: Phrase(en: "closed", ko: "문 닫음")
        case .dissolved: Phrase(en: "closed for good", ko: "해산")
        case .removed: Phrase(en: "hidden by a moderator", ko: "매니저가 숨김")
        }
    }

    /// How the state stands out.
    package var style: Style { self == .open ? .colour(.green) : .dim }
}

extension CrewQuery.Order: LocalizedValue {
    /// The order as people call it.
    public var words: Phrase {
        switch self {
        case .newest: Phrase(en: "newest", ko: "최신순")
        case .mostMembers: Phrase(en: "most members", ko: "회원순")
        case .active: Phrase(en: "active", ko: "활동순")
        }
    }
}

extension CrewRole: LocalizedValue {
    /// The role as people call it.
    public var words: Phrase {
        switch self {
        case .owner: Phrase(en: "owner", ko: "크루장")
        case .manager: Phrase(en: "manager", ko: "운영진")
        case .treasurer: Phrase(en: "treasurer", ko: "총무")
        case .member: Phrase(en: "member", ko: "회원")
        }
    }
}

extension MembershipList: LocalizedValue {
    /// The list as people call it.
    public var words: Phrase {
        switch self {
        case .members: Phrase(en: "members", ko: "회원")
        case .requests: Phrase(en: "requests", ko: "신청")
        case .waiting: Phrase(en: "waiting", ko: "대기")
        case .banned: Phrase(en: "banned", ko: "가입 제한")
        case .former: Phrase(en: "former", ko: "탈퇴")
        }
    }
}
