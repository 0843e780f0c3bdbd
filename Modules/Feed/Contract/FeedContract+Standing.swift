import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let standing: [Clause<FeedFixture>] = [
        Clause("an anonymous visitor writes nothing") { place in
            let acts = try await place.actsOfOwner(by: .anonymous)
            for (name, act) in acts.creating + acts.ending {
                try await expectRefused(.service(.signInRequired), named: name, act)
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.moderate(acts.post.id, .hide, reason: "이유")
            }
            try await place.expectUntouched(acts.post)
        },
        Clause("a closed or suspended member writes nothing") { place in
            let owner = place.members.owner
            let acts = try await place.actsOfOwner(by: owner)
            for standing in [Standing.closed, .suspended] {
                try place.stand(owner, standing)
                for (name, act) in acts.creating + acts.ending {
                    try await expectRefused(.service(.accessInvalid), named: name, act)
                }
                try place.stand(owner, .active)
                try await place.expectUntouched(acts.post)
            }
        },
        Clause("a silenced member publishes, edits, likes and follows nothing, but may take back and remove")
        {
            place in
            let owner = place.members.owner
            let acts = try await place.actsOfOwner(by: owner)
            try place.stand(owner, .silenced(.example))
            for (name, act) in acts.creating {
                try await expectRefused(.service(.silenced(.example)), named: name, act)
            }
            try await place.expectUntouched(acts.post)
            for (_, act) in acts.ending { try await act() }
            try expectOrder(try await place.owner.mine(nil, .first), [], "the own posts")
            try expectOrder(try await place.owner.posts(.liked, .first), [], "the liked posts")
            let stranger = try place.id(of: place.members.stranger)
            try expectEqual(try await place.owner.relation(to: stranger), .empty, "the relation")
            try expectEqual(try await place.stranger.mine(nil, .first).items.map(\.worn), [nil], "the link")
        },
        Clause("a silenced or closed moderator hides and removes nothing") { place in
            let post = try await place.published()
            let refusals: [(Standing, ServiceFailure)] = [
                (.silenced(.example), .silenced(.example)), (.closed, .accessInvalid),
                (.suspended, .accessInvalid),
            ]
            for (standing, failure) in refusals {
                try place.stand(place.members.moderator, standing)
                for act in [SubjectAct.hide, .remove] {
                    try await expectRefused(.service(failure)) {
                        try await place.moderator.moderate(post.id, act, reason: "이유")
                    }
                }
            }
            try expectEqual(try await place.state(of: post), post, "the post")
        },
        Clause("a silenced member reads the feed") { place in
            let post = try await place.published()
            _ = try await place.buyer.follow(post.author)
            _ = try await place.buyer.like(post.id)
            try place.stand(place.members.buyer, .silenced(.example))
            for list in [FeedList.newest, .popular, .following, .liked] {
                try expectOrder(try await place.buyer.posts(list, .first), [post], "\(list)")
            }
            try expectEqual(try await place.buyer.post(post.id).isLiked, true, "the mark")
            try expectEqual(try await place.buyer.relation(to: post.author).followers, 1, "the followers")
        },
    ]
}

/// A verb with its arguments, and its name.
private typealias NamedAct = (name: String, act: @Sendable () async throws -> Void)

/// All that one principal could write in the owner's place.
private struct OwnersActs {
    /// The owner's post.
    let post: FeedPost
    /// New and public content.
    let creating: [NamedAct]
    /// What ends or takes back what is the owner's.
    let ending: [NamedAct]
}

/// Checks that a verb of that name is refused with exactly that error.
private func expectRefused(
    _ expected: FeedError, named name: String, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Void
) async throws {
    let error = try await refusal(by: FeedError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error of \(name)", file: file, line: line)
}

extension FeedFixture {
    /// Verbs of a principal on what the owner has: a post, a listing that a post of the stranger's links, a
    /// like of that post and a follow of the stranger.
    fileprivate func actsOfOwner(by principal: Principal) async throws -> OwnersActs {
        let (draft, verbs) = (try await look("#나무"), repository(as: principal))
        let post = try await owner.publish(draft).post
        let worn = try await published(worn: listing(of: members.owner), by: members.stranger)
        _ = try await owner.like(worn.id)
        let (followed, other) = (worn.author, try id(of: members.buyer))
        _ = try await owner.follow(followed)
        let unliked = try await published(by: members.buyer)
        return OwnersActs(
            post: post,
            creating: [
                ("publish", { _ = try await verbs.publish(draft) }),
                ("edit", { _ = try await verbs.edit(post.id, draft, expecting: nil) }),
                ("like", { _ = try await verbs.like(unliked.id) }),
                ("follow", { _ = try await verbs.follow(other) }),
            ],
            ending: [
                ("unlike", { _ = try await verbs.unlike(worn.id) }),
                ("unfollow", { _ = try await verbs.unfollow(followed) }),
                ("detach", { try await verbs.detach(worn.id) }),
                ("remove", { try await verbs.remove(post.id) }),
            ])
    }

    /// Checks that none of the owner's acts has changed anything.
    fileprivate func expectUntouched(
        _ post: FeedPost, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let (own, liked) = (try await owner.mine(nil, .first), try await owner.posts(.liked, .first))
        try expectPage(own, [post], "the own posts", file: file, line: line)
        let worn = try await stranger.mine(nil, .first)
        try expectOrder(liked, worn.items.map(\.post), "the liked posts", file: file, line: line)
        try expect(worn.items.first?.worn != nil, "the link is there", file: file, line: line)
        let follows = try await owner.follows(.following, of: post.author, .first).items.map(\.member.id)
        try expectEqual(follows, [try id(of: members.stranger)], "the follows", file: file, line: line)
    }
}
