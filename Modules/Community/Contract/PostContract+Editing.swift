import Community
import ContractKit
import Vocabulary

extension PostContract {
    private static let other = PostDraft.note("단풍나무", "가을입니다.")

    static let editing: [Clause<PostFixture>] = [
        Clause("an edit replaces what it says, counts the version up and notes the moment") { place in
            let post = try await place.write()
            place.clock.pass(.seconds(60))
            let edited = try await place.owner.edit(post.id, other, expecting: .first).post
            try expectEqual(
                edited.content, PostContent(category: "general", title: "단풍나무", text: "가을입니다."), "the content"
            )
            try expectEqual(edited.version, post.version.next, "the version")
            try place.clock.expectNow(edited.editedAt, "the moment of the edit")
            try expectEqual(edited.createdAt, post.createdAt, "the moment of writing")
            try expectEqual(try await place.anonymous.post(post.id).post, edited, "it")
            try expectPage(try await place.board(), [edited])
        },
        Clause("against another version nothing is edited, and the version of now is told") { place in
            let post = try await place.write()
            let edited = try await place.owner.edit(post.id, other, expecting: .first).post
            try await expectRefused(.changed(edited.version)) {
                try await place.owner.edit(post.id, .note("셋째"), expecting: post.version)
            }
            try expectEqual(try await place.state(of: post), edited, "it")
            let third = try await place.owner.edit(post.id, .note("셋째"), expecting: nil)
            try expectEqual(third.post.content.title, "셋째", "the title without a version")
        },
        Clause("only the author edits and removes") { place in
            let post = try await place.write()
            for verbs in [place.stranger, place.moderator, place.operator] {
                try await expectRefused(.notYours) { try await verbs.edit(post.id, other, expecting: nil) }
                try await expectRefused(.notYours) { try await verbs.remove(post.id) }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.edit(post.id, other, expecting: nil)
            }
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.remove(post.id) }
            try expectEqual(try await place.state(of: post), post, "it")
        },
        Clause("an edit that breaks rules is refused with all field errors, and changes nothing") { place in
            let post = try await place.write()
            let wrong = [FieldError("title", .tooShort(minimum: 2)), FieldError("text", .required)]
            try await expectRefused(.invalidFields(wrong)) {
                try await place.owner.edit(post.id, .note("나", ""), expecting: nil)
            }
            try expectEqual(try await place.state(of: post), post, "it")
        },
    ]

    static let racing: [Clause<PostFixture>] = [
        Clause("of several edits at once against one version one wins") { place in
            let post = try await place.write()
            let won = try await count(of: 8) { number in
                do throws(PostError) {
                    _ = try await place.owner.edit(post.id, .note("제목 \(number)"), expecting: .first)
                    return true
                } catch {
                    try expectEqual(error, .changed(post.version.next), "the error")
                    return false
                }
            }
            try expectEqual(won, 1, "how many won")
        },
        Clause("of several edits at once without a version none is lost from the history") { place in
            let post = try await place.write(.note("제목 0"))
            let won = try await count(of: 6) { number in
                do throws(PostError) {
                    _ = try await place.owner.edit(post.id, .note("제목 \(number + 1)"), expecting: nil)
                    return true
                } catch {
                    try expectEqual(error.kind, .unavailable, "the error")
                    return false
                }
            }
            let now = try await place.state(of: post)
            let history = try await place.owner.history(post.id)
            try expectEqual(history.count, won, "how many earlier versions")
            let titles = Set(history.map(\.title) + [now.content.title])
            try expectEqual(titles.count, won + 1, "how many titles there were")
            try expectEqual(history.last?.title, "제목 0", "the first title")
        },
    ]
}
