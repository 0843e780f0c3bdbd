import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    private static let other = "단풍나무 아래에서 #가을"

    static let editing: [Clause<FeedFixture>] = [
        Clause("an edit replaces the text, counts the version up and notes the time") { place in
            let post = try await place.published()
            place.clock.pass(.seconds(60))
            let edited = try await place.owner.edit(post.id, post.saying(other), expecting: .first).post
            try expectEqual(
                edited.content, FeedPostContent(text: other, photos: post.content.photos), "the content")
            try expectEqual(edited.version, post.version.next, "the version")
            try place.clock.expectNow(edited.editedAt, "the time of the edit")
            try expectEqual(edited.createdAt, post.createdAt, "the time of publishing")
            try expectEqual(try await place.anonymous.post(post.id).post, edited, "the post")
            try expectPage(try await place.feed(), [edited])
        },
        Clause("an edit of another version is refused, and tells the current one") { place in
            let post = try await place.published()
            let edited = try await place.owner.edit(post.id, post.saying(other), expecting: .first).post
            try await expectRefused(.changed(edited.version)) {
                try await place.owner.edit(post.id, post.saying("셋째"), expecting: post.version)
            }
            try expectEqual(try await place.state(of: post), edited, "the post")
            let third = try await place.owner.edit(post.id, post.saying("셋째"), expecting: nil).post
            try expectEqual(third.content.text, "셋째", "the text without a version")
        },
        Clause("only the author edits and removes") { place in
            let post = try await place.published()
            for verbs in [place.stranger, place.moderator, place.operator] {
                try await expectRefused(.notYours) {
                    try await verbs.edit(post.id, post.saying(other), expecting: nil)
                }
                try await expectRefused(.notYours) { try await verbs.remove(post.id) }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.edit(post.id, post.saying(other), expecting: nil)
            }
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.remove(post.id) }
            try expectEqual(try await place.state(of: post), post, "the post")
        },
        Clause("an edit that breaks rules is refused with all field errors, and changes nothing") { place in
            let post = try await place.published()
            let wrong = [
                FieldError("text", .tooLong(maximum: 2_000)),
                FieldError("photos", .outOfRange(minimum: 1, maximum: 5)),
            ]
            try await expectRefused(.invalidFields(wrong)) {
                try await place.owner.edit(
                    post.id, .look(String(repeating: "나", count: 2_001), showing: []), expecting: nil)
            }
            try expectEqual(try await place.state(of: post), post, "the post")
        },
        Clause("a post that its author has removed is gone for all, with its history") { place in
            let (kept, post) = (try await place.published("소나무"), try await place.published())
            _ = try await place.edit(post, "둘째")
            try await place.owner.remove(post.id)
            for reader in [place.owner, place.moderator, place.stranger, place.anonymous] {
                try await expectRefused(.notFound) { try await reader.post(post.id) }
                try await expectRefused(.notFound) { try await reader.history(post.id) }
            }
            try await expectRefused(.notFound) { try await place.owner.remove(post.id) }
            try await expectRefused(.notFound) {
                try await place.moderator.moderate(post.id, .remove, reason: "이유")
            }
            try expectPage(try await place.feed(), [kept])
            try expectPage(try await place.owner.mine(nil, .first), [kept])
        },
    ]

    static let racing: [Clause<FeedFixture>] = [
        Clause("of several concurrent edits of one version exactly one succeeds") { place in
            let post = try await place.published()
            let won = try await count(of: 8) { number in
                do throws(FeedError) {
                    _ = try await place.owner.edit(
                        post.id, post.saying("느티나무 \(number)"), expecting: .first)
                    return true
                } catch {
                    try expectEqual(error, .changed(post.version.next), "the error")
                    return false
                }
            }
            try expectEqual(won, 1, "how many succeeded")
        },
        Clause("of several concurrent edits without a version none is missing in the history") { place in
            let post = try await place.published("느티나무 0")
            let won = try await count(of: 6) { number in
                do throws(FeedError) {
                    _ = try await place.owner.edit(
                        post.id, post.saying("느티나무 \(number + 1)"), expecting: nil)
                    return true
                } catch {
                    try expectEqual(error.kind, .unavailable, "the error")
                    return false
                }
            }
            let now = try await place.state(of: post)
            let history = try await place.owner.history(post.id)
            try expectEqual(history.count, won, "how many earlier texts")
            let texts = Set(history.map(\.text) + [now.content.text])
            try expectEqual(texts.count, won + 1, "how many texts there were")
            try expectEqual(history.last?.text, "느티나무 0", "the first text")
        },
    ]
}

extension FeedPost {
    /// The draft that changes its text alone.
    func saying(_ text: String) -> FeedPostDraft {
        var draft = FeedPostDraft(self)
        draft.text = text
        return draft
    }
}
