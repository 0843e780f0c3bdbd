public import Commands
public import Crews
public import Terminal

extension MembershipState: LocalizedValue {
    /// How a person stands with a crew, as people call it.
    public var words: Phrase {
        switch self {
        case .requested: Phrase(en: "asked to join", ko: "가입 신청")
        case .waiting: Phrase(en: "waiting", ko: "대기")
        case .offered: Phrase(en: "seat kept", ko: "자리 확보")
        case .joining: Phrase(en: "paying", ko: "결제 중")
        case .member: Phrase(en: "member", ko: "회원")
        case .onLeave: Phrase(en: "on leave", ko: "휴식")
        case .suspended: Phrase(en: "suspended", ko: "정지")
        case .declined: Phrase(en: "declined", ko: "거절됨")
        case .lapsed: Phrase(en: "ended", ko: "종료됨")
        case .left: Phrase(en: "left", ko: "탈퇴")
        case .removed: Phrase(en: "removed", ko: "내보냄")
        case .banned: Phrase(en: "banned", ko: "가입 제한")
        }
    }

    /// How the state stands out.
    package var style: Style {
        switch self {
        case .member: .colour(.green)
        case .requested, .waiting, .offered, .joining, .onLeave: .colour(.yellow)
        case .suspended, .banned: .colour(.red)
        case .declined, .lapsed, .left, .removed: .dim
        }
    }
}

extension SuspensionReason: LocalizedValue {
    /// The reason as people call it.
    public var words: Phrase {
        switch self {
        case .arrears: Phrase(en: "dues in arrears", ko: "회비 연체")
        case .manager: Phrase(en: "by a manager", ko: "운영진 결정")
        case .payment: Phrase(en: "the fee went back", ko: "가입비 환불")
        }
    }
}

extension Membership {
    /// How the person stands: role of a member, else the state.
    package var standing: Phrase { state == .member ? role.words : state.words }
}
