import Auth
import Commands
import Terminal
import Vocabulary

extension Fields {
    /// Everything that a member sees of their own account.
    init(_ account: Account, on console: Console) {
        self.init()
        add(Phrase(en: "Nickname", ko: "별명"), StyledText(account.nickname, .bold))
        add(Phrase(en: "Email", ko: "이메일"), StyledText(account.email))
        if !account.introduction.isEmpty {
            add(Phrase(en: "Introduction", ko: "소개"), text: account.introduction)
        }
        if let phone = account.phone { add(Phrase(en: "Phone", ko: "전화번호"), StyledText(phone)) }
        if let day = account.birthday { add(Phrase(en: "Birthday", ko: "생일"), StyledText("\(day)")) }
        add(
            Phrase(en: "Mail language", ko: "메일 언어"),
            StyledText(account.language.words.text(in: console.language)))
        if account.role != .member {
            add(Phrase(en: "Role", ko: "역할"), StyledText(account.role.words.text(in: console.language)))
        }
        add(Phrase(en: "Joined", ko: "가입일"), console.both(account.joinedAt))
        add(Phrase("ID"), StyledText("\(account.id)"))
    }

    /// What everyone sees of a member.
    init(_ profile: Profile, on console: Console) {
        self.init()
        let left = Phrase.withdrawnMember.text(in: console.language)
        add(Phrase(en: "Nickname", ko: "별명"), StyledText(profile.nickname ?? left, .bold))
        if !profile.introduction.isEmpty {
            add(Phrase(en: "Introduction", ko: "소개"), text: profile.introduction)
        }
        add(Phrase(en: "Joined", ko: "가입일"), console.both(profile.joinedAt))
        add(Phrase("ID"), StyledText("\(profile.id)"))
    }
}

extension MemberLanguage {
    /// What the language is called.
    fileprivate var words: Phrase {
        switch self {
        case .ko: Phrase(en: "Korean", ko: "한국어")
        case .en: Phrase(en: "English", ko: "영어")
        }
    }
}
