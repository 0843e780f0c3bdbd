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
