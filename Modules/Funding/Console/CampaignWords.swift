public import Commands
public import Funding
public import Terminal

extension CampaignState: LocalizedValue {
    /// How far a campaign has come, as people call it.
    public var words: Phrase {
        switch self {
        case .draft: Phrase(en: "draft", ko: "작성 중")
        case .open: Phrase(en: "open", ko: "진행 중")
        case .paused: Phrase(en: "paused", ko: "일시 중지")
        case .extended: Phrase(en: "extended", ko: "연장됨")
        case .deciding: Phrase(en: "being decided", ko: "집계 중")
        case .succeeded: Phrase(en: "succeeded", ko: "성공")
        case .failed: Phrase(en: "failed", ko: "실패")
        case .cancelled: Phrase(en: "cancelled", ko: "취소됨")
        case .refunding: Phrase(en: "refunding", ko: "환불 중")
        case .partlyDelivered: Phrase(en: "partly delivered", ko: "일부 전달")
        case .delivered: Phrase(en: "delivered", ko: "전달 완료")
        case .closed: Phrase(en: "closed", ko: "종료")
        }
    }

    /// How the state stands out.
    package var style: Style {
        switch self {
        case .open, .extended, .succeeded, .partlyDelivered, .delivered: .colour(.green)
        case .paused, .deciding, .refunding: .colour(.yellow)
        case .failed, .cancelled: .colour(.red)
        case .draft, .closed: .dim
        }
    }
}

extension CampaignModel: LocalizedValue {
    /// The model as people call it.
    public var words: Phrase {
        switch self {
        case .keepItAll: Phrase(en: "keep it all", ko: "모인 만큼 전달")
        case .allOrNothing: Phrase(en: "all or nothing", ko: "목표 달성 시 전달")
        case .itemBased: Phrase(en: "by items", ko: "물품별")
        }
    }

    /// What it means for a backer.
    package var meaning: Phrase {
        switch self {
        case .keepItAll:
            Phrase(
                en: "The shelter gets what there is at the deadline.", ko: "마감 때 모인 금액을 보호소에 전달합니다.")
        case .allOrNothing:
            Phrase(
                en: "You pay by card now. If the goal is not reached, all of it is refunded.",
                ko: "지금 카드로 결제하고, 목표에 이르지 못하면 전액 환불합니다.")
        case .itemBased:
            Phrase(
                en: "Each item is collected for itself, up to the wanted quantity.",
                ko: "물품마다 필요한 수량까지 따로 모읍니다.")
        }
    }
}

extension CampaignPhase: LocalizedValue {
    /// The list as people call it.
    public var words: Phrase {
        switch self {
        case .open: Phrase(en: "open", ko: "진행 중")
        case .ended: Phrase(en: "ended", ko: "마감")
        case .all: Phrase(en: "all", ko: "전체")
        }
    }
}

extension CampaignQuery.Order: LocalizedValue {
    /// The order as people call it.
    public var words: Phrase {
        switch self {
        case .newest: Phrase(en: "newest", ko: "최신순")
        case .endingSoon: Phrase(en: "ending soon", ko: "마감 임박순")
        }
    }
}

extension PauseReason: LocalizedValue {
    /// The reason as people call it.
    public var words: Phrase {
        switch self {
        case .suspended: Phrase(en: "the shelter is suspended", ko: "보호소 정지")
        case .abandoned: Phrase(en: "the shelter has no members", ko: "보호소 구성원 없음")
        case .operator: Phrase(en: "by an operator", ko: "운영자 결정")
        }
    }
}

extension CampaignResult.Ending: LocalizedValue {
    /// How a campaign ended, as people call it.
    public var words: Phrase {
        switch self {
        case .reached: Phrase(en: "collected", ko: "모금 완료")
        case .missed: Phrase(en: "goal missed", ko: "목표 미달")
        case .cancelled: Phrase(en: "cancelled", ko: "취소됨")
        }
    }
}

extension RepeatedHour: LocalizedValue {
    /// The hour as people call it.
    public var words: Phrase {
        switch self {
        case .earlier: Phrase(en: "earlier", ko: "먼저")
        case .later: Phrase(en: "later", ko: "나중")
        }
    }
}
