import Vocabulary

extension AuthError {
    /// The error's text for people.
    var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields: ErrorDescription.invalidFields
        case .wrongCredentials: Self.wrongCredentialsText
        case .sessionEnded: ("The session has ended. Sign in again.", "세션이 종료되었습니다. 다시 로그인하세요.")
        case .noSuchMember: ("Member not found.", "해당 회원을 찾을 수 없습니다.")
        case .noSuchSession: Self.noSuchSessionText
        case .changed: Self.changedText
        case .forbidden: ("Only an operator may do this.", "운영자만 할 수 있습니다.")
        case .suspended(let reason): Self.suspended(reason)
        case .moderatorsOnly: ("Only a moderator or an operator may do this.", "매니저나 운영자만 할 수 있습니다.")
        case .outranked: Self.outrankedText
        case .registrationClosed: Self.registrationClosedText
        case .invitationRequired: Self.invitationRequiredText
        case .invitationRefused: Self.invitationRefusedText
        case .noSuchInvitation:
            ("Invitation not found. It may have expired.", "해당 초대를 찾을 수 없습니다. 만료되었을 수 있습니다.")
        case .resetRefused: Self.resetRefusedText
        case .lastOperator: Self.lastOperatorText
        case .blockingOneself:
            ("You cannot block yourself. Choose another member.", "자기 자신은 차단할 수 없습니다. 다른 회원을 선택하세요.")
        case .tooManyBlocks: Self.tooManyBlocksText
        case .tooManySettings: Self.tooManySettingsText
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }

    private static var wrongCredentialsText: ErrorDescription.Texts {
        (
            "Email and password do not match. Check both, then try again.",
            "이메일 또는 비밀번호가 올바르지 않습니다. 확인한 뒤 다시 시도하세요."
        )
    }

    private static var noSuchSessionText: ErrorDescription.Texts {
        (
            "Session not found. List your sessions to see which there are.",
            "해당 세션을 찾을 수 없습니다. 내 세션 목록을 확인하세요."
        )
    }

    private static var changedText: ErrorDescription.Texts {
        (
            "The account has changed in the meantime. Read it again, then repeat the edit.",
            "그사이에 계정이 변경되었습니다. 다시 확인한 뒤 수정하세요."
        )
    }

    private static var outrankedText: ErrorDescription.Texts {
        (
            "This member's role is not below yours. Ask an operator.",
            "나와 역할이 같거나 더 높은 회원입니다. 운영자에게 문의하세요."
        )
    }

    private static var registrationClosedText: ErrorDescription.Texts {
        (
            "Registration is closed here. Ask an operator.",
            "이 서버는 지금 가입을 받지 않습니다. 운영자에게 문의하세요."
        )
    }

    private static var invitationRequiredText: ErrorDescription.Texts {
        (
            "Joining needs an invitation code here. Ask an operator for one.",
            "가입하려면 초대 코드가 필요합니다. 운영자에게 초대 코드를 요청하세요."
        )
    }

    private static var invitationRefusedText: ErrorDescription.Texts {
        (
            "The invitation code is wrong, used up or expired. Check it, or ask an operator for another.",
            "초대 코드가 틀렸거나 모두 쓰였거나 만료되었습니다. 코드를 확인하거나 운영자에게 새 코드를 요청하세요."
        )
    }

    private static var resetRefusedText: ErrorDescription.Texts {
        (
            "The email or the code is wrong, or the code was used or has expired. Ask an operator for a "
                + "new code.",
            "이메일이나 코드가 맞지 않거나, 코드가 이미 쓰였거나 만료되었습니다. 운영자에게 새 코드를 요청하세요."
        )
    }

    private static var lastOperatorText: ErrorDescription.Texts {
        (
            "This is the only operator. Make somebody else an operator first.",
            "마지막 운영자입니다. 먼저 다른 회원을 운영자로 지정하세요."
        )
    }

    private static var tooManyBlocksText: ErrorDescription.Texts {
        (
            "You have blocked \(MemberBlock.limit) members already. Unblock one first.",
            "이미 \(MemberBlock.limit)명을 차단했습니다. 먼저 한 명의 차단을 해제하세요."
        )
    }

    private static var tooManySettingsText: ErrorDescription.Texts {
        (
            "The account keeps \(MemberSetting.limit) settings already. Remove one first.",
            "계정에 설정이 이미 \(MemberSetting.limit)개 있습니다. 먼저 하나를 지우세요."
        )
    }

    private static func suspended(_ reason: String) -> ErrorDescription.Texts {
        let (english, korean) = reason.isEmpty ? ("", "") : (" Reason: \(reason)", " 사유: \(reason)")
        return (
            "This account is suspended. Ask an operator to restore it.\(english)",
            "이용이 정지된 계정입니다. 정지를 풀려면 운영자에게 문의하세요.\(korean)"
        )
    }
}
