import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let photos: [Clause<FeedFixture>] = [
        Clause("photos are shown in their order, wherever the post is") { place in
            let cards = Array(try await place.upload(5).reversed())
            let post = try await place.owner.publish(.look(showing: cards)).post
            try expectEqual(post.content.photos, cards, "the answer")
            try expectEqual(try await place.anonymous.post(post.id).post, post, "the post")
            try expectPage(try await place.feed(), [post])
            try expectPage(try await place.owner.mine(nil, .first), [post])
        },
        Clause("photos that the author cannot use are named, and nothing is changed") { place in
            let own = try await place.upload(3)
            let foreign = try await place.upload(1, by: place.members.buyer)
            let unknown: PictureID = place.environment.ids.next()
            let (other, post) = (
                try await place.owner.publish(.look("다른 글", showing: [own[0]])).post,
                try await place.owner.publish(.look(showing: [own[1]])).post
            )
            var draft = FeedPostDraft.look("새 글", showing: [own[2], foreign[0]])
            draft.photos += [unknown, own[0].id]
            let wrong = (1...3).map { FieldError("photos.\($0)", .unusable) }
            try await expectRefused(.invalidFields(wrong)) { try await place.owner.publish(draft) }
            try await expectRefused(.invalidFields(wrong)) {
                try await place.owner.edit(post.id, draft, expecting: post.version)
            }
            try expectEqual(try await place.state(of: other), other, "the other post")
            try expectEqual(try await place.state(of: post), post, "the post")
            let last = try await place.owner.publish(.look(showing: [own[2]])).post
            try expectEqual(last.content.photos, [own[2]], "a photo that was refused with others")
        },
        Clause("a post has one to five photos, and none twice") { place in
            let cards = try await place.upload(6)
            let post = try await place.owner.publish(.look(showing: Array(cards.prefix(5)))).post
            let count = FieldError("photos", .outOfRange(minimum: 1, maximum: 5))
            var repeated = FeedPostDraft.look(showing: cards)
            repeated.photos[3] = repeated.photos[0]
            for (draft, wrong) in [
                (FeedPostDraft.look(showing: []), [count]), (.look(showing: cards), [count]),
                (repeated, [count, FieldError("photos.3", .repeated)]),
                (.look(showing: [cards[5], cards[5]]), [FieldError("photos.1", .repeated)]),
            ] {
                try await expectRefused(.invalidFields(wrong)) { try await place.owner.publish(draft) }
                try await expectRefused(.invalidFields(wrong)) {
                    try await place.owner.edit(post.id, draft, expecting: nil)
                }
            }
            try expectEqual(try await place.state(of: post), post, "the post")
            let last = try await place.owner.publish(.look(showing: [cards[5]])).post
            try expectEqual(last.content.photos, [cards[5]], "one photo")
        },
        Clause("an edit adds photos, orders them anew and takes them away") { place in
            let cards = try await place.upload(4)
            let post = try await place.owner.publish(.look(showing: [cards[0], cards[1]])).post
            for chosen in [[2, 1, 0, 3], [3, 1], [1]] {
                let photos = chosen.map { cards[$0] }
                let edited = try await place.owner.edit(post.id, .look(showing: photos), expecting: nil)
                try expectEqual(edited.post.content.photos, photos, "the photos \(chosen)")
                try expectEqual(try await place.state(of: post), edited.post, "the post with \(chosen)")
            }
        },
    ]

    static let tellingPhotos: [Clause<FeedFixture>] = [
        Clause("each change of the shown photos, or of their readers, is told and settled, and no other") {
            place in
            _ = try place.served()
            let cards = try await place.upload(2)
            _ = try await place.messages()
            let id = try await place.owner.publish(.look(showing: [cards[0]])).post.id
            try expectEqual(try await place.pictureNews(), [AnyIdentifier(id)], "the news of a new post")
            try await place.expectNews(of: [], after: "an edit of the text") {
                _ = try await place.owner.edit(id, .look("새 글", showing: [cards[0]]), expecting: nil)
            }
            try await place.expectNews(of: [id], after: "adding") {
                _ = try await place.owner.edit(id, .look(showing: cards), expecting: nil)
            }
            try await place.expectNews(of: [], after: "another order") {
                _ = try await place.owner.edit(id, .look(showing: cards.reversed()), expecting: nil)
            }
            try await place.expectNews(of: [id], after: "hiding") {
                _ = try await place.moderator.moderate(id, .hide, reason: "이유")
            }
            try await place.expectNews(of: [id], after: "restoring") {
                _ = try await place.moderator.moderate(id, .restore, reason: "")
            }
            try await place.expectNews(of: [id], after: "removing") { try await place.owner.remove(id) }
        }
    ]
}

extension FeedFixture {
    /// The posts whose photos have changed since the last call, in the order of the messages.
    func pictureNews() async throws -> [AnyIdentifier] {
        try await messages().filter { $0.topic == OutboxMessage.picturesTopic }
            .compactMap { AnyIdentifier($0.subject) }
    }

    /// Checks which posts report changed photos, in the outbox and settled at once.
    func expectNews(
        of posts: [FeedPostID], after what: String, file: StaticString = #fileID, line: UInt = #line,
        _ change: () async throws -> Void
    ) async throws {
        _ = try await messages()
        let settled = environment.pictures.settled.count
        try await change()
        let expected = posts.map { AnyIdentifier($0) }
        try expectEqual(
            try await pictureNews(), expected, "the news after \(what)", file: file, line: line)
        try expectEqual(
            Array(environment.pictures.settled.dropFirst(settled)), expected,
            "the records settled at once after \(what)", file: file, line: line)
    }
}
