package import Auth
import Commands
package import Terminal
import Vocabulary

extension Fields {
    /// Everything that a member sees of their own account.
    init(_ account: Account, on console: Console) {
        self.init()
        add(AuthLabels.nickname, StyledText(account.nickname, .bold))
        add(AuthLabels.email, StyledText(account.email))
        if !account.introduction.isEmpty {
            add(AuthLabels.introduction, text: account.introduction)
        }
        add(portrait: account.picture, in: console.language)
        if let phone = account.phone { add(AuthLabels.phone, StyledText(phone)) }
        if let day = account.birthday { add(AuthLabels.birthday, StyledText("\(day)")) }
        add(
            AuthLabels.mailLanguage,
            StyledText(account.language.words.text(in: console.language)))
        if account.role != .member {
            add(AuthLabels.role, StyledText(account.role.words.text(in: console.language)))
        }
        add(account.silence, on: console)
        add(AuthLabels.joined, console.both(account.joinedAt))
        add(Phrase("ID"), StyledText("\(account.id)"))
    }

    /// Adds the end and the reason of a silence; nothing for nil.
    mutating func add(_ silence: Silence?, on console: Console) {
        guard let silence else { return }
        add(AuthLabels.silenced, console.both(silence.until))
        if !silence.reason.isEmpty { add(AuthLabels.silenceReason, text: silence.reason) }
    }

    /// What everyone sees of a member.
    init(_ profile: Profile, on console: Console) {
        self.init()
        let left = Phrase.withdrawnMember.text(in: console.language)
        add(AuthLabels.nickname, StyledText(profile.nickname ?? left, .bold))
        if !profile.introduction.isEmpty {
            add(AuthLabels.introduction, text: profile.introduction)
        }
        add(portrait: profile.picture, in: console.language)
        add(AuthLabels.joined, console.both(profile.joinedAt))
        add(Phrase("ID"), StyledText("\(profile.id)"))
    }
}

extension MemberLanguage {
    /// What the language is called.
    package var words: Phrase {
        switch self {
        case .ko: Phrase(en: "Korean", ko: "한국어")
        case .en: Phrase(en: "English", ko: "영어")
        }
    }
}
