import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    /// "나무" as conjoining letters, as some keyboards send it.
    private static let decomposed = "\u{1102}\u{1161}\u{1106}\u{116E}"

    static let characters: [Clause<FeedFixture>] = [
        Clause("a text is kept trimmed and in NFC, with its lines, tabs and emoji") { place in
            let kept = "나무\t한 그루 👨‍👩‍👧 🇰🇷 👍🏽 ❤️\n\n끝"
            let post = try await place.published(
                "\n \(decomposed)\t한 그루 👨‍👩‍👧 🇰🇷 👍🏽 ❤️\n\n끝 ")
            for found in [post, try await place.anonymous.post(post.id).post] {
                try expectBytes(found.content.text, kept)
            }
            let edited = try await place.edit(post, " " + decomposed)
            try expectBytes(edited.content.text, "나무")
            try expectBytes(try await place.anonymous.history(post.id).first?.text ?? "", kept)
        },
        Clause("a text may be blank") { place in
            let post = try await place.published(" \n")
            try expectEqual(try await place.anonymous.post(post.id).post.content.text, "", "the text")
            _ = try await place.edit(post, "글")
            try expectEqual(try await place.edit(post, "").content.text, "", "the text after an edit")
        },
        Clause("a text of 2,000 characters and 8,000 bytes comes back, and a longer one is refused") {
            place in
            // Four bytes each in the normal form, and one letter with many marks, which count as one.
            let signs = String(repeating: "𠮷", count: 2_000)
            let marks = "x" + String(repeating: "\u{323}", count: 3_999) + "y"
            for text in [signs, marks] {
                let id = try await place.published(text).id
                try expectBytes(try await place.anonymous.post(id).post.content.text, text)
            }
            let draft = try await place.look()
            let tooMany = "x" + String(repeating: "\u{323}", count: 4_000)
            for text in [signs + "한", tooMany] {
                try await expectRefused(.invalidFields([FieldError("text", .tooLong(maximum: 2_000))])) {
                    try await place.owner.publish(FeedPostDraft(text: text, photos: draft.photos))
                }
            }
        },
        Clause("characters that hide, reorder or control are refused") { place in
            let (post, draft) = (try await place.published(), try await place.look())
            for mark in ["\u{0}", "\u{1B}[31m", "\u{7F}", "\u{202E}", "\u{85}"] {
                let text = "느티\(mark)나무"
                let wrong = FeedError.invalidFields([FieldError("text", .forbiddenCharacters)])
                try await expectRefused(wrong) {
                    try await place.owner.publish(FeedPostDraft(text: text, photos: draft.photos))
                }
                try await expectRefused(wrong) {
                    try await place.owner.edit(post.id, post.saying(text), expecting: nil)
                }
            }
            try expectPage(try await place.owner.mine(nil, .first), [post])
        },
        Clause("a text has at most 30 different hashtags") { place in
            let draft = try await place.look()
            func tagged(_ count: Int) -> FeedPostDraft {
                // Each twice, in the two normal forms.
                let tags = (0..<count).map { "#나무\($0) #\(decomposed)\($0)" }
                return FeedPostDraft(text: tags.joined(separator: " "), photos: draft.photos)
            }
            let wrong = FeedError.invalidFields([
                FieldError("hashtags", .outOfRange(minimum: 0, maximum: 30))
            ])
            try await expectRefused(wrong) { try await place.owner.publish(tagged(31)) }
            let post = try await place.owner.publish(tagged(30)).post
            try expectEqual(post.content.hashtags.count, 30, "the hashtags")
            try await expectRefused(wrong) {
                try await place.owner.edit(post.id, tagged(31), expecting: nil)
            }
            try expectEqual(try await place.state(of: post), post, "the post")
        },
    ]
}
