public import Preferences
public import Vocabulary

/// Keeps settings in a file of its own, a line `name: value` to each, which only its owner may read (0600).
///
/// It is replaced whole and durably, by one program at a time. Lines that nobody could have written so are
/// passed over.
public struct FilePreferenceStore: PreferenceStore {
    /// The file.
    public let path: String
    private let folder: String

    /// Keeps it below the folder, `BaseDirectories.state` as a rule.
    public init(in folder: String) {
        self.folder = folder
        path = folder + "/settings"
    }

    /// All that is kept, nothing where there is no file. Throws `unavailable` for one that may not be read.
    public func load() async throws(ServiceFailure) -> [String: String] {
        guard let bytes = try PrivateFile.read(path) else { return [:] }
        return PreferenceLines.texts(in: bytes[...])
    }

    /// Keeps the text durably. Throws `unavailable`, and `badRequest` for what is no line.
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
