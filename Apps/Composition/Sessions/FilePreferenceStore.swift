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
        var texts: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard let mark = line.firstRange(of: ": ") else { continue }
            texts[String(line[..<mark.lowerBound])] = String(line[mark.upperBound...])
        }
        return texts
    }

    /// Keeps the text durably. Throws `unavailable`, and `internal` for a text of several lines.
    public func keep(_ text: String?, under name: String) async throws(ServiceFailure) {
        guard text?.contains(where: \.isNewline) != true else {
            throw .internal("a setting has one line: \(name)")
        }
        try PrivateFile.makeFolder(folder)
        let lock = try await FileLock.acquire(path + ".lock")
        defer { lock.release() }
        var texts = try await load()
        texts[name] = text
        let lines = texts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }
        try PrivateFile.replace(path, in: folder, by: Array(lines.joined().utf8))
    }
}
