package import Comments
package import Terminal
import Vocabulary

extension CommentView {
    /// Says which members a comment mentions, and which names behind at signs are no member's; empty if it
    /// holds no at sign before a name.
    package var mentionNotes: [Phrase] {
        let names = mentions.compactMap(\.nickname)
        let unknown = text?.unknownNames ?? []
        var notes: [Phrase] = []
        if !names.isEmpty {
            let list = Self.list(names)
            notes.append(Phrase(en: "Mentioned: \(list).", ko: "언급한 회원: \(list)."))
        }
        if !unknown.isEmpty {
            let list = Self.list(unknown)
            notes.append(
                Phrase(en: "No member has this nickname: \(list).", ko: "이런 닉네임의 회원이 없습니다: \(list)."))
        }
        return notes
    }

    /// The phrase, followed by the notes on mentions.
    package func noted(_ phrase: Phrase) -> Phrase {
        let all = [phrase] + mentionNotes
        return Phrase { language in all.map { $0.text(in: language) }.joined(separator: " ") }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "@" + $0 }.joined(separator: ", ")
    }
}
