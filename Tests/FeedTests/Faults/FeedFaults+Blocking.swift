import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// What a block hides and ends, and which members may write.
extension FeedFaults {
    static let blocking: [Fault<FeedFixture>] = [
        .verbs(
            "hides no member", caughtBy: "neither of two members with a block between them sees",
            "posts hidden by a block are there again",
            "neither of two members with a block between them likes", "pages pass over posts behind a block",
            "with a crowd of hidden members each page", "with a crowd of hidden members lists of follows",
            "the numbers of a relation are those"
        ) { verbs, caller in
            verbs = FeedRepositoryFake(forwardingTo: caller.heedless)
        },
        .verbs("hides from all readers", caughtBy: "visitors, moderators and other members see posts") {
            verbs, caller in
            verbs.posts = caller.owner.posts(_:_:)
        },
        .verbs(
            "hides from moderators", caughtBy: "visitors, moderators and other members see posts",
            "a moderator looks a member up despite a block"
        ) { verbs, caller in
            guard case .member(let id, let session, _, _) = caller.principal else { return }
            let plain = Principal.member(id, session: session, role: .member)
            let reading = caller.service.repository(for: plain)
            verbs.posts = reading.posts(_:_:)
            verbs.relation = reading.relation(to:)
        },
        .store(
            "takes posts behind a block out of pages that are cut",
            caughtBy: "pages pass over posts behind a block"
        ) { store in
            let sound = store
            store.page = { list, request, reader, hidden, now throws(FeedError) in
                var found = try await sound.page(list, request, reader, [], now)
                found.items.removeAll { hidden.contains($0.post.author) }
                return found
            }
        },
        .store("ends follows in one direction", caughtBy: "a block ends following in both directions") {
            store in
            let sound = store
            store.unfollow = { followee, follower throws(FeedError) in
                if follower < followee { try await sound.unfollow(followee, follower) }
            }
        },
        .verbs("keeps follows behind a block", caughtBy: "a member can be unfollowed despite a block") {
            verbs, caller in
            let sound = caller.sound
            verbs.unfollow = { member throws(FeedError) in
                _ = try await sound.relation(to: member)
                return try await sound.unfollow(member)
            }
        },
    ]

    static let standing: [Fault<FeedFixture>] = [
        .verbs("lets visitors write as the owner", caughtBy: "an anonymous visitor writes nothing") {
            verbs, caller in
            if caller.principal == .anonymous { verbs = FeedRepositoryFake(forwardingTo: caller.owner) }
        },
        .verbs(
            "lets every member write", caughtBy: "a closed or suspended member writes nothing",
            "a silenced member publishes, edits, likes", "a silenced or closed moderator hides"
        ) { verbs, caller in
            let heedless = caller.heedless
            verbs.publish = heedless.publish(_:idempotencyKey:)
            verbs.edit = heedless.edit(_:_:expecting:)
            verbs.moderate = heedless.moderate(_:_:reason:)
        },
        .verbs("lets silenced members follow", caughtBy: "a silenced member publishes, edits, likes") {
            verbs, caller in
            let heedless = caller.heedless
            verbs.follow = rescued(verbs.follow, from: \.isSilence) { member throws(FeedError) in
                try await heedless.follow(member)
            }
        },
        .verbs("lets closed members unlike", caughtBy: "a closed or suspended member writes nothing") {
            verbs, caller in
            let heedless = caller.heedless
            verbs.unlike = { id throws(FeedError) in try await heedless.unlike(id) }
        },
        .verbs(
            "lets silenced members take no like back", caughtBy: "a silenced member publishes, edits, likes"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.unlike = { id throws(FeedError) in
                _ = try await sound.like(id)
                return try await sound.unlike(id)
            }
        },
        .verbs("shows silenced members nothing", caughtBy: "a silenced member reads the feed") {
            verbs, caller in
            let (sound, directory) = (caller.sound, caller.environment.directory)
            let reader = caller.principal.memberID
            verbs.posts = { list, request throws(FeedError) in
                if let reader, case .silenced(let silence)? = try? await directory.standing(of: reader) {
                    throw .service(.silenced(silence))
                }
                return try await sound.posts(list, request)
            }
        },
    ]
}

extension PlaceCaller {
    /// The caller's verbs in a service that knows neither blocks nor how members stand.
    fileprivate var heedless: any FeedRepository {
        verbs(members: KnownMembers(environment.members.nicknames))
    }
}
