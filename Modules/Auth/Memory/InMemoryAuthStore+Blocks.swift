public import Vocabulary

extension InMemoryAuthStore {
    public func keep(
        _ block: MemberBlock, of member: MemberID, atMost limit: Int
    ) throws(AuthError) -> Bool {
        guard self.member(member)?.state == .active else { return false }
        guard let other = self.member(block.member), !other.account.isWithdrawn else { throw .noSuchMember }
        if blocksByMember[member]?[block.member] != nil { return true }
        if blocksByMember[member, default: [:]].count >= limit { throw .tooManyBlocks }
        blocksByMember[member, default: [:]][block.member] = block.since
        blockersByMember[block.member, default: []].insert(member)
        waiting.append(OutboxMessage(withdrawingNoticesBetween: member, and: block.member, at: block.since))
        waiting.append(OutboxMessage(MemberBlocked(block.member, by: member, at: block.since)))
        return true
    }

    public func removeBlock(_ other: MemberID, of member: MemberID) throws(AuthError) {
        blocksByMember[member]?[other] = nil
        blockersByMember[other]?.remove(member)
    }

    public func blocks(of member: MemberID) throws(AuthError) -> [MemberBlock] {
        blocksByMember[member, default: [:]].map { MemberBlock($0.key, since: $0.value) }
    }

    public func hiddenMembers(from member: MemberID, limit: Int) throws(AuthError) -> Set<MemberID> {
        let (blockers, own) = (blockersByMember[member, default: []], blocksByMember[member, default: [:]])
        return Set(Set(blockers.prefix(limit)).union(own.keys.prefix(limit)).prefix(limit))
    }

    public func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) throws(AuthError) -> Set<MemberID> {
        others.filter { isBetween(member, $0) }
    }

    public func isBlocked(_ member: MemberID, _ other: MemberID) throws(AuthError) -> Bool {
        isBetween(member, other)
    }

    private func isBetween(_ member: MemberID, _ other: MemberID) -> Bool {
        blocksByMember[member]?[other] != nil || blocksByMember[other]?[member] != nil
    }

    public func record(of id: MemberID, towards other: MemberID) throws(AuthError) -> MemberTowards? {
        guard let record = try record(of: id) else { return nil }
        return MemberTowards(record, isBlocked: try isBlocked(id, other))
    }

    /// Whether the member has no blocks in either direction.
    func hidesNobody(from member: MemberID) -> Bool {
        blockersByMember[member, default: []].isEmpty && blocksByMember[member, default: [:]].isEmpty
    }

    /// Removes the member's blocks in both directions.
    func forgetBlocks(of member: MemberID) {
        for blocker in blockersByMember[member, default: []] { blocksByMember[blocker]?[member] = nil }
        for other in blocksByMember[member, default: [:]].keys { blockersByMember[other]?.remove(member) }
        (blocksByMember[member], blockersByMember[member]) = (nil, nil)
    }
}
