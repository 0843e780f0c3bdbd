public import Preferences
public import Vocabulary

/// Stores settings in a file, one line `name: value` each, which only its owner may read (0600).
///
/// The file is replaced whole and durably, by one program at a time. Malformed lines are skipped.
public struct FilePreferenceStore: PreferenceStore {
    /// The file.
    public let path: String
    private let folder: String

    /// Stores the file below the folder, usually `BaseDirectories.state`.
    public init(in folder: String) {
        self.folder = folder
        path = folder + "/settings"
    }

    /// All settings; empty if there is no file. Throws `unavailable` if it may not be read.
    public func load() async throws(ServiceFailure) -> [String: String] {
        guard let bytes = try PrivateFile.read(path) else { return [:] }
        return PreferenceLines.texts(in: bytes[...])
    }

    /// Stores the text durably. Throws `unavailable`, and `badRequest` for what is not one line.
    public func keep(_ text: String?, under name: String) async throws(ServiceFailure) {
        try PreferenceText.require(text, under: name)
        try PrivateFile.makeFolder(folder)
        let lock = try await FileLock.acquire(path + ".lock")
        defer { lock.release() }
        var texts = try await load()
        texts[name] = text
        try PrivateFile.replace(path, in: folder, by: PreferenceLines.bytes(of: texts))
    }
}
