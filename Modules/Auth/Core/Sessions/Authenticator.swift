public import Vocabulary

/// Resolves access tokens to principals.
public struct Authenticator: Sendable {
    private let tokens: any AccessTokens
    private let store: any AuthStore
    private let time: any TimeSource

    /// Verifies tokens and sessions with these ports.
    public init(tokens: any AccessTokens, store: any AuthStore, time: any TimeSource) {
        self.tokens = tokens
        self.store = store
        self.time = time
    }

    /// The member of the token, with their current role, nickname and standing. Throws `accessExpired` for
    /// an expired token, `accessInvalid` for a foreign one or an ended session, and outages.
    public func principal(for accessToken: String) async throws(ServiceFailure) -> Principal {
        let now = time.now()
        let claims = try await tokens.verify(accessToken, at: now)
        guard let live = try await liveSession(claims.session), live.record.member == claims.member,
            now < live.record.expiresAt
        else { throw .accessInvalid }
        return live.principal(at: now)
    }

    private func liveSession(_ id: SessionID) async throws(ServiceFailure) -> LiveSession? {
        do throws(AuthError) {
            return try await store.session(id)
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
