import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

/// Where a password comes from.
struct PasswordOptions: ParsableArguments {
    @Flag(
        help: .words(
            en: "Read the password from the standard input, one line each.",
            ko: "비밀번호를 표준 입력에서 한 줄씩 읽습니다."))
    var passwordStdin = false
}

/// Who joins, as far as flags say it.
struct JoinOptions: ParsableArguments {
    @Option(help: .words(en: "The email to sign in with.", ko: "로그인에 쓸 이메일.", value: "address"))
    var email: String?
    @Option(help: .words(en: "The name that others see.", ko: "다른 사람에게 보일 별명.", value: "name"))
    var nickname: String?
    @Option(help: .words(en: "A phone number, if you like.", ko: "전화번호 (선택).", value: "number"))
    var phone: String?
    @Option(help: .words(en: "Your birthday, if you like.", ko: "생일 (선택).", value: "yyyy-mm-dd"))
    var birthday: String?
    @Option(
        help: .words(
            en: "The language of mail to you: ko or en.", ko: "받을 메일의 언어: ko 또는 en.", value: "code"),
        completion: .list(MemberLanguage.allCases.map(\.rawValue)))
    var mailLanguage: String?
    @OptionGroup var password: PasswordOptions
}

/// Who signs in.
struct LoginOptions: ParsableArguments {
    @Option(help: .words(en: "The email that you joined with.", ko: "가입한 이메일.", value: "address"))
    var email: String?
    @OptionGroup var password: PasswordOptions
}

/// Which sessions shall end.
struct EndSessionOptions: ParsableArguments {
    @Argument(help: .identifier(of: SessionSubject.self, value: "id"))
    var id: String?
    @Flag(help: .words(en: "End all sessions, this one too.", ko: "이 세션을 포함해 모두 끝냅니다."))
    var all = false
    @Flag(help: .words(en: "End all sessions but this one.", ko: "이 세션만 남기고 모두 끝냅니다."))
    var others = false
}

/// Whose profile is wanted.
struct ProfileOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "A member: mem_ and 26 characters; you, if left out.", ko: "회원: mem_과 26자. 없으면 나.",
            value: "member"))
    var member: String?
}

/// What shall change of one's profile.
struct ProfileEditOptions: ParsableArguments {
    @Option(help: .words(en: "The name that others see.", ko: "다른 사람에게 보일 별명.", value: "name"))
    var nickname: String?
    @Option(help: .words(en: "A few words about you; '' for none.", ko: "소개하는 글. ''은 없음.", value: "text"))
    var introduction: String?
    @Option(help: .words(en: "Your phone number; '' for none.", ko: "전화번호. ''은 없음.", value: "number"))
    var phone: String?
    @Option(help: .words(en: "Your birthday; '' for none.", ko: "생일. ''은 없음.", value: "yyyy-mm-dd"))
    var birthday: String?
}
