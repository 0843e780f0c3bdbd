import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

/// Where a password comes from.
struct PasswordOptions: ParsableArguments {
    @Flag(
        help: .words(
            en: "Read passwords from standard input, one per line.",
            ko: "비밀번호를 표준 입력에서 한 줄씩 읽습니다."))
    var passwordStdin = false
}

/// Who joins, as far as flags say it.
struct JoinOptions: ParsableArguments {
    @Option(help: .words(en: "The email to sign in with.", ko: "로그인에 쓸 이메일.", value: "address"))
    var email: String?
    @Option(help: .words(en: "The name others see.", ko: "다른 사람에게 보일 닉네임.", value: "name"))
    var nickname: String?
    @Option(help: .words(en: "Your phone number (optional).", ko: "전화번호 (선택).", value: "number"))
    var phone: String?
    @Option(help: .words(en: "Your birthday (optional).", ko: "생일 (선택).", value: "yyyy-mm-dd"))
    var birthday: String?
    @Option(
        help: .words(
            en: "The language of mail to you: ko or en.", ko: "받을 메일의 언어: ko 또는 en.", value: "code"),
        completion: .list(MemberLanguage.allCases.map(\.rawValue)))
    var mailLanguage: String?
    @Option(
        help: .words(
            en: "An invitation code, where joining needs one.", ko: "초대 코드. 초대받아야 가입할 수 있는 서버에서 씁니다.",
            value: "code"))
    var invitation: String?
    @OptionGroup var password: PasswordOptions
}

/// Who signs in.
struct LoginOptions: ParsableArguments {
    @Option(help: .words(en: "The email you joined with.", ko: "가입한 이메일.", value: "address"))
    var email: String?
    @OptionGroup var password: PasswordOptions
}

/// Which sessions shall end.
struct EndSessionOptions: ParsableArguments {
    @Argument(help: .identifier(of: SessionSubject.self, value: "id"))
    var id: String?
    @Flag(help: .words(en: "End all sessions, this one too.", ko: "이 세션을 포함해 모두 종료합니다."))
    var all = false
    @Flag(help: .words(en: "End all sessions but this one.", ko: "이 세션만 남기고 모두 종료합니다."))
    var others = false
}

/// Whose profile is wanted.
struct ProfileOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "The member: their ID, part of it, or a row number in the last list; you if omitted.",
            ko: "회원: ID나 그 일부, 또는 마지막 목록의 행 번호. 생략하면 내 계정.", value: "member"))
    var member: String?
    @OptionGroup var drawing: PictureOption
}

/// What shall change of one's profile.
struct ProfileEditOptions: ParsableArguments {
    @Option(help: .words(en: "The name others see.", ko: "다른 사람에게 보일 닉네임.", value: "name"))
    var nickname: String?
    @Option(help: .words(en: "A short introduction; '' to remove it.", ko: "자기소개. ''이면 지웁니다.", value: "text"))
    var introduction: String?
    @Option(help: .words(en: "Your phone number; '' to remove it.", ko: "전화번호. ''이면 지웁니다.", value: "number"))
    var phone: String?
    @Option(help: .words(en: "Your birthday; '' to remove it.", ko: "생일. ''이면 지웁니다.", value: "yyyy-mm-dd"))
    var birthday: String?
    @Option(
        help: .words(
            en: "The language of mail to you: ko or en.", ko: "받을 메일의 언어: ko 또는 en.", value: "code"),
        completion: .list(MemberLanguage.allCases.map(\.rawValue)))
    var mailLanguage: String?
    @OptionGroup var selling: SellingOptions
}
