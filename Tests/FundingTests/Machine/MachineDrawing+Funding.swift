import FundingConsole
import Terminal
import TestKit

@testable import Funding

extension MachineDrawing {
    /// How far a shelter has come.
    static func shelter(in language: Language) -> MachineDrawing {
        MachineDrawing(ShelterState.allCases, ShelterTransitionTests.table) {
            $0.words.text(in: language)
        } telling: {
            $0.words.text(in: language)
        }
    }

    /// How far a campaign has come.
    static func campaign(in language: Language) -> MachineDrawing {
        MachineDrawing(CampaignState.allCases, CampaignTransitionTests.table) {
            $0.words.text(in: language)
        } telling: {
            $0.words.text(in: language)
        }
    }

    /// How far a backing has come.
    static func backing(in language: Language) -> MachineDrawing {
        MachineDrawing(BackingState.allCases, BackingTransitionTests.table) {
            $0.words.text(in: language)
        } telling: {
            $0.words.text(in: language)
        }
    }
}

extension ShelterTransitionTests.Event {
    fileprivate var words: Phrase {
        switch self {
        case .verify: Phrase(en: "verified by an operator", ko: "운영자가 확인")
        case .decline: Phrase(en: "declined by an operator", ko: "운영자가 거절")
        case .suspend: Phrase(en: "suspended by an operator", ko: "운영자가 정지")
        case .restore: Phrase(en: "restored by an operator", ko: "운영자가 정지 해제")
        case .edit: Phrase(en: "edited", ko: "고침")
        case .abandon: Phrase(en: "last member gone", ko: "마지막 회원이 탈퇴")
        }
    }
}

extension CampaignTransitionTests.Event {
    fileprivate var words: Phrase {
        switch self {
        case .open: Phrase(en: "opened", ko: "펀딩 열기")
        case .extend: Phrase(en: "deadline put off", ko: "마감 연장")
        case .close: Phrase(en: "closed early", ko: "일찍 마감")
        case .deadline: Phrase(en: "deadline passes", ko: "마감 지남")
        case .pause: Phrase(en: "paused", ko: "멈춤")
        case .resume: Phrase(en: "goes on", ko: "다시 시작")
        case .resumeExtended: Phrase(en: "goes on, was extended", ko: "다시 시작, 연장된 펀딩")
        case .resumeLate: Phrase(en: "goes on after its deadline", ko: "마감 뒤 다시 시작")
        case .reach: Phrase(en: "enough was collected", ko: "충분히 모임")
        case .miss: Phrase(en: "too little was collected", ko: "목표에 못 미침")
        case .missWithNothing: Phrase(en: "nothing was collected", ko: "모인 금액 없음")
        case .cancel: Phrase(en: "called off", ko: "취소")
        case .cancelWithNothing: Phrase(en: "called off, nothing to give back", ko: "취소, 돌려줄 금액 없음")
        case .cutShort: Phrase(en: "called off, what was delivered stands", ko: "취소, 전달한 물품은 그대로")
        case .allBack: Phrase(en: "all money is back", ko: "모두 환불")
        case .allBackCalledOff: Phrase(en: "all money is back, was called off", ko: "모두 환불, 취소한 펀딩")
        case .deliverPart: Phrase(en: "a part delivered", ko: "일부 전달")
        case .deliverAll: Phrase(en: "everything delivered", ko: "모두 전달")
        case .publish: Phrase(en: "published for 30 days", ko: "결과 공개 30일")
        }
    }
}

extension BackingTransitionTests.Event {
    fileprivate var words: Phrase {
        switch self {
        case .hold: Phrase(en: "order opened", ko: "주문")
        case .pay: Phrase(en: "paid", ko: "결제")
        case .letGo: Phrase(en: "order let go or money back", ko: "주문 취소나 환불")
        case .runOut: Phrase(en: "an hour passes", ko: "한 시간 지남")
        case .withdraw: Phrase(en: "withdrawn by the backer", ko: "후원자가 거둠")
        case .giveBack: Phrase(en: "campaign failed or called off", ko: "펀딩 실패나 취소")
        case .settle: Phrase(en: "money is back", ko: "환불 완료")
        case .erase: Phrase(en: "account deleted", ko: "마당 탈퇴")
        }
    }
}
