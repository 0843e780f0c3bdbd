extension Mail {
    /// The welcome letter of a new member.
    static func welcome(to account: Account) -> Mail {
        switch account.language {
        case .ko:
            Mail(
                to: account, subject: "마당에 오신 것을 환영합니다",
                text: """
                    \(account.nickname) 님, 마당에 오신 것을 환영합니다.

                    이 주소로 계정이 만들어졌습니다. 직접 가입하지 않으셨다면 운영자에게 알려 주세요.
                    """)
        case .en:
            Mail(
                to: account, subject: "Welcome to Madang",
                text: """
                    Welcome to Madang, \(account.nickname).

                    An account was created with this address. If it was not you, please tell the operator.
                    """)
        }
    }

    /// The notice of a changed password.
    static func passwordChanged(_ account: Account) -> Mail {
        switch account.language {
        case .ko:
            Mail(
                to: account, subject: "비밀번호가 변경되었습니다",
                text: """
                    \(account.nickname) 님, 마당 비밀번호가 변경되었고 다른 모든 기기에서 로그아웃되었습니다.

                    직접 변경하지 않으셨다면 바로 운영자에게 알려 주세요.
                    """)
        case .en:
            Mail(
                to: account, subject: "Your password was changed",
                text: """
                    \(account.nickname), your Madang password was changed.
                    All other devices were signed out.

                    If it was not you, tell the operator right away.
                    """)
        }
    }

    private init(to account: Account, subject: String, text: String) {
        self.init(recipient: account.email, name: account.nickname, subject: subject, text: text + "\n")
    }
}
