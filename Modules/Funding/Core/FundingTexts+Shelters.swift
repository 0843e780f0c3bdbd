import Vocabulary

/// What people read about shelters and their people.
extension FundingTexts {
    static let notFound: ErrorDescription.Texts = (
        "Not found. It may have been removed.", "찾을 수 없습니다. 삭제되었을 수 있습니다."
    )

    static let changed: ErrorDescription.Texts = (
        "It has changed in the meantime. Look at it again, then repeat the change.",
        "그사이에 바뀌었습니다. 다시 확인한 뒤 고치세요."
    )

    static let treasurersOnly: ErrorDescription.Texts = (
        "Only the shelter's treasurer can do this; the owner if it has none.",
        "보호소 회계만 할 수 있습니다. 회계가 없으면 대표가 합니다."
    )

    static let operatorsOnly: ErrorDescription.Texts = ("Only operators can do this.", "운영자만 할 수 있습니다.")

    static let shelterOnly: ErrorDescription.Texts = (
        "Only the people of the shelter can do this.", "보호소 구성원만 할 수 있습니다."
    )

    static let managersOnly: ErrorDescription.Texts = (
        "Only the shelter's owner can do this.", "보호소 대표만 할 수 있습니다."
    )

    static let shelterClosed: ErrorDescription.Texts = (
        "The shelter has no members any more.", "구성원이 없는 보호소입니다."
    )

    static let shelterFixed: ErrorDescription.Texts = (
        "Name and registration number were verified and stay. Ask an operator.",
        "확인이 끝난 이름과 등록번호는 고칠 수 없습니다. 운영자에게 문의하세요."
    )

    static let notVerified: ErrorDescription.Texts = (
        "Only verified shelters collect. Wait for an operator to verify it.",
        "확인된 보호소만 모금할 수 있습니다. 운영자의 확인을 기다려 주세요."
    )

    static let ownerStays: ErrorDescription.Texts = (
        "The owner stays: hand the shelter over to another member first.",
        "대표는 그대로 남습니다. 먼저 다른 구성원에게 보호소를 넘기세요."
    )

    static func tooManyPeople(_ most: Int) -> ErrorDescription.Texts {
        ("A shelter has at most \(most) members.", "보호소 구성원은 최대 \(most)명입니다.")
    }

    static func tooManyShelters(_ most: Int) -> ErrorDescription.Texts {
        (
            "A member can be in at most \(most) shelters. Leave one first.",
            "한 회원은 보호소 \(most)곳까지 함께할 수 있습니다. 먼저 한 곳에서 나오세요."
        )
    }

    static func tooManyCampaigns(_ most: Int) -> ErrorDescription.Texts {
        (
            "The shelter has \(most) campaigns already. End one first.",
            "이미 진행 중인 펀딩이 \(most)개 있습니다. 먼저 하나를 끝내세요."
        )
    }

    static let shelterState: ErrorDescription.Texts = (
        "That is not possible as the shelter stands now. Look at it again.",
        "지금 보호소 상태에서는 할 수 없습니다. 다시 확인하세요."
    )
}
