public import Vocabulary

extension InMemoryFeedStore {
    public func follow(_ follow: Follow, telling notice: Notice) async throws(FeedError) -> Bool {
        try requireOpen(follow.follower)
        // A follow of a member who has just withdrawn would stay for good.
        if closed.contains(follow.followee) { throw .memberNotFound }
        let known = follows[follow.follower] ?? [:]
        if known[follow.followee] != nil { return false }
        guard known.count < Follow.most else { throw .tooManyFollows }
        follows[follow.follower, default: [:]][follow.followee] = follow.since
        waiting.append(OutboxMessage(notice))
        return true
    }

    public func unfollow(_ followee: MemberID, by follower: MemberID) async throws(FeedError) {
        follows[follower]?[followee] = nil
    }

    public func follows(
        _ side: FollowSide, of member: MemberID, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(FeedError) -> Page<Follow> {
        KeysetPage.cut(
            all(side, of: [member], without: hidden), page, scope: FeedScope.follows(side, member),
            key: \.since.microseconds, id: { $0.member(on: side).raw })
    }

    public func followCounts(
        _ side: FollowSide, of members: Set<MemberID>, without hidden: Set<MemberID>
    ) async throws(FeedError) -> [MemberID: Int] {
        all(side, of: members, without: hidden).reduce(into: [:]) { counts, follow in
            counts[side == .followers ? follow.followee : follow.follower, default: 0] += 1
        }
    }

    public func followed(
        by member: MemberID, among others: Set<MemberID>?
    ) async throws(FeedError) -> Set<MemberID> {
        let all = Set((follows[member] ?? [:]).keys)
        return others.map(all.intersection) ?? all
    }

    /// Takes back all follows of a member, and all follows by others of the member.
    func removeFollows(of member: MemberID) {
        follows[member] = nil
        for follower in follows.keys { follows[follower]?[member] = nil }
    }

    private func all(
        _ side: FollowSide, of members: Set<MemberID>, without hidden: Set<MemberID>
    ) -> [Follow] {
        follows.flatMap { follower, others in
            others.map { Follow(by: follower, of: $0.key, since: $0.value) }
        }.filter {
            members.contains(side == .followers ? $0.followee : $0.follower)
                && !hidden.contains($0.member(on: side))
        }
    }
}
