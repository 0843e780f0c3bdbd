import Blobs
import Glibc
import Synchronization
import Vocabulary

/// A file that is to become a blob; removed unless it does. All calls block.
final class Draft: Sendable {
    private let path: String
    private let file: OpenFile
    private let folder: BlobFolder
    /// Whether the file was renamed or removed.
    private let isGone = Mutex(false)

    /// Creates a file with a name unique to this draft.
    init(of key: BlobKey, in folder: BlobFolder) throws(BlobError) {
        let number = UInt64.random(in: .min ... .max)
        path = "\(folder.incoming)/\(key.text).\(getpid()).\(String(number, radix: 16))"
        self.folder = folder
        file = try folder.create(path)
    }

    deinit { discard() }

    func write(_ bytes: [UInt8]) throws(BlobError) { try folder.write(bytes, to: file) }

    /// Flushes the bytes and gives the file its name. `shard` makes the target folder.
    func keep(
        as key: BlobKey, touched: Timestamp, shard: () throws(BlobError) -> Void
    ) throws(BlobError) {
        try folder.finish(file, touched: touched.timespec)
        try shard()
        try folder.move(path, to: folder.file(of: key))
        isGone.withLock { $0 = true }
        // Before this flush, a crash of the machine may undo the rename.
        try folder.flush(folder.folder(of: key))
    }

    /// Removes the file unless it has become a blob.
    func discard() {
        let isLeft = isGone.withLock { isGone in
            defer { isGone = true }
            return !isGone
        }
        if isLeft { unlink(path) }
    }
}
