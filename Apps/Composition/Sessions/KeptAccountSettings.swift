public import Settings
public import Vocabulary

/// The account settings of the signed-in member at one backend, as last read: stored beside the session, so
/// that commands apply them without a request, and deleted with it.
///
/// They apply only to the session for which they were read.
public struct KeptAccountSettings: Sendable {
    private let session: FileSessionStorage
    private let backend: Backend

    /// The settings beside the backend's session below the folder, usually `BaseDirectories.state`.
    public init(in folder: String, for backend: Backend) {
        session = FileSessionStorage(in: folder, for: backend)
        self.backend = backend
    }

    /// The file, which only its owner may read (0600).
    public var path: String { session.settingsPath }

    /// Whether a member is signed in there, as far as the device knows. An unreadable session counts as none.
    public func isSignedIn() async -> Bool { await session.owner() != nil }

    /// The settings last read, as text by name; empty if no member is signed in, nothing was read, or the
    /// file cannot be read.
    public func load() async -> [String: String] {
        // The file that is usually missing comes first.
        guard let bytes = try? PrivateFile.read(path), let heading = await heading else { return [:] }
        guard bytes.starts(with: heading) else { return [:] }
        return PreferenceLines.texts(in: bytes.dropFirst(heading.count))
    }

    /// Stores them for the current session; does nothing if there is none. Throws `unavailable`.
    public func keep(_ texts: [String: String]) async throws(ServiceFailure) {
        guard let heading = await heading else { return }
        if texts.isEmpty { return try PrivateFile.remove(path) }
        let bytes = heading + PreferenceLines.bytes(of: texts)
        try PrivateFile.replace(path, in: session.folder, by: bytes)
    }

    /// The heading of the current session's settings; nil if there is no session.
    private var heading: [UInt8]? {
        get async {
            await session.owner().map { Array("madang account settings 1\n\(backend)\n\($0)\n".utf8) }
        }
    }
}
