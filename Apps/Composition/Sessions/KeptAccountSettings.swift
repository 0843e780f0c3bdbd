public import Settings
public import Vocabulary

/// The settings of the account of whoever is signed in at one backend, as they were last read there: kept
/// beside the session, so that commands obey them without asking, and gone with it.
///
/// They count for the session for which they were read, and for no other.
public struct KeptAccountSettings: Sendable {
    private let session: FileSessionStorage
    private let backend: Backend

    /// Those beside the backend's session below the folder, `BaseDirectories.state` as a rule.
    public init(in folder: String, for backend: Backend) {
        session = FileSessionStorage(in: folder, for: backend)
        self.backend = backend
    }

    /// The file, which only its owner may read (0600).
    public var path: String { session.settingsPath }

    /// Whether somebody is signed in there, as far as the device knows. What cannot be read is no session.
    public func isSignedIn() async -> Bool { await session.owner() != nil }

    /// What was last read, as text by name; nothing where nobody is signed in, nothing was read, or the file
    /// cannot be read.
    public func load() async -> [String: String] {
        // First the file that is not there as a rule.
        guard let bytes = try? PrivateFile.read(path), let heading = await heading else { return [:] }
        guard bytes.starts(with: heading) else { return [:] }
        return PreferenceLines.texts(in: bytes.dropFirst(heading.count))
    }

    /// Keeps them for the session that is there now; does nothing if there is none. Throws `unavailable`.
    public func keep(_ texts: [String: String]) async throws(ServiceFailure) {
        guard let heading = await heading else { return }
        if texts.isEmpty { return try PrivateFile.remove(path) }
        let bytes = heading + PreferenceLines.bytes(of: texts)
        try PrivateFile.replace(path, in: session.folder, by: bytes)
    }

    /// What stands above the settings of the session that is there now; nil if there is none.
    private var heading: [UInt8]? {
        get async {
            await session.owner().map { Array("madang account settings 1\n\(backend)\n\($0)\n".utf8) }
        }
    }
}
