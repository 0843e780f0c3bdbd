public import Vocabulary

/// A front end's session with a server: keeps the tokens and renews them.
public actor MemberSession {
    /// Requests the next pair of tokens: `AuthRepository.refresh` of an anonymous visitor.
    public typealias Refresh = @Sendable (String) async throws(AuthError) -> TokenPair

    private let storage: any SessionStorage
    private let refresh: Refresh
    private var renewal: Task<Result<String, ServiceFailure>, Never>?

    /// Keeps tokens in the storage and renews them with `refresh`.
    public init(_ storage: any SessionStorage, refresh: @escaping Refresh) {
        self.storage = storage
        self.refresh = refresh
    }

    /// The kept session; nil if no member is signed in.
    public func current() async throws(ServiceFailure) -> KeptSession? {
        try await storage.load()
    }

    /// Keeps the session opened by joining or signing in, replacing any other.
    public func begin(_ signedIn: SignedIn) async throws(ServiceFailure) {
        try await storage.save(
            KeptSession(member: signedIn.account.id, session: signedIn.session, tokens: signedIn.tokens))
    }

    /// Forgets the session.
    public func end() async throws(ServiceFailure) {
        try await storage.clear()
    }

    /// The access token to send; nil if no member is signed in. It may have expired.
    public func accessToken() async throws(ServiceFailure) -> String? {
        try await storage.load()?.tokens.accessToken
    }

    /// A token to use after `token` was refused as expired. Concurrent callers share one refresh, and none
    /// is made if there is a newer token. Throws `accessInvalid` and forgets the session if it has ended; an
    /// outage leaves it unchanged.
    public func renewed(after token: String) async throws(ServiceFailure) -> String {
        if let renewal { return try await renewal.value.get() }
        // Not a child task: other callers wait for it, too, and cancellation must not lose the used token.
        let task = Task { await self.renewal(after: token) }
        renewal = task
        defer { if renewal == task { renewal = nil } }
        return try await task.value.get()
    }

    private func renewal(after token: String) async -> Result<String, ServiceFailure> {
        do throws(ServiceFailure) {
            guard let kept = try await storage.load() else { return .failure(.accessInvalid) }
            if kept.tokens.accessToken != token { return .success(kept.tokens.accessToken) }
            return .success(try await renew(kept))
        } catch {
            return .failure(error)
        }
    }

    private func renew(_ kept: KeptSession) async throws(ServiceFailure) -> String {
        do throws(AuthError) {
            let tokens = try await refresh(kept.tokens.refreshToken)
            try await replace(
                kept, by: KeptSession(member: kept.member, session: kept.session, tokens: tokens))
            return tokens.accessToken
        } catch {
            if let failure = error.service { throw failure }
            _ = try await storage.replace(kept, by: nil)
            throw .accessInvalid
        }
    }

    /// A concurrent change wins: newer tokens, another sign-in, or the end of the session. Restoring an old
    /// refresh token would end the session for all.
    private func replace(_ old: KeptSession, by new: KeptSession) async throws(AuthError) {
        do throws(ServiceFailure) {
            _ = try await storage.replace(old, by: new)
        } catch {
            throw .service(error)
        }
    }
}

/// Stores a front end's session between runs: a file, a keychain, memory. Its content is secret.
public protocol SessionStorage: Sendable {
    /// The kept session; nil if there is none. Throws `unavailable` if it cannot be read.
    func load() async throws(ServiceFailure) -> KeptSession?
    /// Durably stores the session, replacing any other. Throws `unavailable`.
    func save(_ session: KeptSession) async throws(ServiceFailure)
    /// Atomically and durably replaces `old` with `new` (nil: none); false, without any change, unless `old`
    /// is stored. Throws `unavailable`.
    func replace(_ old: KeptSession, by new: KeptSession?) async throws(ServiceFailure) -> Bool
    /// Removes the session; succeeds also if there is none. Throws `unavailable`.
    func clear() async throws(ServiceFailure)
}

/// A session as a front end keeps it.
public struct KeptSession: Hashable, Sendable {
    /// The session's member.
    public let member: MemberID
    /// The session's identifier.
    public let session: SessionID
    /// The current tokens.
    public let tokens: TokenPair

    /// Memberwise.
    public init(member: MemberID, session: SessionID, tokens: TokenPair) {
        self.member = member
        self.session = session
        self.tokens = tokens
    }
}

/// Keeps a session in memory.
public actor InMemorySessionStorage: SessionStorage {
    private var session: KeptSession?

    /// Starts with a session, or without.
    public init(_ session: KeptSession? = nil) {
        self.session = session
    }

    /// Never throws.
    public func load() throws(ServiceFailure) -> KeptSession? { session }
    /// Never throws.
    public func save(_ session: KeptSession) throws(ServiceFailure) { self.session = session }
    /// Never throws.
    public func replace(_ old: KeptSession, by new: KeptSession?) throws(ServiceFailure) -> Bool {
        guard session == old else { return false }
        session = new
        return true
    }
    /// Never throws.
    public func clear() throws(ServiceFailure) { session = nil }
}
