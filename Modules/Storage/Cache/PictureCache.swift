import Hashing
public import Storage
import Synchronization
public import Vocabulary

/// Keeps files of pictures in memory and, of those that everybody may see, on the disk: both hold so many
/// bytes, and what was not used for the longest time goes first.
///
/// What not everybody may see is never written. A file on the disk is believed by its hash, which its key is
/// part of: what a crash has cut, a disk has damaged or somebody has renamed is loaded again.
public final class PictureCache: PictureLoading {
    /// Loads a file from where it is kept, with the hash that its bytes should have, as 64 hexadecimal
    /// digits; nil if nobody says.
    public typealias Download =
        @Sendable (PictureFileKey) async throws(PictureError) -> (picture: LoadedPicture, hash: String?)

    private let memory: Mutex<PictureMemory>
    private let files: PictureFiles?
    private let flights = PictureFlights()
    private let download: Download

    /// Keeps files below the folder, which is for this backend alone and need not be there yet, or in memory
    /// alone. One cache belongs to one session at a time.
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
        // Whoever asks from now on does not share what the session before has asked for.
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

/// How many bytes of pictures are kept.
public struct PictureCacheLimits: Hashable, Sendable {
    /// In memory.
    public let memory: Int
    /// On the disk, heads of files included.
    public let disk: Int

    /// Limits of one's own.
    public init(memory: Int, disk: Int) {
        self.memory = memory
        self.disk = disk
    }

    /// 32 MB in memory, 128 MB on the disk: some thousand pictures of lists.
    public static let standard = PictureCacheLimits(memory: 32_000_000, disk: 128_000_000)
}
