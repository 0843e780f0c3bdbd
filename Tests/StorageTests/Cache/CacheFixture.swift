import ContractKit
import FoundationEssentials
import Hashing
import Storage
import StorageCache
import TestKit
import Vocabulary

/// What the clauses of a cache run in: a folder and a server of their own.
struct CacheFixture: Sendable {
    typealias Open = @Sendable (CacheFixture, PictureCacheLimits) -> any PictureLoading

    let downloads = ScriptedDownloads()
    let clock = ManualClock()
    let temporary: TemporaryFolder
    let order: IdentifierOrder
    /// What a fault keeps on its own.
    let kept = LockedValue<[PictureFileKey: LoadedPicture]>([:])
    private let open: Open

    /// Caches made so; a cache of Madang if nothing is said.
    init(_ order: IdentifierOrder, open: @escaping Open = { $0.cache($1) }) throws {
        temporary = try TemporaryFolder()
        self.order = order
        self.open = open
    }

    var folder: String { temporary.path + "/pictures" }

    /// A new cache over the same folder, as of a program that is started again.
    func start(memory: Int = 1 << 20, disk: Int = 1 << 20) -> any PictureLoading {
        open(self, PictureCacheLimits(memory: memory, disk: disk))
    }

    /// Madang's own, in this folder or in another.
    func cache(_ limits: PictureCacheLimits, in folder: String? = nil) -> PictureCache {
        let downloads = downloads
        return PictureCache(in: folder ?? self.folder, limits: limits, time: clock) {
            key throws(PictureError) in try await downloads.download(key)
        }
    }

    /// One that takes everything for public.
    func publicCache(_ limits: PictureCacheLimits) -> PictureCache {
        let downloads = downloads
        return PictureCache(in: folder, limits: limits, time: clock) { key throws(PictureError) in
            let (picture, hash) = try await downloads.download(key)
            return (LoadedPicture(key, picture.bytes, isPublic: true), hash)
        }
    }

    /// Names of files, so many, in the order of the fixture.
    func keys(_ count: Int) -> [PictureFileKey] {
        let ids = OrderedIdentifiers(order)
        return (0..<count).map { _ in PictureFileKey(PictureID(ids.next()), .small) }
    }

    /// A hundred bytes that no other file has.
    static func bytes(of key: PictureFileKey) -> [UInt8] {
        let text = Array("자전거 🚲 \(key.id) \(key.size)".utf8)
        return text + [UInt8](repeating: 0x2E, count: 100 - text.count)
    }

    static func hash(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.text
    }

    /// The files of the cache on the disk, drafts too.
    var files: [String] { (try? TemporaryFolder.names(folder)) ?? [] }

    func contents(_ name: String) -> [UInt8] {
        (try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"))).map(Array.init) ?? []
    }

    func write(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)"))
    }
}

/// Returns once the condition holds. Throws `BrokenPromise` if it does not within minutes: beside all other
/// suites a task can wait long for its turn.
func soon(
    _ promise: String, file: StaticString = #fileID, line: UInt = #line, _ condition: () -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(300)
    while !condition() {
        try expect(ContinuousClock.now < end, promise, file: file, line: line)
        await Task.yield()
    }
}
