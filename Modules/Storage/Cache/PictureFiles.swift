import FoundationEssentials
import Glibc
import Hashing
import Storage
import Threads
import Vocabulary

/// A cache of picture files in a folder with a limit in bytes; evicts the least recently used first.
///
/// A file's modification time is when it was loaded, its access time when it was last used. Nothing is
/// flushed: a file cut by a crash does not match its hash. Files that cannot be written are not cached.
struct PictureFiles: Sendable {
    private let folder: CacheFolder
    private let limit: Int
    private let time: any TimeSource
    /// One thread serialises this program's access to the folder.
    private let thread = WorkerThreads(count: 1, .lowered(0))

    /// How long a server's public files stay fresh: a week.
    private static let freshTime = Duration.seconds(604_800)

    init(in folder: String, limit: Int, time: any TimeSource) {
        self.folder = CacheFolder(path: folder)
        self.limit = limit
        self.time = time
    }

    /// The bytes that are kept under the key, if they are those, and no more than a week old.
    func read(_ key: PictureFileKey) async -> [UInt8]? {
        let now = time.now()
        return await thread.run { [folder] in
            guard let file = folder.read(key.fileName, usedAt: now) else { return nil }
            if file.loadedAt.advanced(by: Self.freshTime) > now, let bytes = key.bytes(of: file.bytes) {
                return bytes
            }
            folder.remove(key.fileName)
            return nil
        }
    }

    /// Keeps a picture that everybody may see, in the place of others if need be.
    func keep(_ picture: LoadedPicture) async {
        let (now, file) = (time.now(), picture.key.file(of: picture.bytes))
        guard file.count <= limit else { return }
        await thread.run { [folder, limit] in
            folder.makeRoom(for: file.count, within: limit)
            folder.write(file, to: picture.key.fileName, at: now)
        }
    }
}

extension PictureFileKey {
    /// The name of its file, by which a person finds it, too.
    fileprivate var fileName: String { "\(id).\(size.rawValue)" }

    private static let mark = Array("madang picture 1\n".utf8)

    /// The file format: a mark, the hash and the bytes.
    fileprivate func file(of bytes: [UInt8]) -> [UInt8] { Self.mark + hash(of: bytes[...]) + bytes }

    /// The bytes in a file; nil if they were not written under this key.
    fileprivate func bytes(of file: [UInt8]) -> [UInt8]? {
        let head = Self.mark.count + SHA256.digestSize
        guard file.count >= head, file.starts(with: Self.mark) else { return nil }
        let bytes = file[head...]
        return file[Self.mark.count..<head].elementsEqual(hash(of: bytes)) ? Array(bytes) : nil
    }

    /// The SHA-256 of key and bytes, so that a file of another key does not match.
    private func hash(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        SHA256.digest(of: Array("\(fileName)\n".utf8) + bytes)
    }
}
