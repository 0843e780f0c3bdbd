import ContractKit
import Storage
import StorageCache
import StorageFakes
import Vocabulary

/// A cache whose verbs can be replaced.
struct CacheFake: PictureLoading {
    var loading: @Sendable (PictureFileKey) async throws(PictureError) -> LoadedPicture
    var forgetting: @Sendable () -> Void
    var counting: @Sendable () -> Int

    init(forwardingTo cache: any PictureLoading) {
        loading = { key throws(PictureError) in try await cache.load(key) }
        forgetting = { cache.forgetPrivate() }
        counting = { cache.waiting }
    }

    func load(_ key: PictureFileKey) async throws(PictureError) -> LoadedPicture { try await loading(key) }
    func forgetPrivate() { forgetting() }
    var waiting: Int { counting() }
}

/// Ways in which a cache of pictures can be wrong.
enum CacheFaults {
    static let table = FaultTable(CacheContract.clauses, all)
    static let all = asking + keeping + guarding

    private static func fault(
        _ name: String, caughtBy clauses: String...,
        change: @escaping @Sendable (inout CacheFake, CacheFixture, PictureCacheLimits) -> Void
    ) -> Fault<CacheFixture> {
        Fault(name, caughtBy: clauses) { order in
            try CacheFixture(order) { place, limits in
                var fake = CacheFake(forwardingTo: place.cache(limits))
                change(&fake, place, limits)
                return fake
            }
        }
    }

    /// A fault of the limits, or of the folder, that a cache is given.
    private static func fault(
        _ name: String, caughtBy clauses: String...,
        open: @escaping @Sendable (CacheFixture, PictureCacheLimits) -> PictureCache
    ) -> Fault<CacheFixture> {
        Fault(name, caughtBy: clauses) { order in try CacheFixture(order) { open($0, $1) } }
    }

    static let asking: [Fault<CacheFixture>] = [
        fault(
            "gives everybody what came last", caughtBy: "what comes is", "answers that come in any order"
        ) { fake, place, limits in
            let (cache, last) = (place.cache(limits), LockedValue<LoadedPicture?>(nil))
            fake.loading = { key throws(PictureError) in
                let picture = try await cache.load(key)
                return last.withLock { last in
                    defer { last = picture }
                    return last ?? picture
                }
            }
        },
        fault("downloads for each who asks", caughtBy: "however many ask at once") { fake, place, limits in
            let waiting = LockedValue(0)
            fake.counting = { waiting.now }
            fake.loading = { key throws(PictureError) in
                let number = waiting.withLock { count in
                    count += 1
                    return count
                }
                return try await place.cache(limits, in: "\(place.folder)/\(number)").load(key)
            }
        },
        fault("remembers failures", caughtBy: "a failure is told") { fake, place, limits in
            let (cache, failed) = (place.cache(limits), LockedValue<PictureError?>(nil))
            fake.counting = { cache.waiting }
            fake.loading = { key throws(PictureError) in
                if let error = failed.now { throw error }
                do throws(PictureError) {
                    return try await cache.load(key)
                } catch {
                    failed.withLock { $0 = error }
                    throw error
                }
            }
        },
        fault("never gives up a download", caughtBy: "a download for which nobody waits") {
            fake, place, limits in
            let cache = place.cache(limits)
            fake.counting = { cache.waiting }
            fake.loading = { key throws(PictureError) in
                // Somebody stays who does not want it any more.
                Task { try await cache.load(key) }
                return try await cache.load(key)
            }
        },
        fault("cancels for all when one leaves", caughtBy: "whoever leaves takes") { fake, place, limits in
            let (cache, tasks) = (place.cache(limits), LockedValue<[Task<LoadedPicture, any Error>]>([]))
            fake.counting = { cache.waiting }
            fake.loading = { key throws(PictureError) in
                let task = Task { try await cache.load(key) }
                tasks.withLock { $0.append(task) }
                let result = await withTaskCancellationHandler {
                    await task.result
                } onCancel: {
                    for task in tasks.now { task.cancel() }
                }
                guard case .success(let picture) = result else { throw .notFound }
                return picture
            }
        },
        fault("keeps what is private for the next session", caughtBy: "a session's end") { fake, _, _ in
            fake.forgetting = {}
        },
        fault("lets a session join the one before", caughtBy: "what a session asked for") {
            fake, place, limits in
            let (own, cache) = (LockedValue(0), place.cache(limits))
            fake.counting = { cache.waiting }
            fake.forgetting = { own.withLock { $0 += 1 } }
            fake.loading = { key throws(PictureError) in try await cache.load(key) }
        },
    ]

    static let keeping: [Fault<CacheFixture>] = [
        fault("keeps nothing", caughtBy: "what was loaded is not downloaded") { place, limits in
            place.cache(PictureCacheLimits(memory: 0, disk: 0))
        },
        fault("has room for one in memory", caughtBy: "in memory the least") { place, limits in
            place.cache(PictureCacheLimits(memory: min(limits.memory, 100), disk: limits.disk))
        },
        fault("has no end on the disk", caughtBy: "on the disk the least", "drafts that a crash") {
            place, limits in
            place.cache(PictureCacheLimits(memory: limits.memory, disk: 1 << 30))
        },
        fault("never asks again", caughtBy: "what is a week old") { fake, place, limits in
            let kept = place.kept
            fake.loading = { key throws(PictureError) in
                if let picture = kept.now[key] { return picture }
                let picture = try await place.cache(limits).load(key)
                kept.withLock { $0[key] = picture }
                return picture
            }
        },
    ]

    static let guarding: [Fault<CacheFixture>] = [
        fault("writes what is private", caughtBy: "what is private is never") { fake, place, limits in
            fake.loading = { key throws(PictureError) in
                let picture = try await place.cache(limits).load(key)
                let open = place.publicCache(limits)
                return picture.isPublic ? picture : try await open.load(key)
            }
        },
        fault("believes the file", caughtBy: "a damaged file", "a file under another's name") {
            fake, place, limits in
            fake.loading = { key throws(PictureError) in
                let file = place.files.first { $0.hasPrefix("\(key.id)") }.map { place.contents($0) }
                guard let file else { return try await place.cache(limits).load(key) }
                return LoadedPicture(key, Array(file.dropFirst(49)), isPublic: true)
            }
        },
        fault("does not look at what comes", caughtBy: "bytes that are not those") { fake, place, limits in
            fake.loading = { key throws(PictureError) in try await place.downloads.download(key).0 }
        },
    ]
}
