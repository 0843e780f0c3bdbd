public import Auth
public import Vocabulary
import Wire

extension RemoteAuthRepository {
    public func block(_ id: MemberID) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.block, MemberInput(id: id))
    }

    public func unblock(_ id: MemberID) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.unblock, MemberInput(id: id))
    }

    public func blocked(_ page: PageRequest) async throws(AuthError) -> Page<BlockedMember> {
        try await bearer.call(AuthEndpoints.blocked, PageInput(page: PageFields(page)))
    }
}
