import UnicodeText
import Vocabulary

extension CommentText {
    /// The typed text with mentions of the found members; the rest stays as typed.
    init(_ text: String, _ reading: MentionReading, of found: [String: MemberID]) {
        var (pieces, start) = ([Piece](), text.startIndex)
        for mention in reading.mentions(of: found) {
            pieces += [.plain(String(text[start..<mention.range.lowerBound])), .mention(mention.member)]
            start = mention.range.upperBound
        }
        self.init(pieces + [.plain(String(text[start...]))])
    }
}

extension CommentText {
    /// The names behind at signs that mention no member, in the text's order, each once.
    public var unknownNames: [String] {
        var (names, isAfterMention) = ([String](), false)
        for piece in pieces {
            if case .plain(let text) = piece {
                // An at sign right after a name begins no word.
                names += MentionReading(isAfterMention ? "a" + text : text).longestNames
                isAfterMention = false
            } else {
                isAfterMention = true
            }
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
