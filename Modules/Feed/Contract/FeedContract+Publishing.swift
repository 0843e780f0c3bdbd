import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let publishing: [Clause<FeedFixture>] = [
        Clause("a published post is shown to all, in its first version") { place in
            let cards = try await place.upload(2)
            let view = try await place.owner.publish(.look("첫 줄\n둘째 줄", showing: cards))
            let post = view.post
            try expectEqual(
                post.content, FeedPostContent(text: "첫 줄\n둘째 줄", photos: cards), "the content")
            try expectEqual(post.author, place.members.owner.memberID, "the author")
            try expectEqual(post.state, .shown, "the state")
            try expectEqual(post.version, .first, "the version")
            try expectEqual(post.editedAt, nil, "the time of an edit")
            try expectEqual(post.likes, 0, "the likes")
            try place.clock.expectNow(post.createdAt, "the time of publishing")
            for reader in [place.owner, place.stranger, place.moderator, place.anonymous] {
                try expectEqual(try await reader.post(post.id), view, "the view of each reader")
            }
            try expectPage(try await place.feed(), [post])
        },
        Clause("a draft that breaks rules is refused with all field errors, and nothing is published") {
            place in
            let tags = (0...30).map { "#옷\($0)" }.joined(separator: " ")
            let wrong = [
                FieldError("text", .tooLong(maximum: 2_000)),
                FieldError("hashtags", .outOfRange(minimum: 0, maximum: 30)),
                FieldError("photos", .outOfRange(minimum: 1, maximum: 5)),
            ]
            try await expectRefused(.invalidFields(wrong)) {
                try await place.owner.publish(
                    .look(tags + " " + String(repeating: "나", count: 2_000), showing: []))
            }
            try expectPage(try await place.owner.mine(nil, .first), [])
        },
        Clause("a visitor publishes nothing") { place in
            let draft = try await place.look()
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.publish(draft) }
            try expectPage(try await place.feed(), [])
        },
        Clause("an author is shown by the current nickname, and without one after leaving") { place in
            let post = try await place.published()
            for name in ["새 이름", nil] {
                place.directory.name(post.author, name)
                let card = MemberCard(id: post.author, nickname: name)
                try expectEqual(try await place.stranger.post(post.id).author, card, "the author")
                let page = try await place.stranger.posts(.newest, .first)
                try expectEqual(page.items.map(\.author), [card], "the author in a list")
            }
        },
        Clause("an unknown post is not found") { place in
            let (id, draft): (FeedPostID, FeedPostDraft) = (
                place.environment.ids.next(), try await place.look()
            )
            try await expectRefused(.notFound) { try await place.owner.post(id) }
            try await expectRefused(.notFound) { try await place.owner.edit(id, draft, expecting: nil) }
            try await expectRefused(.notFound) { try await place.owner.remove(id) }
            try await expectRefused(.notFound) { try await place.owner.detach(id) }
            try await expectRefused(.notFound) { try await place.owner.history(id) }
            for act in SubjectAct.allCases {
                try await expectRefused(.notFound) {
                    try await place.moderator.moderate(id, act, reason: "이유")
                }
            }
        },
        Clause("each post has its number of comments, counted once a page") { place in
            let posts = try await place.published(count: 3)
            _ = try place.served()
            let comments = place.environment.comments
            comments.set(AnyIdentifier(posts[1].id), 7)
            let before = comments.questions
            let page = try await place.feed()
            try expectEqual(page.items.map(\.comments), [0, 7, 0], "the comments in a list")
            try expectEqual(comments.questions - before, 1, "how often comments are counted")
            try expectEqual(try await place.anonymous.post(posts[1].id).comments, 7, "the comments")
            let draft = FeedPostDraft(posts[1])
            let edited = try await place.owner.edit(posts[1].id, draft, expecting: nil)
            try expectEqual(edited.comments, 7, "the comments after an edit")
        },
    ]
}
