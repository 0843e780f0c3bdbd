public import Blobs
import Glibc
import Synchronization
import Threads
public import Vocabulary

/// Keeps blobs as files below a folder: `aa/bb/HASH-GENERATION`.
///
/// A blob is written into `incoming`, flushed and atomically renamed; then its folder is flushed, after the
/// folders above it. So a file with a blob's name is whole after any crash; files that a crash leaves in
/// `incoming` are removed by age. Several processes may use one folder.
public final class DiskBlobStore: BlobStore {
    /// The largest size of a blob in bytes.
    public let largestBlob: Int
    /// The age at which a file in `incoming` counts as a leftover: a day.
    public static let leftoverAge: Duration = .seconds(86_400)

    private let folder: BlobFolder
    private let time: any TimeSource
    private let threads = WorkerThreads(count: 8, .lowered(0))
    /// The shards that this process has flushed.
    private let lasting = Mutex<Set<String>>([])

    /// Opens the folder, creating it if its parent exists, and removes leftovers of crashes. `time` dates
    /// the blobs. Throws `unavailable` and `full`.
    public static func open(
        _ path: String, time: any TimeSource, largestBlob: Int = BlobLimits.usualSize
    ) async throws(BlobError) -> DiskBlobStore {
        try await open(path, time: time, largestBlob: largestBlob, calls: SystemFileCalls())
    }

    /// As the other, with what makes its calls of the system.
    package static func open(
        _ path: String, time: any TimeSource, largestBlob: Int = BlobLimits.usualSize,
        calls: any FileCalls
    ) async throws(BlobError) -> DiskBlobStore {
        let store = DiskBlobStore(BlobFolder(path, calls: calls), time, largestBlob)
        let folder = store.folder
        try await store.threads.run { () throws(BlobError) in
            try folder.make(path)
            try folder.flush(path + "/..")
            try folder.make(folder.incoming)
            try folder.flush(path)
        }
        _ = try await store.removeLeftovers()
        return store
    }

    private init(_ folder: BlobFolder, _ time: any TimeSource, _ largestBlob: Int) {
        self.folder = folder
        self.time = time
        self.largestBlob = largestBlob
    }

    public func put(_ key: BlobKey, _ content: BlobContent) async throws(BlobError) {
        let intake = try BlobIntake(key, content, limit: largestBlob)
        let folder = folder
        let draft: Draft
        do throws(BlobError) {
            draft = try await threads.run { () throws(BlobError) in try Draft(of: key, in: folder) }
        } catch {
            content.reader.close()
            throw error
        }
        defer { draft.discard() }
        try await intake.read { piece async throws(BlobError) in
            try await threads.run { () throws(BlobError) in try draft.write(piece) }
        }
        try await threads.run { [self] () throws(BlobError) in
            try draft.keep(as: key, touched: time.now()) { () throws(BlobError) in try makeShards(of: key) }
        }
    }

    public func open(_ key: BlobKey, _ range: Range<Int>?) async throws(BlobError) -> OpenedBlob {
        let (file, size) = try await threads.run { [folder] () throws(BlobError) in
            try Self.opened(key, in: folder)
        }
        let range = try BlobRange.checked(range, size: size)
        let reader = DiskReader(file, range, size: size, of: key, on: threads)
        return OpenedBlob(size: size, range: range, reader: reader)
    }

    public func size(of key: BlobKey) async throws(BlobError) -> Int {
        try await threads.run { [folder] () throws(BlobError) in try Self.opened(key, in: folder).size }
    }

    public func delete(_ key: BlobKey) async throws(BlobError) {
        try await threads.run { [folder] () throws(BlobError) in
            try folder.remove(folder.file(of: key))
            // Also if nothing was removed: an earlier delete may have crashed before its flush.
            if access(folder.folder(of: key), F_OK) == 0 { try folder.flush(folder.folder(of: key)) }
        }
    }

    public func list(after key: BlobKey?, limit: Int) async throws(BlobError) -> BlobPage {
        let limit = min(max(limit, 1), BlobLimits.page)
        return try await threads.run { [folder] () throws(BlobError) in
            try FolderListing(folder: folder).page(after: key, limit: limit)
        }
    }
}

extension DiskBlobStore {
    /// Removes files in `incoming` that were not written to for `age`; returns how many. Throws
    /// `unavailable`.
    public func removeLeftovers(olderThan age: Duration = leftoverAge) async throws(BlobError) -> Int {
        let moment = time.now().advanced(by: .zero - age)
        return try await threads.run { [folder] () throws(BlobError) in
            var count = 0
            for name in try FolderListing(folder: folder).names(in: folder.incoming) {
                let path = folder.incoming + "/" + name
                var status = stat()
                guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                    Timestamp(status.st_mtim) < moment
                else { continue }
                try folder.remove(path)
                count += 1
            }
            return count
        }
    }

    private static func opened(
        _ key: BlobKey, in folder: BlobFolder
    ) throws(BlobError) -> (file: OpenFile, size: Int) {
        let descriptor = Glibc.open(folder.file(of: key), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { throw .reading(key.text, errno) }
        let file = OpenFile(descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .reading(key.text, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .damaged("\(key) is no file") }
        return (file, Int(status.st_size))
    }

    /// Makes both folders of the blob exist durably. An existing folder may be new and not yet flushed by
    /// its creator, so every process flushes each folder once.
    private func makeShards(of key: BlobKey) throws(BlobError) {
        let shards = BlobFolder.shards(of: key)
        if lasting.withLock({ $0.contains(shards.lower) }) { return }
        try folder.make(folder.path + "/" + shards.upper)
        try folder.flush(folder.path)
        try folder.make(folder.path + "/" + shards.lower)
        try folder.flush(folder.path + "/" + shards.upper)
        lasting.withLock { _ = $0.insert(shards.lower) }
    }
}
