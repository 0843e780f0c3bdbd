public import Auth
public import Vocabulary

extension AuthStoreFake {
    /// As `keepBlock` answers.
    public func keep(
        _ block: MemberBlock, of member: MemberID, atMost limit: Int
    ) async throws(AuthError) -> Bool {
        try await keepBlock(block, member, limit)
    }

    /// As `removeBlock` answers.
    public func removeBlock(_ other: MemberID, of member: MemberID) async throws(AuthError) {
        try await removeBlock(other, member)
    }

    /// As `blocks` answers.
    public func blocks(of member: MemberID) async throws(AuthError) -> [MemberBlock] {
        try await blocks(member)
    }

    /// As `hiddenMembers` answers.
    public func hiddenMembers(from member: MemberID, limit: Int) async throws(AuthError) -> Set<MemberID> {
        try await hiddenMembers(member, limit)
    }

    /// As `hiddenAmong` answers.
    public func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(AuthError) -> Set<MemberID> {
        try await hiddenAmong(others, member)
    }

    /// As `isBlocked` answers.
    public func isBlocked(_ member: MemberID, _ other: MemberID) async throws(AuthError) -> Bool {
        try await isBlocked(member, other)
    }

    /// As `recordTowards` answers.
    public func record(of id: MemberID, towards other: MemberID) async throws(AuthError) -> MemberTowards? {
        try await recordTowards(id, other)
    }

    /// As `membersByNickname` answers.
    public func members(nicknameKeys keys: [String]) async throws(AuthError) -> [String: MemberID] {
        try await membersByNickname(keys)
    }
}
