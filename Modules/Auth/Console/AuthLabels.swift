package import Terminal

/// What is asked for to join and to sign in, by commands and on screens.
package enum AuthLabels {
    package static let email = Phrase(en: "Email", ko: "이메일")
    package static let nickname = Phrase(en: "Nickname", ko: "닉네임")
    package static let invitation = Phrase(en: "Invitation code", ko: "초대 코드")
    package static let password = Phrase(en: "Password", ko: "비밀번호")
    package static let introduction = Phrase(en: "Introduction", ko: "소개")
    package static let phone = Phrase(en: "Phone", ko: "전화번호")
    package static let birthday = Phrase(en: "Birthday", ko: "생일")
    package static let mailLanguage = Phrase(en: "Mail language", ko: "메일 언어")
    package static let role = Phrase(en: "Role", ko: "역할")
    package static let joined = Phrase(en: "Joined", ko: "가입일")
    package static let picture = Phrase(en: "Picture", ko: "프로필 사진")
}

/// What is said of how members sell, by commands, screens and pages.
extension AuthLabels {
    package static let sells = Phrase(en: "Sells", ko: "판매 구분")
    package static let businessName = Phrase(en: "Business name", ko: "상호")
    package static let representative = Phrase(en: "Representative", ko: "대표자")
    package static let businessAddress = Phrase(en: "Business address", ko: "사업장 주소")
    package static let businessPhone = Phrase(en: "Business phone", ko: "사업장 전화번호")
    package static let businessEmail = Phrase(en: "Business email", ko: "사업장 이메일")
    package static let registrationNumber = Phrase(en: "Business registration number", ko: "사업자등록번호")
    package static let mailOrderNumber = Phrase(en: "Mail-order report number", ko: "통신판매업 신고번호")
}

/// What is said of sessions, by commands and on screens.
extension AuthLabels {
    package static let device = Phrase(en: "Device", ko: "기기")
    package static let signedIn = Phrase(en: "Signed in", ko: "로그인")
    package static let lastUsed = Phrase(en: "Last used", ko: "최근 사용")
    package static let thisDevice = Phrase(en: "this device", ko: "현재 기기")
    package static let signedOut = Phrase(en: "Signed out.", ko: "로그아웃했습니다.")
    package static let sessionEnded = Phrase(en: "Session ended.", ko: "세션을 종료했습니다.")
    package static let otherSessionsEnded = Phrase(
        en: "All other sessions have ended.", ko: "다른 세션을 모두 종료했습니다.")
}

/// What is said when a member deletes the account, by commands and on screens.
extension AuthLabels {
    package static let withdrawalQuestion = Phrase(
        en: "Delete your account and its listings? This cannot be undone.",
        ko: "정말 탈퇴할까요? 등록한 물건도 삭제되며 되돌릴 수 없습니다.")
    package static let withdrawalLoss = Phrase(
        en: "Your account and its listings are deleted. This cannot be undone.",
        ko: "계정과 등록한 물건이 삭제되며 되돌릴 수 없습니다.")
    package static let withdrawn = Phrase(
        en: "Your account has been deleted.", ko: "탈퇴했습니다. 이용해 주셔서 감사합니다.")
}

/// What is said of blocks, by commands and on screens.
extension AuthLabels {
    package static let blocked = Phrase(en: "Blocked.", ko: "차단했습니다.")
    package static let unblocked = Phrase(en: "Unblocked.", ko: "차단을 해제했습니다.")
    package static let blockedSince = Phrase(en: "Blocked", ko: "차단일")
    package static let nobodyBlocked = Phrase(en: "You have not blocked anybody.", ko: "차단한 회원이 없습니다.")
}

/// What is said of silences, by commands and on screens.
extension AuthLabels {
    package static let silenced = Phrase(en: "Silence ends", ko: "활동 제한 종료")
    package static let silenceReason = Phrase(en: "Reason", ko: "제한 사유")
    package static let unsilenced = Phrase(
        en: "The member can post again.", ko: "활동 제한을 해제했습니다.")
}
