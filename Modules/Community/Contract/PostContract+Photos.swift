import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let photos: [Clause<PostFixture>] = [
        Clause("photos are shown in their order, wherever the post is") { place in
            let cards = Array(try await place.upload(5).reversed())
            let post = try await place.write(.note(showing: cards))
            try expectEqual(post.content.photos, cards, "the answer")
            try expectEqual(try await place.anonymous.post(post.id).post, post, "it")
            try expectPage(try await place.board(), [post])
            try expectPage(try await place.owner.mine(nil, .first), [post])
        },
        Clause("photos that the author cannot use are named, and nothing is changed") { place in
            let own = try await place.upload(3)
            let foreign = try await place.upload(1, by: place.members.buyer)
            let unknown: PictureID = place.environment.ids.next()
            let (other, post) = (
                try await place.write(.note("다른 글", showing: [own[0]])),
                try await place.write(.note(showing: [own[1]]))
            )
            var draft = PostDraft.note("새 글", showing: [own[2], foreign[0]])
            draft.photos += [unknown, own[0].id]
            let wrong = (1...3).map { FieldError("photos.\($0)", .unusable) }
            try await expectRefused(.invalidFields(wrong)) { try await place.owner.publish(draft) }
            try await expectRefused(.invalidFields(wrong)) {
                try await place.owner.edit(post.id, draft, expecting: post.version)
            }
            try expectEqual(try await place.state(of: other), other, "the other post")
            try expectEqual(try await place.state(of: post), post, "it")
            let last = try await place.write(.note(showing: [own[2]]))
            try expectEqual(last.content.photos, [own[2]], "what was refused can be shown elsewhere")
        },
        Clause("a post has at most five photos, and none twice") { place in
            let cards = try await place.upload(6)
            let post = try await place.write(.note(showing: Array(cards.prefix(5))))
            var draft = PostDraft.note(showing: cards)
            draft.photos[3] = draft.photos[0]
            let wrong = [
                FieldError("photos", .outOfRange(minimum: 0, maximum: 5)), FieldError("photos.3", .repeated),
            ]
            try await expectRefused(.invalidFields(wrong)) { try await place.owner.publish(draft) }
            try await expectRefused(.invalidFields(wrong)) {
                try await place.owner.edit(post.id, draft, expecting: nil)
            }
            try expectEqual(try await place.state(of: post), post, "it")
        },
        Clause("an edit adds photos, orders them anew and takes them away") { place in
            let cards = try await place.upload(4)
            let post = try await place.write(.note(showing: [cards[0], cards[1]]))
            for chosen in [[2, 1, 0, 3], [3, 1], []] {
                let photos = chosen.map { cards[$0] }
                let edited = try await place.owner.edit(post.id, .note(showing: photos), expecting: nil)
                try expectEqual(edited.post.content.photos, photos, "the photos \(chosen)")
                try expectEqual(try await place.state(of: post), edited.post, "it with \(chosen)")
            }
        },
    ]

    static let telling: [Clause<PostFixture>] = [
        Clause("each change of what is shown of photos, and to whom, is told and settled, and no other") {
            place in
            _ = try place.served()
            let cards = try await place.upload(2)
            _ = try await place.messages()
            let id = try await place.write(.note(showing: [cards[0]])).id
            try expectEqual(try await place.pictureNews(), [AnyIdentifier(id)], "what is told of a new one")
            try await place.expectNews(of: [], after: "what is not about photos") {
                _ = try await place.owner.edit(id, .note("새 제목", showing: [cards[0]]), expecting: nil)
            }
            try await place.expectNews(of: [id], after: "adding") {
                _ = try await place.owner.edit(id, .note(showing: cards), expecting: nil)
            }
            try await place.expectNews(of: [], after: "another order") {
                _ = try await place.owner.edit(id, .note(showing: cards.reversed()), expecting: nil)
            }
            try await place.expectNews(of: [id], after: "hiding") {
                _ = try await place.moderator.moderate(id, .hide, reason: "이유")
            }
            try await place.expectNews(of: [id], after: "restoring") {
                _ = try await place.moderator.moderate(id, .restore, reason: "")
            }
            try await place.expectNews(of: [id], after: "removing") { try await place.owner.remove(id) }
            try await place.expectNews(of: [], after: "the life of one without photos") {
                let plain = try await place.write()
                _ = try await place.moderator.moderate(plain.id, .remove, reason: "이유")
            }
        },
        Clause("a post says which photos it shows, and whether to everybody") { place in
            let service = try place.served()
            let cards = try await place.upload(2)
            let (post, left) = (
                try await place.write(.note(showing: cards)),
                try await place.write(by: place.members.stranger)
            )
            func attached(_ id: PostID) async throws -> AttachedPictures? {
                try await service.attachedPictures(of: AnyIdentifier(id))
            }
            let shown = AttachedPictures(cards.map(\.id), isPublic: true, version: post.version)
            try expectEqual(try await attached(post.id), shown, "what is shown")
            let hidden = try await place.moderator.moderate(post.id, .hide, reason: "이유").post
            let unseen = AttachedPictures(cards.map(\.id), isPublic: false, version: hidden.version)
            try expectEqual(try await attached(post.id), unseen, "what is hidden")
            try await place.owner.remove(post.id)
            try expectEqual(try await attached(post.id), nil, "what is removed")
            try expectEqual(try await attached(place.environment.ids.next()), nil, "what never was")
            try await place.forget(place.members.stranger)
            try expectEqual(try await attached(left.id), nil, "what they had who have left")
        },
        Clause("that a post is gone is told once to those who attach something to it") { place in
            _ = try place.served()
            let posts = try await place.write(count: 3)
            _ = try await place.messages()
            try await place.owner.remove(posts[0].id)
            _ = try await place.moderator.moderate(posts[1].id, .hide, reason: "이유")
            _ = try await place.moderator.moderate(posts[1].id, .remove, reason: "이유")
            _ = try await place.owner.edit(posts[2].id, .note("둘째"), expecting: nil)
            let closed = try await place.messages().filter { $0.topic == OutboxMessage.closedTopic }
            try expectEqual(closed.map(\.subject), posts.prefix(2).map { "\($0.id)" }, "which are gone")
        },
    ]
}

extension PostFixture {
    /// The posts whose photos have changed since the last call, in the order of the messages.
    func pictureNews() async throws -> [AnyIdentifier] {
        try await messages().filter { $0.topic == OutboxMessage.picturesTopic }
            .compactMap { AnyIdentifier($0.subject) }
    }

    /// Checks which records report changed photos, in the outbox and settled at once.
    func expectNews(
        of posts: [PostID], after what: String, file: StaticString = #fileID, line: UInt = #line,
        _ change: () async throws -> Void
    ) async throws {
        _ = try await messages()
        let settled = environment.pictures.settled.count
        try await change()
        let expected = posts.map { AnyIdentifier($0) }
        try expectEqual(
            try await pictureNews(), expected, "what is told after \(what)", file: file, line: line)
        try expectEqual(
            Array(environment.pictures.settled.dropFirst(settled)), expected,
            "what is settled at once after \(what)", file: file, line: line)
    }
}
