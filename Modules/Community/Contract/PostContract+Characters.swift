import Community
import ContractKit
import Vocabulary

extension PostContract {
    /// "나무" as conjoining letters, as some keyboards send it.
    private static let decomposed = "\u{1102}\u{1161}\u{1106}\u{116E}"

    static let characters: [Clause<PostFixture>] = [
        Clause("title and text are kept trimmed and in NFC, lines and tabs of the text as they are") {
            place in
            let draft = PostDraft.note("  \(decomposed)\n", "\n\(decomposed)\t한 그루\n\n끝 ")
            let post = try await place.write(draft)
            for found in [post, try await place.anonymous.post(post.id).post] {
                try expectBytes(found.content.title, "나무")
                try expectBytes(found.content.text, "나무\t한 그루\n\n끝")
            }
            let edited = try await place.owner.edit(
                post.id, .note(decomposed, decomposed), expecting: nil
            ).post
            try expectBytes(edited.content.text, "나무")
        },
        Clause("a text may be as long as it may be, in characters and in bytes, and comes back so") { place in
            // Four bytes each in the normal form, and one letter with many marks, which count as one.
            let signs = String(repeating: "𠮷", count: 10_000)
            let marks = "x" + String(repeating: "\u{323}", count: 19_999) + "y"
            for text in [signs, marks] {
                let id = try await place.write(.note("긴 글", text)).id
                try expectBytes(try await place.anonymous.post(id).post.content.text, text)
            }
            let tooMany = "x" + String(repeating: "\u{323}", count: 20_000)
            for text in [signs + "한", tooMany] {
                try await expectRefused(.invalidFields([FieldError("text", .tooLong(maximum: 10_000))])) {
                    try await place.owner.publish(.note("긴 글", text))
                }
            }
        },
        Clause("characters that hide, reorder or command are refused in title and text") { place in
            for mark in ["\u{0}", "\u{1B}[31m", "\u{7F}", "\u{202E}", "\u{85}"] {
                let wrong = [
                    FieldError("title", .forbiddenCharacters), FieldError("text", .forbiddenCharacters),
                ]
                try await expectRefused(.invalidFields(wrong)) {
                    try await place.owner.publish(.note("느티\(mark)나무", "느티\(mark)나무"))
                }
            }
            try await expectRefused(.invalidFields([FieldError("title", .forbiddenCharacters)])) {
                try await place.owner.publish(.note("두\n줄"))
            }
            try expectPage(try await place.owner.mine(nil, .first), [])
        },
    ]
}
