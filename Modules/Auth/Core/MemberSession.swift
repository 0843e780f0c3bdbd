public import Vocabulary

/// The session of a person at a front end that talks to a server: keeps the tokens and renews them.
public actor MemberSession {
    /// Asks for the next pair of tokens: `AuthRepository.refresh` of an anonymous visitor.
    public typealias Refresh = @Sendable (String) async throws(AuthError) -> TokenPair

    private let storage: any SessionStorage
    private let refresh: Refresh
    private var renewal: Task<Result<String, ServiceFailure>, Never>?

    /// Keeps tokens there and renews them so.
    public init(_ storage: any SessionStorage, refresh: @escaping Refresh) {
        self.storage = storage
        self.refresh = refresh
    }

    /// The session that is kept; nil if nobody is signed in.
    public func current() async throws(ServiceFailure) -> KeptSession? {
        try await storage.load()
    }

    /// Keeps the session that joining or signing in opened, in the place of any before.
    public func begin(_ signedIn: SignedIn) async throws(ServiceFailure) {
        try await storage.save(
            KeptSession(member: signedIn.account.id, session: signedIn.session, tokens: signedIn.tokens))
    }

    /// Forgets the session.
    public func end() async throws(ServiceFailure) {
        try await storage.clear()
    }

    /// The access token to send; nil if nobody is signed in. It may have expired.
    public func accessToken() async throws(ServiceFailure) -> String? {
        try await storage.load()?.tokens.accessToken
    }

    /// A token to use after `token` was refused as expired: however many ask at once, one refresh is made
    /// for all, and none if there is a newer one already. Throws `accessInvalid`, and forgets the session,
    /// when that has ended; an outage leaves it as it is.
    public func renewed(after token: String) async throws(ServiceFailure) -> String {
        if let renewal { return try await renewal.value.get() }
        // Not a child of the caller: others wait for it too, and the used token must not be lost half-way.
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

    /// Whoever was faster, with newer tokens, another sign-in, or the end of the session, has the last word:
    /// an old refresh token that came back would end the session for all.
    private func replace(_ old: KeptSession, by new: KeptSession) async throws(AuthError) {
        do throws(ServiceFailure) {
            _ = try await storage.replace(old, by: new)
        } catch {
            throw .service(error)
        }
    }
}

/// Where a front end keeps its session between runs: a file, a keychain, memory. Its content is secret.
public protocol SessionStorage: Sendable {
    /// The kept session; nil if there is none. Throws `unavailable` if it cannot be read.
    func load() async throws(ServiceFailure) -> KeptSession?
    /// Keeps the session, durably, in the place of any before. Throws `unavailable`.
    func save(_ session: KeptSession) async throws(ServiceFailure)
    /// Keeps `new`, durably, or nothing for nil, if `old` is what is kept, in one step, and answers whether;
    /// if not, nothing is changed. Throws `unavailable`.
    func replace(_ old: KeptSession, by new: KeptSession?) async throws(ServiceFailure) -> Bool
    /// Forgets the session; fine if there is none. Throws `unavailable`.
    func clear() async throws(ServiceFailure)
}

/// A session as a front end keeps it.
public struct KeptSession: Hashable, Sendable {
    /// Whose session it is.
    public let member: MemberID
    /// Which session it is.
    public let session: SessionID
    /// Its present tokens.
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
