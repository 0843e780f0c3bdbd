public import Auth
public import Settings
public import Vocabulary

/// Stores the session of one backend in a file that only its owner may read (0600), in such a folder (0700).
///
/// The file is replaced whole (a temporary file, flushed, then renamed), so that a crash leaves the old or
/// the new one. A malformed or unreadable file counts as no session.
public struct FileSessionStorage: SessionStorage {
    /// The session's file.
    public let path: String
    /// The file beside it, with the settings of the session's member: it goes with the session.
    let settingsPath: String
    /// The folder of both.
    let folder: String
    private let backend: Backend

    /// Keeps it below the folder, `BaseDirectories.state` as a rule.
    public init(in folder: String, for backend: Backend) {
        // The name only has to tell backends apart; the file says in plain text whose session it is.
        let name = String(Cursor.scope(of: backend.description), radix: 16)
        self.folder = folder + "/sessions"
        path = folder + "/sessions/\(name).json"
        settingsPath = folder + "/sessions/\(name).settings"
        self.backend = backend
    }

    /// The kept session. Throws `unavailable` if the file is there and may not be read.
    public func load() async throws(ServiceFailure) -> KeptSession? {
        guard let bytes = try PrivateFile.read(path) else { return nil }
        return SessionText.read(bytes, of: backend)
    }

    /// Keeps the session durably. Throws `unavailable` if the folder cannot be written.
    public func save(_ session: KeptSession) async throws(ServiceFailure) {
        try PrivateFile.replace(path, in: folder, by: SessionText.bytes(of: session, backend))
    }

    /// Exchanges the session durably, while no other process renews it. Throws `unavailable`.
    public func replace(_ old: KeptSession, by new: KeptSession?) async throws(ServiceFailure) -> Bool {
        let lock = try await lock()
        defer { lock.release() }
        guard try await load() == old else { return false }
        if let new { try await save(new) } else { try await clear() }
        return true
    }

    /// Whose session is kept and which, as text; nil if there is none, or none that can be read.
    func owner() async -> String? {
        guard let kept = try? await load() else { return nil }
        return "\(kept.member) \(kept.session)"
    }

    private func lock() async throws(ServiceFailure) -> FileLock {
        try PrivateFile.makeFolder(folder)
        return try await FileLock.acquire(path + ".lock")
    }

    /// Removes the file, and what is kept beside it.
    public func clear() async throws(ServiceFailure) {
        try PrivateFile.remove(path)
        try PrivateFile.remove(settingsPath)
    }

    /// Runs the body while no other process does the same for this backend's session.
    func exclusively<Value: Sendable>(
        _ body: @Sendable () async throws(AuthError) -> Value
    ) async throws(AuthError) -> Value {
        let lock: FileLock
        do throws(ServiceFailure) {
            lock = try await self.lock()
        } catch {
            throw .service(error)
        }
        defer { lock.release() }
        return try await body()
    }
}

extension MemberSession {
    /// A session whose tokens are kept there and renewed by these verbs. Processes that share a file renew
    /// one after the other, and who comes second takes what the first has got.
    init(_ storage: any SessionStorage, refreshedBy auth: any AuthRepository) {
        guard let file = storage as? FileSessionStorage else {
            self.init(storage) { token throws(AuthError) in try await auth.refresh(token) }
            return
        }
        self.init(storage) { token throws(AuthError) in
            try await file.exclusively { () throws(AuthError) in
                try await file.refreshed(token, auth)
            }
        }
    }
}

extension FileSessionStorage {
    fileprivate func refreshed(_ token: String, _ auth: any AuthRepository) async throws(AuthError)
        -> TokenPair
    {
        let kept = try await mappingServiceFailures { () throws(ServiceFailure) in try await load() }
        guard let kept else { throw .sessionEnded }
        if kept.tokens.refreshToken != token { return kept.tokens }
        let tokens = try await auth.refresh(token)
        // Saved before the lock is given up, so that the next process finds it.
        try await mappingServiceFailures { () throws(ServiceFailure) in
            try await save(KeptSession(member: kept.member, session: kept.session, tokens: tokens))
        }
        return tokens
    }
}

private func mappingServiceFailures<Value>(
    _ body: () async throws(ServiceFailure) -> Value
) async throws(AuthError) -> Value {
    do throws(ServiceFailure) {
        return try await body()
    } catch {
        throw .service(error)
    }
}
