import ContractKit
import Storage
import StorageCache
import Vocabulary

/// What a cache of pictures promises.
enum CacheContract {
    static let clauses = asking + keeping + leaving + guarding

    private static let asking: [Clause<CacheFixture>] = [
        Clause("what comes is what was asked for") { place in
            let cache = place.start()
            for key in place.keys(3) {
                let picture = try await cache.load(key)
                try expectEqual(picture.key, key)
                try expectEqual(picture.bytes, CacheFixture.bytes(of: key))
            }
        },
        Clause("answers that come in any order come to whoever has asked") { place in
            let (cache, keys) = (place.start(), place.keys(5))
            place.downloads.state.withLock { $0.held = Set(keys) }
            let asking = keys.sorted { "\($0.id)" < "\($1.id)" }.map { key in
                (key, Task { try await cache.load(key) })
            }
            try await soon("each is asked for") { place.downloads.asked.count == 5 }
            for key in keys { place.downloads.open(key) }
            for (key, task) in asking {
                let picture = try await task.value
                try expectEqual(picture.key, key)
                try expectEqual(picture.bytes, CacheFixture.bytes(of: key))
            }
        },
        Clause("however many ask at once, it is downloaded once") { place in
            let (cache, key) = (place.start(), place.keys(1)[0])
            place.downloads.state.withLock { $0.held = [key] }
            let asking = (0..<10).map { _ in Task { try await cache.load(key) } }
            try await soon("all wait") { cache.waiting == 10 }
            place.downloads.open(key)
            for task in asking { _ = try await task.value }
            try expectEqual(place.downloads.asked, [key])
        },
        Clause("a failure is told to all who wait, and the next one tries again") { place in
            let (cache, key) = (place.start(), place.keys(1)[0])
            place.downloads.state.withLock { ($0.held, $0.failing) = ([key], [key]) }
            let asking = (0..<3).map { _ in Task { try await cache.load(key) } }
            try await soon("all wait") { cache.waiting == 3 }
            place.downloads.open(key)
            for task in asking {
                try expect(await task.result.isFailure, "each who waited is told")
            }
            place.downloads.state.withLock { $0.failing = [] }
            try expectEqual(try await cache.load(key).key, key)
            try expectEqual(place.downloads.asked.count, 2)
        },
    ]

    private static let leaving: [Clause<CacheFixture>] = [
        Clause("a download for which nobody waits any more is cancelled") { place in
            let (cache, key) = (place.start(), place.keys(1)[0])
            place.downloads.state.withLock { $0.held = [key] }
            let task = Task { try await cache.load(key) }
            try await soon("it waits") { cache.waiting >= 1 && place.downloads.asked.count == 1 }
            task.cancel()
            // The download is held back all the time: who is cancelled does not wait for it.
            try expect(await task.result.isFailure, "who is cancelled returns")
            place.downloads.open(key)
            try await soon("the download ends") { place.downloads.state.now.ended == 1 }
            try expectEqual(place.downloads.state.now.cancelled, [key])
        },
        Clause("whoever leaves takes the download from nobody") { place in
            let (cache, key) = (place.start(), place.keys(1)[0])
            place.downloads.state.withLock { $0.held = [key] }
            let leaving = Task { try await cache.load(key) }
            let staying = Task { try await cache.load(key) }
            try await soon("both wait") { cache.waiting == 2 }
            leaving.cancel()
            try expect(await leaving.result.isFailure, "who is cancelled returns")
            place.downloads.open(key)
            try expectEqual(try await staying.value.key, key)
            try expectEqual(place.downloads.asked.count, 1)
            try expectEqual(place.downloads.state.now.cancelled, [])
        },
        Clause("a session's end empties what was private, and nothing else") { place in
            let (cache, keys) = (place.start(), place.keys(2))
            _ = try await cache.load(keys[0])
            place.downloads.state.withLock { $0.isPrivate = true }
            _ = try await cache.load(keys[1])
            _ = try await cache.load(keys[1])
            try expectEqual(place.downloads.asked.count, 2, "private ones are kept while the session is")
            cache.forgetPrivate()
            for key in keys { _ = try await cache.load(key) }
            try expectEqual(place.downloads.asked, keys + [keys[1]])
        },
        Clause("what a session asked for reaches none that comes after it") { place in
            let (cache, key) = (place.start(), place.keys(1)[0])
            place.downloads.state.withLock { ($0.held, $0.isPrivate) = ([key], true) }
            let before = Task { try await cache.load(key) }
            try await soon("it waits") { place.downloads.asked.count == 1 }
            cache.forgetPrivate()
            let after = Task { try await cache.load(key) }
            try await soon("both wait") { cache.waiting == 2 }
            place.downloads.open(key)
            _ = try await (before.value, after.value)
            try expectEqual(place.downloads.asked.count, 2, "it is asked for anew")
            cache.forgetPrivate()
            _ = try await cache.load(key)
            try expectEqual(place.downloads.asked.count, 3)
        },
    ]
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
