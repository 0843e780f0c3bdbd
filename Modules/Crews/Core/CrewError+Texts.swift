import Vocabulary

extension CrewError {
    /// What people read, in English and Korean.
    var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields: ErrorDescription.invalidFields
        case .notFound: Self.notFoundTexts
        case .changed: Self.changedTexts
        case .ownerOnly: ("Only the crew's owner can do this.", "크루장만 할 수 있습니다.")
        case .managersOnly:
            ("Only the crew's owner and managers can do this.", "크루장과 운영진만 할 수 있습니다.")
        case .treasurersOnly:
            ("Only the crew's owner and treasurer can do this.", "크루장과 총무만 할 수 있습니다.")
        case .closed: ("The crew is closed.", "문을 닫은 크루입니다.")
        case .tooLate: Self.tooLateTexts
        case .hasMoney: Self.hasMoneyTexts
        case .tooManyCrews(let limit): Self.textsOfTooManyCrews(limit)
        case .wrongState: Self.wrongStateTexts
        case .banned: ("You cannot join this crew for now.", "지금은 이 크루에 가입할 수 없습니다.")
        case .feeIsDue(let fee): Self.texts(of: fee)
        case .beingPaid: Self.beingPaidTexts
        case .ownerStays: Self.ownerStaysTexts
        case .suspendedFromCrew:
            ("Your membership is suspended: you can read, but not take part.", "회원 자격이 정지되어 읽을 수만 있습니다.")
        case .calledOff: ("The meeting was called off.", "취소된 모임입니다.")
        case .hasBegun: ("The meeting has begun already.", "이미 시작한 모임입니다.")
        case .notBegun: ("The meeting has not begun yet.", "아직 시작하지 않은 모임입니다.")
        case .hasEnded: ("The meeting has ended.", "끝난 모임입니다.")
        case .answersEnded: Self.answersEndedTexts
        case .wrongDue: Self.wrongDueTexts
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }

    private static let notFoundTexts = (
        "Not found. It may have been closed or removed.", "찾을 수 없습니다. 닫았거나 삭제했을 수 있습니다."
    )

    private static let changedTexts = (
        "It has changed in the meantime. Look at it again, then repeat the change.",
        "그사이에 바뀌었습니다. 다시 확인한 뒤 고치세요."
    )

    private static let tooLateTexts = (
        "A closed crew can be reopened for 30 days only.", "문을 닫은 크루는 30일 안에만 다시 열 수 있습니다."
    )

    private static let hasMoneyTexts = (
        "The crew's money is not settled: pay out the balance, and wait for open orders and refunds.",
        "크루의 돈이 아직 정리되지 않았습니다. 잔액을 지급하고, 진행 중인 결제와 환불이 끝난 뒤 다시 하세요."
    )

    private static func textsOfTooManyCrews(_ limit: Int) -> ErrorDescription.Texts {
        (
            "You have \(limit) crews already, the most a member can have. Leave or close one first.",
            "이미 크루가 \(limit)개라 더 가입하거나 만들 수 없습니다. 먼저 하나에서 탈퇴하거나 하나를 닫으세요."
        )
    }

    private static let wrongStateTexts = (
        "That is not possible as the membership stands now. Look at it again.",
        "지금 상태에서는 할 수 없습니다. 다시 확인하세요."
    )

    private static func texts(of fee: Money) -> ErrorDescription.Texts {
        (
            "Joining costs \(fee.minorUnits) won: pay the fee to take the seat.",
            "가입비 \(fee.minorUnits)원을 결제해야 자리를 얻습니다."
        )
    }

    private static let beingPaidTexts = (
        "The fee is being paid: pay it or cancel that order first.",
        "결제가 진행 중입니다. 먼저 결제를 마치거나 주문을 취소하세요."
    )

    private static let ownerStaysTexts = (
        "The owner stays: hand the crew over to a member first, or close it.",
        "크루장에게는 할 수 없습니다. 먼저 다른 회원에게 크루를 넘기거나 크루를 닫으세요."
    )

    private static let answersEndedTexts = (
        "Answers were taken until an earlier moment. Ask a manager.", "응답 기한이 지났습니다. 운영진에게 말하세요."
    )

    private static let wrongDueTexts = (
        "The dues of that month are paid, waived or cancelled already.",
        "그 달 회비는 이미 냈거나 면제 또는 취소되었습니다."
    )
}
