import Auth
import Vocabulary
import Wire

extension AuthWire {
    static let join = Shape<JoinInput>(
        "Join",
        Field("email", WireCoder<String>.text(format: "email", maximumLength: 254)) { $0.draft.email },
        Field("password", WireCoder<String>.text(format: "password", minimumLength: 8, maximumLength: 128)) {
            $0.draft.password
        },
        Field("nickname", WireCoder<String>.text(minimumLength: 2, maximumLength: 20, example: "느티나무")) {
            $0.draft.nickname
        },
        Field("phone", WireCoder<String>.text(example: "010-1234-5678").optional) { $0.draft.phone },
        Field("birthday", WireCoder<String>.text(format: "date").optional) { $0.draft.birthday },
        Field("language", WireCoder<String>.text(example: "ko").optional) { $0.draft.language },
        Field("invitation", WireCoder<String>.text(example: "k7mp-2xq9-4tna").optional) {
            $0.draft.invitation
        },
        Field("device", WireCoder<String>.text, fallback: "") { $0.device }
    ) { email, password, nickname, phone, birthday, language, invitation, device in
        let draft = JoinDraft(
            email: email, password: password, nickname: nickname, phone: phone, birthday: birthday,
            language: language, invitation: invitation)
        return JoinInput(draft: draft, device: device)
    }

    static let email = Shape<EmailInput>(
        "Email", Field("email", WireCoder<String>.text) { $0.email }
    ) { email in EmailInput(email: email) }

    static let login = Shape<LoginInput>(
        "Login",
        Field("email", WireCoder<String>.text(format: "email")) { $0.email },
        Field("password", WireCoder<String>.text(format: "password")) { $0.password },
        Field("device", WireCoder<String>.text, fallback: "") { $0.device }
    ) { email, password, device in LoginInput(email: email, password: password, device: device) }

    static let refresh = Shape<RefreshInput>(
        "Refresh", Field("refreshToken", WireCoder<String>.text) { $0.refreshToken }
    ) { refreshToken in RefreshInput(refreshToken: refreshToken) }

    static let oneSession = Shape<SessionInput>(
        "OneSession", Field("id", WireCoder<SessionID>.id()) { $0.id }
    ) { id in SessionInput(id: id) }

    static let endSessions = Shape<SessionsInput>(
        "EndSessions", Field("keepCurrent", WireCoder<Bool>.bool, fallback: false) { $0.keepCurrent }
    ) { keepCurrent in SessionsInput(keepCurrent: keepCurrent) }

    static let password = Shape<PasswordInput>(
        "PasswordChange",
        Field("current", WireCoder<String>.text(format: "password")) { $0.current },
        Field("new", WireCoder<String>.text(format: "password", minimumLength: 8, maximumLength: 128)) {
            $0.new
        }
    ) { current, new in PasswordInput(current: current, new: new) }

    static let profileDraft = Shape<ProfileDraft>(
        "ProfileDraft",
        Field("nickname", WireCoder<String>.text(minimumLength: 2, maximumLength: 20, example: "느티나무")) {
            $0.nickname
        },
        Field("introduction", WireCoder<String>.text(maximumLength: 300), fallback: "") { $0.introduction },
        Field("phone", WireCoder<String>.text(example: "010-1234-5678").optional) { $0.phone },
        Field("birthday", WireCoder<String>.text(format: "date").optional) { $0.birthday },
        Field("language", WireCoder<String>.text(example: "ko").optional) { $0.language },
        Field(flattening: sellerDraft) { $0.seller },
        Field("version", WireCoder<Version>.version.optional) { $0.expectedVersion }
    ) { nickname, introduction, phone, birthday, language, seller, version in
        ProfileDraft(
            nickname: nickname, introduction: introduction, phone: phone, birthday: birthday,
            language: language, seller: seller, expectedVersion: version)
    }

    static let withdrawal = Shape<WithdrawalInput>(
        "Withdrawal", Field("password", WireCoder<String>.text(format: "password")) { $0.password }
    ) { password in WithdrawalInput(password: password) }

    static let member = Shape<MemberInput>(
        "OneMember", Field("id", WireCoder<MemberID>.id()) { $0.id }
    ) { id in MemberInput(id: id) }
}
