import FoundationEssentials
import Glibc
import Hashing
import Storage
import Threads
import Vocabulary

/// Files of pictures in a folder, so many bytes of them; what was not used for the longest time goes first.
///
/// When each was loaded stands in its time of change, when it was last used in its time of access. Nothing
/// is flushed: what a crash leaves of a file does not fit its hash. What cannot be written is not kept.
struct PictureFiles: Sendable {
    private let folder: CacheFolder
    private let limit: Int
    private let time: any TimeSource
    /// One thread: what this program does to the folder happens one after the other.
    private let thread = WorkerThreads(count: 1, .lowered(0))

    /// What a server lets everybody keep without asking again: a week.
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

    /// What is written: a mark, the hash, and the bytes.
    fileprivate func file(of bytes: [UInt8]) -> [UInt8] { Self.mark + hash(of: bytes[...]) + bytes }

    /// The bytes in a file; nil if they are not those that were written under this key.
    fileprivate func bytes(of file: [UInt8]) -> [UInt8]? {
        let head = Self.mark.count + SHA256.digestSize
        guard file.count >= head, file.starts(with: Self.mark) else { return nil }
        let bytes = file[head...]
        return file[Self.mark.count..<head].elementsEqual(hash(of: bytes)) ? Array(bytes) : nil
    }

    /// The SHA-256 of the key and the bytes: what was written under another key does not fit.
    private func hash(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        SHA256.digest(of: Array("\(fileName)\n".utf8) + bytes)
    }
}
