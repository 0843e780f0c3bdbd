import Auth
import AuthSQL
import Composition
import Feed
import FeedSQL
import FeedSamples
import Vocabulary

extension BulkFilling {
    /// How many members there are: a tenth of the posts, at least those of the sample neighbourhood.
    private var memberCount: Int { max(SampleNeighbourhood.memberCount, posts / 10) }

    /// Fills in the feed, its members and their follows, behind the members of the sample neighbourhood. The
    /// posts end where the listings begin. Reports as `fill`. Throws what the stores throw.
    func fillFeed(
        _ platform: LocalPlatform, _ neighbours: [MemberID], _ progress: @Sendable (Int) -> Void
    ) async throws {
        guard posts > 0, let database = platform.database else { return }
        let clock = SampleClock(Self.opening.advanced(by: .zero - Self.step * (posts + 1)))
        let ids = SampleIdentifiers(clock, seed: seed &+ 1)
        let accounts = SQLAuthStore(database)
        let members = try await join(accounts, neighbours, ids, at: clock.now())
        let store = SQLFeedStore(database)
        var feed = BulkFeed(posts: posts, members: members.count, seed: seed)
        try await follow(store, &feed, members, since: clock.now())
        try await publish(store, &feed, members, ids, clock, progress)
    }

    /// Adds members until there are enough, with the password of the others, and answers all.
    private func join(
        _ accounts: SQLAuthStore, _ neighbours: [MemberID], _ ids: SampleIdentifiers, at now: Timestamp
    ) async throws -> [MemberID] {
        var members = neighbours
        guard let first = neighbours.first, let model = try await accounts.record(of: first) else {
            throw ServiceFailure.internal("the sample neighbourhood has no members")
        }
        while members.count < memberCount {
            let numbers = members.count..<min(members.count + Self.batch, memberCount)
            let records = numbers.map { number in
                MemberRecord(
                    account: Account(
                        id: ids.next(), email: SampleNeighbourhood.email(of: number),
                        nickname: "이웃\(number + 1)", joinedAt: now),
                    passwordHash: model.passwordHash)
            }
            try await accounts.insert(records)
            members += records.map(\.account.id)
        }
        return members
    }

    private func follow(
        _ store: SQLFeedStore, _ feed: inout BulkFeed, _ members: [MemberID], since moment: Timestamp
    ) async throws {
        for start in stride(from: 0, to: members.count, by: Self.batch) {
            var follows: [Follow] = []
            for number in start..<min(start + Self.batch, members.count) {
                follows += feed.follows(by: number, since: moment) { members[$0] }
            }
            try await store.insert(follows)
        }
    }

    private func publish(
        _ store: SQLFeedStore, _ feed: inout BulkFeed, _ members: [MemberID], _ ids: SampleIdentifiers,
        _ clock: SampleClock, _ progress: (Int) -> Void
    ) async throws {
        for _ in stride(from: 0, to: posts, by: Self.batch) {
            var (batch, likes): ([FeedPost], [FeedLike]) = ([], [])
            while batch.count < Self.batch {
                clock.move(to: clock.now().advanced(by: Self.step))
                let next = try feed.next(ids.next(), showing: ids.next(), at: clock.now()) { members[$0] }
                guard let next else { break }
                batch.append(next.post)
                likes += next.likes
            }
            try await store.insert(batch, likes: likes)
            progress(batch.count)
        }
    }
}
