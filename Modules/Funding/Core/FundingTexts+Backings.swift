import Vocabulary

/// What people read about backings and receipts.
extension FundingTexts {
    static let notCollecting: ErrorDescription.Texts = (
        "The campaign takes no backings now.", "지금은 후원을 받지 않는 펀딩입니다."
    )

    static let ownCampaign: ErrorDescription.Texts = (
        "Members of a shelter do not back its own campaigns.",
        "보호소 구성원은 그 보호소의 펀딩을 후원할 수 없습니다."
    )

    static func notEnoughLeft(_ left: Money) -> ErrorDescription.Texts {
        (
            "Only \(left.minorUnits) won are left, counting those who are paying. Choose less.",
            "결제 중인 금액을 빼면 \(left.minorUnits)원만 남았습니다. 금액을 줄이세요."
        )
    }

    static func itemGone(_ item: Int, _ left: Int) -> ErrorDescription.Texts {
        (
            "Only \(left) of item \(item) are left, counting those that are being paid for.",
            "결제 중인 수량을 빼면 \(item)번 물품은 \(left)개만 남았습니다."
        )
    }

    static func tooManyBackings(_ most: Int) -> ErrorDescription.Texts {
        (
            "You have backed this campaign \(most) times, the most that is possible.",
            "이 펀딩을 이미 \(most)번 후원해 더 할 수 없습니다."
        )
    }

    static let beingPaid: ErrorDescription.Texts = (
        "A backing of yours is being paid: pay it or cancel that order first.",
        "결제가 진행 중인 후원이 있습니다. 먼저 결제를 마치거나 주문을 취소하세요."
    )

    static let noReceipt: ErrorDescription.Texts = (
        "There is no receipt yet: the money is not the shelter's for good, or went back.",
        "아직 영수증이 없습니다. 후원금이 확정되지 않았거나 환불되었습니다."
    )

    static let backingState: ErrorDescription.Texts = (
        "That is not possible as the backing stands now. Look at it again.",
        "지금 후원 상태에서는 할 수 없습니다. 다시 확인하세요."
    )
}
