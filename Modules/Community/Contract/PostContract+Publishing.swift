import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let publishing: [Clause<PostFixture>] = [
        Clause("what a member publishes is shown to all, in its first version") { place in
            let view = try await place.owner.publish(.note("느티나무", "첫 줄\n둘째 줄"))
            let post = view.post
            try expectEqual(
                post.content, PostContent(category: "general", title: "느티나무", text: "첫 줄\n둘째 줄"),
                "the content")
            try expectEqual(post.author, place.members.owner.memberID, "the author")
            try expectEqual(post.state, .shown, "the state")
            try expectEqual(post.version, .first, "the version")
            try expectEqual(post.editedAt, nil, "the moment of an edit")
            try place.clock.expectNow(post.createdAt, "the moment of writing")
            for reader in [place.owner, place.stranger, place.moderator, place.anonymous] {
                try expectEqual(try await reader.post(post.id), view, "the view of all")
            }
            try expectPage(try await place.board(), [post])
        },
        Clause("a draft that breaks rules is refused with all field errors, and nothing is published") {
            place in
            let empty = [
                FieldError("category", .required), FieldError("title", .required),
                FieldError("text", .required),
            ]
            try await expectRefused(.invalidFields(empty)) {
                try await place.owner.publish(PostDraft(category: "", title: " ", text: "\n"))
            }
            let long = [
                FieldError("category", .malformed(expected: PostCategory.slugExample)),
                FieldError("title", .tooLong(maximum: 100)), FieldError("text", .tooLong(maximum: 10_000)),
            ]
            try await expectRefused(.invalidFields(long)) {
                try await place.owner.publish(
                    .note(
                        String(repeating: "나", count: 101), String(repeating: "나", count: 10_001), in: "이야기"))
            }
            try await expectRefused(.invalidFields([FieldError("title", .tooShort(minimum: 2))])) {
                try await place.owner.publish(.note("나"))
            }
            try expectPage(try await place.owner.mine(nil, .first), [])
        },
        Clause("a visitor publishes nothing") { place in
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.publish(.note()) }
            try expectPage(try await place.board(), [])
        },
        Clause("an author is shown by the name of the day, and without one after leaving") { place in
            let post = try await place.write()
            for name in ["새 이름", nil] {
                place.directory.name(post.author, name)
                let card = MemberCard(id: post.author, nickname: name)
                try expectEqual(try await place.stranger.post(post.id).author, card, "the author")
                let page = try await place.stranger.browse(PostQuery(), .first)
                try expectEqual(page.items.map(\.author), [card], "the author in a list")
            }
        },
        Clause("what never was is not found") { place in
            let id = PostID(place.environment.ids.next())
            try await expectRefused(.notFound) { try await place.owner.post(id) }
            try await expectRefused(.notFound) { try await place.owner.edit(id, .note(), expecting: nil) }
            try await expectRefused(.notFound) { try await place.owner.remove(id) }
            try await expectRefused(.notFound) { try await place.owner.history(id) }
            for act in SubjectAct.allCases {
                try await expectRefused(.notFound) {
                    try await place.moderator.moderate(id, act, reason: "이유")
                }
            }
        },
        Clause("each post says how many comments are under it, asked for once a page") { place in
            let posts = try await place.write(count: 3)
            _ = try place.served()
            let comments = place.environment.comments
            comments.set(AnyIdentifier(posts[1].id), 7)
            let before = comments.questions
            let page = try await place.board()
            try expectEqual(page.items.map(\.commentCount), [0, 7, 0], "the comments in a list")
            try expectEqual(comments.questions - before, 1, "how often comments are asked for")
            try expectEqual(try await place.anonymous.post(posts[1].id).commentCount, 7, "the comments")
            let edited = try await place.owner.edit(posts[1].id, .note("단풍"), expecting: nil)
            try expectEqual(edited.commentCount, 7, "the comments after an edit")
        },
    ]
}
