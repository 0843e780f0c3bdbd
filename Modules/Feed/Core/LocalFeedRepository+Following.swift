import Vocabulary

extension LocalFeedRepository {
    func follow(_ other: MemberID) async throws(FeedError) -> FollowRelation {
        let (member, now) = (try FeedPolicy.member(principal), now)
        if member == other { throw .oneself }
        try await requireMember(other)
        try await writer(towards: other, orThrow: .memberNotFound)
        let notice = Notice(
            id: service.ids.next(), .follow, to: other, by: member, about: AnyIdentifier(other), at: now)
        _ = try await store.follow(Follow(by: member, of: other, since: now), telling: notice)
        // A block that came in the meantime may have ended follows before this one was written.
        if try await isSeparated(other) {
            try await store.unfollow(other, by: member)
            throw .memberNotFound
        }
        return try await relation(to: other)
    }

    func unfollow(_ other: MemberID) async throws(FeedError) -> FollowRelation {
        let member = try FeedPolicy.member(principal)
        if member == other { throw .oneself }
        try await writer(ending: true)
        try await store.unfollow(other, by: member)
        return try await numbers(of: other)
    }

    func relation(to member: MemberID) async throws(FeedError) -> FollowRelation {
        try await requireMember(member)
        return try await numbers(of: member)
    }

    func follows(
        _ side: FollowSide, of member: MemberID, _ page: PageRequest
    ) async throws(FeedError) -> Page<FollowView> {
        try require(page, of: FeedScope.follows(side, member))
        try await requireMember(member)
        let found = try await service.members.page(page, for: principal, by: { [$0.member(on: side)] }) {
            page, hidden throws(FeedError) in
            try await store.follows(side, of: member, without: hidden, page)
        }
        let others = found.items.map { $0.member(on: side) }
        let followed = try await followed(among: Set(others))
        let cards = try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(ofEach: others)
        }
        return found.map(with: cards, others.map(followed.contains)) {
            FollowView(member: $1, since: $0.since, isFollowed: $2)
        }
    }

    /// Throws `memberNotFound` for an unknown or withdrawn member, and for one that the principal does not
    /// see.
    private func requireMember(_ member: MemberID) async throws(FeedError) {
        let cards = try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: [member])
        }
        guard cards[member]?.nickname != nil, !(try await hides(member)) else { throw .memberNotFound }
    }

    /// Whether a block stands between the principal and the member, read anew.
    private func isSeparated(_ other: MemberID) async throws(FeedError) -> Bool {
        guard let member = principal.memberID else { return false }
        return try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await !service.members.hiddenMembers(among: [other], from: member).isEmpty
        }
    }

    private func numbers(of member: MemberID) async throws(FeedError) -> FollowRelation {
        let hidden = try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.hiddenMembers(from: principal).leftOut
        }
        let followers = try await store.followCounts(.followers, of: [member], without: hidden)
        let following = try await store.followCounts(.following, of: [member], without: hidden)
        return FollowRelation(
            followers: followers[member] ?? 0, following: following[member] ?? 0,
            isFollowed: try await followed(among: [member]).contains(member),
            followsBack: try await isFollowing(member))
    }

    private func isFollowing(_ member: MemberID) async throws(FeedError) -> Bool {
        guard let own = principal.memberID, own != member else { return false }
        return try await store.followed(by: member, among: [own]).contains(own)
    }

    /// Those of these members that the principal follows.
    private func followed(among members: Set<MemberID>) async throws(FeedError) -> Set<MemberID> {
        guard let own = principal.memberID, !members.isEmpty else { return [] }
        return try await store.followed(by: own, among: members)
    }
}
