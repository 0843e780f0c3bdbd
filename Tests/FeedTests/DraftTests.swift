import Feed
import Testing
import Vocabulary

/// What a draft holds, and what it is refused for.
@Suite struct DraftTests {
    struct DraftCase: Sendable, CustomTestStringConvertible {
        let text: String
        let photos: [Int]
        let refused: [FieldError]

        /// A text with photos of these numbers, and the field errors that it has.
        init(_ text: String, photos: [Int] = [1], _ refused: FieldError...) {
            (self.text, self.photos, self.refused) = (text, photos, refused)
        }

        var draft: FeedPostDraft {
            FeedPostDraft(
                text: text,
                photos: photos.map { PictureID(RawIdentifier(milliseconds: UInt64($0), random: (0, 0))) })
        }

        var testDescription: String { "\(text.prefix(12).debugDescription), photos \(photos)" }
    }

    private static let tooLong = FieldError("text", .tooLong(maximum: 2_000))
    private static let forbidden = FieldError("text", .forbiddenCharacters)
    private static let tooMany = FieldError("hashtags", .outOfRange(minimum: 0, maximum: 30))
    private static let count = FieldError("photos", .outOfRange(minimum: 1, maximum: 5))
    private static func repeated(_ index: Int) -> FieldError { FieldError("photos.\(index)", .repeated) }
    private static func tags(_ count: Int) -> String {
        (0..<count).map { "#나무\($0)" }.joined(separator: " ")
    }

    static let sound = [
        DraftCase(""), DraftCase(" \n"), DraftCase("느티나무\n\t둘째 줄", photos: [1, 2, 3, 4, 5]),
        DraftCase(String(repeating: "각", count: 2_000)),
        DraftCase(String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 2_000)),
        DraftCase(String(repeating: "𠮷", count: 2_000)), DraftCase(tags(30)),
        DraftCase(tags(30) + " " + tags(30)), DraftCase("👨‍👩‍👧 ❤️"),
    ]

    static let refused = [
        DraftCase(String(repeating: "각", count: 2_001), tooLong),
        DraftCase("가" + String(repeating: "\u{301}", count: 4_000), tooLong),
        DraftCase("뒤\u{202E}집힘", forbidden), DraftCase("벨\u{7}", forbidden), DraftCase(tags(31), tooMany),
        DraftCase("", photos: [], count), DraftCase("", photos: [1, 2, 3, 4, 5, 6], count),
        DraftCase("", photos: [1, 2, 1, 2], repeated(2), repeated(3)),
        DraftCase(
            "", photos: [1, 1, 1, 1, 1, 1], count, repeated(1), repeated(2), repeated(3), repeated(4),
            repeated(5)),
        DraftCase(
            tags(31) + "\u{0}" + String(repeating: "각", count: 2_000), photos: [], forbidden, tooLong,
            tooMany,
            count),
    ]

    @Test(arguments: sound + refused)
    func aDraftIsRefusedWithAllItsFieldErrors(example: DraftCase) {
        do throws(FeedError) {
            _ = try example.draft.checked()
            #expect(example.refused.isEmpty, "The draft must be refused.")
        } catch {
            #expect(error == .invalidFields(example.refused))
        }
    }

    @Test func aTextIsTrimmedAndInNFC() throws {
        let typed = "\n \u{1102}\u{1161}\u{1106}\u{116E}\t한 그루 "
        let text = try FeedPostDraft(text: typed, photos: DraftCase("").draft.photos).checked()
        #expect(Array(text.utf8) == Array("나무\t한 그루".utf8))
    }

    @Test(arguments: [
        ("", ""), ("느티나무", "느티나무"), ("첫 줄\n둘째 줄", "첫 줄"), ("\n둘째", ""), ("한 줄\r\n둘째", "한 줄"),
        (String(repeating: "각", count: 101), String(repeating: "각", count: 100)),
    ])
    func theTitleIsTheFirstLine(text: String, title: String) {
        let raw = RawIdentifier(milliseconds: 1, random: (0, 0))
        let post = FeedPost(
            id: FeedPostID(raw), author: MemberID(raw), content: FeedPostContent(text: text),
            at: Timestamp(microseconds: 0))
        #expect(post.title == title)
    }
}
