public import Vocabulary

/// Tells who an access token stands for.
public struct Authenticator: Sendable {
    private let tokens: any AccessTokens
    private let store: any AuthStore
    private let time: any TimeSource

    /// Checks tokens, sessions and time with these.
    public init(tokens: any AccessTokens, store: any AuthStore, time: any TimeSource) {
        self.tokens = tokens
        self.store = store
        self.time = time
    }

    /// The member behind the token, with role, nickname and standing of this moment. Throws `accessExpired`
    /// for a token whose time is over, `accessInvalid` for one that is not ours or whose session has ended,
    /// and outages.
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
