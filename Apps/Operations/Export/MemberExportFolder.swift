public import Composition
import Settings
import Synchronization
import Vocabulary

/// A member's data in a folder: files such as `account.jsonl` with one record per line, and folders of files
/// beside them.
public struct MemberExportFolder: Sendable {
    /// A file of records, or a folder of files.
    public struct Part: Hashable, Sendable {
        /// `listings.jsonl`, or `pictures/` for a folder.
        public let name: String
        /// The number of its records or files.
        public let count: Int
        /// Whether it is a folder.
        public var isFolder: Bool { name.hasSuffix("/") }
    }

    /// The parts, in the order of their names.
    public let parts: [Part]
    /// Files that should exist and cannot be read.
    public let missing: [String]

    /// Writes all data of the member with that email into a new folder, for its owner alone; nil if there is
    /// no such member. A relative path counts from the current folder. An incomplete export is removed.
    /// Throws `folder` and outages.
    public static func write(
        _ email: String, to path: String, _ platform: LocalPlatform
    ) async throws(ExportError) -> MemberExportFolder? {
        let path = Settings.absolutePath(of: path)
        do throws(NewFolderFault) { try NewFolderFault.check(path) } catch { throw .folder(error) }
        return try await ExportError.mappingServiceFailures { () throws(ServiceFailure) in
            guard let member = try await platform.exportedMember(withEmail: email) else { return nil }
            return try await write(member, to: path, platform)
        }
    }

    private static func write(
        _ member: MemberID, to path: String, _ platform: LocalPlatform
    ) async throws(ServiceFailure) -> MemberExportFolder {
        try DurableFile.makeFolder(path)
        do throws(ServiceFailure) {
            let archive = FolderArchive(path)
            try await platform.export(member, to: archive)
            try DurableFile.flush(folder: path)
            return archive.written
        } catch {
            DurableFile.removeFiles(below: path)
            throw error
        }
    }
}

/// Writes files below a folder: `KIND.jsonl` for records, `KIND/NAME` for other files.
private final class FolderArchive: MemberArchive {
    private let path: String
    private let state = Mutex<(counts: [String: Int], missing: [String])>(([:], []))

    init(_ path: String) { self.path = path }

    /// The parts written so far.
    var written: MemberExportFolder {
        let (counts, missing) = state.withLock { $0 }
        return MemberExportFolder(
            parts: counts.sorted { $0.key < $1.key }.map {
                MemberExportFolder.Part(name: $0.key, count: $0.value)
            },
            missing: missing)
    }

    func add(_ json: [UInt8], to kind: String) async throws(ServiceFailure) {
        try DurableFile.append(json + [UInt8(ascii: "\n")], to: "\(path)/\(kind).jsonl")
        state.withLock { $0.counts["\(kind).jsonl", default: 0] += 1 }
    }

    func miss(_ name: String, of kind: String) async {
        state.withLock { $0.missing.append("\(kind)/\(name)") }
    }

    func add(_ file: [UInt8], named name: String, to kind: String) async throws(ServiceFailure) {
        try DurableFile.makeFolder("\(path)/\(kind)")
        try DurableFile.write(file, to: "\(path)/\(kind)/\(name)")
        state.withLock { $0.counts["\(kind)/", default: 0] += 1 }
    }
}
