import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

extension AccountScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let account = state.account else { return frame }
        let parts = parts(account, around)
        frame.put(text(account, around), from: state.top, in: parts.text)
        if let part = parts.picture, let portrait = account.picture {
            let words = portrait.words(in: around.language)
            frame.put(portrait, words, caption: portrait.description, in: part, around)
        }
        return frame
    }

    /// The areas of the portrait and of the text beside it.
    func parts(_ account: Account, _ around: Surroundings) -> (picture: Rect?, text: Rect) {
        around.parts(with: account.picture)
    }

    /// The screen's text.
    func text(_ account: Account, _ around: Surroundings) -> ReadingText {
        let (words, language) = (AuthLabels.self, around.language)
        var text = ReadingText(columns: parts(account, around).text.size.columns, language)
        text.add(account.nickname, .heading)
        if !account.introduction.isEmpty { text.add(account.introduction) }
        text.addBlank()
        text.add(words.email, account.email)
        if let phone = account.phone { text.add(words.phone, phone) }
        if let day = account.birthday { text.add(words.birthday, "\(day)") }
        if let picture = account.picture, parts(account, around).picture == nil {
            text.add(words.picture, picture.words(in: language))
        }
        text.add(words.mailLanguage, account.language.words.text(in: language))
        text.add(words.role, account.role.words.text(in: language))
        text.add(account.silence, around)
        text.add(words.joined, account.joinedAt.relative(to: around.now, in: language))
        text.add(Phrase("ID"), "\(account.id)")
        return text
    }
}

extension ReadingText {
    /// Adds the end and reason of a silence; nothing for nil.
    mutating func add(_ silence: Silence?, _ around: Surroundings) {
        guard let silence else { return }
        add(AuthLabels.silenced, silence.until.relative(to: around.now, in: around.language))
        if !silence.reason.isEmpty { add(AuthLabels.silenceReason, silence.reason) }
    }
}
