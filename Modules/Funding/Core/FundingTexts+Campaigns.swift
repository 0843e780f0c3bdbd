import Vocabulary

/// What people read about campaigns.
extension FundingTexts {
    static let campaignFixed: ErrorDescription.Texts = (
        "Goal, model, purpose, costs, cap, deadline and registration stay once a campaign is open.",
        "펀딩을 연 뒤에는 목표, 방식, 모집 목적, 비용 비율, 한도, 마감, 등록 정보를 바꿀 수 없습니다."
    )

    static func itemTaken(_ item: Int) -> ErrorDescription.Texts {
        (
            "Item \(item) is backed or being paid for already.",
            "\(item)번 물품은 이미 후원했거나 결제 중인 사람이 있습니다."
        )
    }

    static func registrationRequired(_ others: Money) -> ErrorDescription.Texts {
        (
            "From 10,000,000 won within 12 months a shelter needs a registration; its other campaigns come "
                + "to \(others.minorUnits) won. Enter the registration, lower goal and cap, or, to move a "
                + "campaign, choose another shelter.",
            "보호소가 12개월 동안 1천만 원 이상을 모으려면 등록해야 합니다. 이 보호소의 다른 펀딩은 모두 "
                + "\(others.minorUnits)원입니다. 등록 정보를 입력하거나 목표와 한도를 낮추세요. 펀딩을 옮기려면 다른 "
                + "보호소를 고르세요."
        )
    }

    static let registrationPeriod: ErrorDescription.Texts = (
        "The registration does not cover the time until the deadline.",
        "등록한 모집 기간이 마감까지 이어지지 않습니다."
    )

    static let registrationStays: ErrorDescription.Texts = (
        "The campaign is registered to its shelter and cannot move to another. Call it off with refunds; the "
            + "other shelter can register and open a campaign of its own.",
        "등록한 펀딩은 다른 보호소로 옮길 수 없습니다. 펀딩을 취소하고 환불하세요. 다른 보호소는 새로 등록한 뒤 펀딩을 열 수 있습니다."
    )

    static let accountMissing: ErrorDescription.Texts = (
        "No account for payouts is named. The treasurer names one first.",
        "지급받을 계좌가 없습니다. 회계가 먼저 계좌를 입력하세요."
    )

    static func notReached(_ paid: Money) -> ErrorDescription.Texts {
        (
            "The goal is not reached: \(paid.minorUnits) won so far. Cancel the campaign instead.",
            "목표에 이르지 못했습니다. 지금까지 \(paid.minorUnits)원입니다. 대신 펀딩을 취소하세요."
        )
    }

    static let tooLate: ErrorDescription.Texts = ("The deadline has passed.", "마감이 지났습니다.")

    static func balanceTooLow(_ most: Money) -> ErrorDescription.Texts {
        (
            "No more than \(most.minorUnits) won can be paid out now.",
            "지금은 \(most.minorUnits)원까지만 지급할 수 있습니다."
        )
    }

    static let campaignState: ErrorDescription.Texts = (
        "That is not possible as the campaign stands now. Look at it again.",
        "지금 펀딩 상태에서는 할 수 없습니다. 다시 확인하세요."
    )
}
