import Hashing
public import Storage
import Synchronization
public import Vocabulary

/// A cache of picture files in memory and, for public ones, on disk. Each has a limit in bytes and evicts the
/// least recently used files first.
///
/// Private files are never written to disk. A file on disk is verified by its hash, which is part of its key:
/// truncated, damaged or renamed files are loaded again.
public final class PictureCache: PictureLoading {
    /// Downloads a file, with the expected hash of its bytes as 64 hexadecimal digits; nil if unknown.
    public typealias Download =
        @Sendable (PictureFileKey) async throws(PictureError) -> (picture: LoadedPicture, hash: String?)

    private let memory: Mutex<PictureMemory>
    private let files: PictureFiles?
    private let flights = PictureFlights()
    private let download: Download

    /// A cache below the folder, which belongs to this backend alone and is created if needed, or in memory
    /// only. One cache belongs to one session at a time.
    public init(
        in folder: String?, limits: PictureCacheLimits = .standard, time: any TimeSource,
        download: @escaping Download
    ) {
        memory = Mutex(PictureMemory(limit: limits.memory))
        files = folder.map { PictureFiles(in: $0, limit: limits.disk, time: time) }
        self.download = download
    }

    /// As `PictureLoading.load`.
    public func load(_ key: PictureFileKey) async throws(PictureError) -> LoadedPicture {
        let (kept, session) = memory.withLock { ($0[key], $0.session) }
        if let kept { return kept }
        return try await flights.join(key) { [self] () throws(PictureError) in
            try await fetch(key, session)
        }
    }

    /// As `PictureLoading.forgetPrivate`.
    public func forgetPrivate() {
        memory.withLock { $0.forgetPrivate() }
        // Later callers must not share the downloads of the previous session.
        flights.leaveBehind()
    }

    /// As `PictureLoading.waiting`.
    public var waiting: Int { flights.waiting }

    private func fetch(_ key: PictureFileKey, _ session: Int) async throws(PictureError) -> LoadedPicture {
        if let bytes = await files?.read(key) {
            let picture = LoadedPicture(key, bytes, isPublic: true)
            memory.withLock { $0.keep(picture, session) }
            return picture
        }
        let (picture, hash) = try await download(key)
        guard picture.key == key, hash.map({ $0 == Self.hash(of: picture.bytes) }) ?? true else {
            throw .service(.unavailable("the picture's bytes are not those that were announced"))
        }
        memory.withLock { $0.keep(picture, session) }
        if picture.isPublic { await files?.keep(picture) }
        return picture
    }

    private static func hash(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.text
    }
}

/// The sizes of a cache in bytes.
public struct PictureCacheLimits: Hashable, Sendable {
    /// The limit of the memory.
    public let memory: Int
    /// The limit on disk, including file headers.
    public let disk: Int

    /// Memberwise.
    public init(memory: Int, disk: Int) {
        self.memory = memory
        self.disk = disk
    }

    /// 32 MB in memory, 128 MB on disk: some thousand pictures of lists.
    public static let standard = PictureCacheLimits(memory: 32_000_000, disk: 128_000_000)
}
