import CrewsConsole
import Terminal
import TestKit

@testable import Crews

extension MachineDrawing {
    /// A person's standing with a crew. It begins where a person never had to do with the crew, as one whose
    /// standing has ended.
    static func membership(in language: Language) -> MachineDrawing {
        let states = [MembershipState.lapsed] + MembershipState.allCases.filter { $0 != .lapsed }
        return MachineDrawing(states, MembershipTransitionTests.table) {
            $0.words.text(in: language)
        } telling: {
            $0.words.text(in: language)
        }
    }

    /// What a member owes for a month.
    static func dues(in language: Language) -> MachineDrawing {
        MachineDrawing(DueState.allCases, DueTransitionTests.table) {
            $0.words.text(in: language)
        } telling: {
            $0.words.text(in: language)
        }
    }
}

extension MembershipTransitionTests.Event {
    fileprivate var words: Phrase {
        switch self {
        case .ask: Phrase(en: "asks", ko: "가입 신청")
        case .wait: Phrase(en: "no seat is free", ko: "빈자리 없음")
        case .offer: Phrase(en: "a seat is kept", ko: "자리 확보")
        case .hold: Phrase(en: "order opened", ko: "주문")
        case .join: Phrase(en: "joined without a fee", ko: "무료 가입")
        case .pay: Phrase(en: "fee paid", ko: "가입비 결제")
        case .letGo: Phrase(en: "order let go or money back", ko: "주문 취소나 환불")
        case .decline: Phrase(en: "declined by a manager", ko: "운영진이 거절")
        case .withdraw: Phrase(en: "let go by the person or crew closes", ko: "본인이 취소하거나 크루를 닫음")
        case .runOut: Phrase(en: "its moment passes", ko: "기한 지남")
        case .goOnLeave: Phrase(en: "takes a break", ko: "휴식")
        case .comeBack: Phrase(en: "comes back", ko: "복귀")
        case .suspend: Phrase(en: "suspended by a manager", ko: "운영진이 정지")
        case .suspendForArrears: Phrase(en: "arrears for 14 days", ko: "회비 14일 연체")
        case .restore: Phrase(en: "restored", ko: "정지 해제")
        case .giveRole: Phrase(en: "gets a role", ko: "역할 변경")
        case .takeOver: Phrase(en: "becomes the owner", ko: "크루장이 됨")
        case .leave: Phrase(en: "leaves", ko: "탈퇴")
        case .remove: Phrase(en: "removed by a manager or crew closes", ko: "운영진이 내보내거나 크루를 닫음")
        case .ban: Phrase(en: "banned by a manager", ko: "운영진이 가입 제한")
        case .erase: Phrase(en: "account deleted", ko: "마당 탈퇴")
        }
    }
}

extension DueTransitionTests.Event {
    fileprivate var words: Phrase {
        switch self {
        case .hold: Phrase(en: "order opened", ko: "주문")
        case .pay: Phrase(en: "paid", ko: "결제")
        case .letGo: Phrase(en: "order let go or money back", ko: "주문 취소나 환불")
        case .letGoOfLeaver:
            Phrase(en: "order let go or money back, member has left", ko: "탈퇴한 회원의 주문 취소나 환불")
        case .waive: Phrase(en: "waived by the treasurer", ko: "총무가 면제")
        case .closeCrew: Phrase(en: "crew closes", ko: "크루를 닫음")
        case .leave: Phrase(en: "member leaves or is removed", ko: "회원이 탈퇴하거나 내보내짐")
        case .comeBack: Phrase(en: "member is back within the month", ko: "그 달에 다시 가입")
        case .remind: Phrase(en: "member reminded", ko: "알림")
        case .erase: Phrase(en: "account deleted", ko: "마당 탈퇴")
        }
    }
}
