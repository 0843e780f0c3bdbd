public import Auth
public import Vocabulary

extension AuthRepositoryFake {
    /// As `block` answers.
    public func block(_ id: MemberID) async throws(AuthError) { try await block(id) }

    /// As `unblock` answers.
    public func unblock(_ id: MemberID) async throws(AuthError) { try await unblock(id) }

    /// As `blocked` answers.
    public func blocked(_ page: PageRequest) async throws(AuthError) -> Page<BlockedMember> {
        try await blocked(page)
    }
}
