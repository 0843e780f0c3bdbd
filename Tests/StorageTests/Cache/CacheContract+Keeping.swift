import ContractKit
import Storage
import StorageCache
import Vocabulary

extension CacheContract {
    static let keeping: [Clause<CacheFixture>] = [
        Clause("what was loaded is not downloaded again, after a restart neither") { place in
            let key = place.keys(1)[0]
            let cache = place.start()
            for _ in 0..<2 { _ = try await cache.load(key) }
            let again = try await place.start().load(key)
            try expectEqual(again, LoadedPicture(key, CacheFixture.bytes(of: key), isPublic: true))
            try expectEqual(place.downloads.asked.count, 1)
        },
        Clause("in memory the least recently used goes first") { place in
            let keys = place.keys(4)
            // No room on the disk: what memory gives up is downloaded again.
            let cache = place.start(memory: 350, disk: 0)
            for key in keys[..<3] { _ = try await cache.load(key) }
            _ = try await cache.load(keys[0])
            _ = try await cache.load(keys[3])
            for key in [keys[0], keys[2], keys[3]] { _ = try await cache.load(key) }
            try expectEqual(place.downloads.asked, keys, "what was used lately is there")
            _ = try await cache.load(keys[1])
            try expectEqual(place.downloads.asked.count, 5, "what was not is gone")
        },
        Clause("on the disk the least recently used goes first, and no more is kept than may be") { place in
            let keys = place.keys(4)
            for key in keys[..<3] { try await place.use(key, disk: 500) }
            try await place.use(keys[0], disk: 500)
            try await place.use(keys[3], disk: 500)
            try expectEqual(place.files.count, 3)
            let size = place.files.reduce(0) { $0 + place.contents($1).count }
            try expect(size <= 500, "\(size) bytes are kept")
            for key in [keys[0], keys[2], keys[3]] { try await place.use(key, disk: 500) }
            try expectEqual(place.downloads.asked, keys, "what was used lately is there")
        },
        Clause("drafts that a crash has left go as files do") { place in
            let keys = place.keys(5)
            try await place.use(keys[0], disk: 500)
            try place.write([UInt8](repeating: 1, count: 400), ".1.2")
            // They bear the world's time, which is none that this clock has reached.
            place.clock.advance(by: .seconds(3_000_000_000))
            for key in keys[1...] { try await place.use(key, disk: 500) }
            try expect(!place.files.contains(".1.2"), "the draft is gone")
        },
        Clause("what is a week old is asked for again") { place in
            let key = place.keys(1)[0]
            try await place.use(key)
            place.clock.advance(by: .seconds(604_000))
            try await place.use(key)
            try expectEqual(place.downloads.asked.count, 1)
            place.clock.advance(by: .seconds(1_000))
            try await place.use(key)
            try expectEqual(place.downloads.asked.count, 2)
        },
    ]

    static let guarding: [Clause<CacheFixture>] = [
        Clause("what is private is never on the disk") { place in
            let key = place.keys(1)[0]
            place.downloads.state.withLock { $0.isPrivate = true }
            _ = try await place.start().load(key)
            try expectEqual(place.files, [])
            _ = try await place.start().load(key)
            try expectEqual(place.downloads.asked.count, 2)
        },
        Clause("a damaged file is not shown, wherever it is damaged") { place in
            let key = place.keys(1)[0]
            _ = try await place.start().load(key)
            let name = try expectValue(place.files.first, "the file")
            let file = place.contents(name)
            var damaged = [0, 1, 16, 17, 40, 49, 50, file.count - 1].map { Array(file.prefix($0)) }
            for byte in [0, 16, 17, 48, 49, file.count - 1] {
                damaged.append(file)
                damaged[damaged.count - 1][byte] ^= 1
            }
            damaged.append(file + [0])
            for bytes in damaged {
                try place.write(bytes, name)
                let picture = try await place.start().load(key)
                try expectEqual(picture.bytes, CacheFixture.bytes(of: key))
            }
        },
        Clause("a file under another's name is not shown") { place in
            let keys = place.keys(2)
            _ = try await place.start().load(keys[0])
            let first = place.contents(try expectValue(place.files.first, "the file"))
            _ = try await place.start().load(keys[1])
            for name in place.files { try place.write(first, name) }
            let picture = try await place.start().load(keys[1])
            try expectEqual(picture.bytes, CacheFixture.bytes(of: keys[1]))
        },
        Clause("bytes that are not those that the server named are refused, and not kept") { place in
            let (cache, key) = (place.start(), place.keys(1)[0])
            place.downloads.state.withLock { $0.spoilsBytes = true }
            _ = try await refusal(by: PictureError.self) { try await cache.load(key) }
            try expectEqual(place.files, [])
            place.downloads.state.withLock { $0.spoilsBytes = false }
            try expectEqual(try await cache.load(key).bytes, CacheFixture.bytes(of: key))
        },
    ]
}

extension CacheFixture {
    /// Asks for a file in a program that is started for it, a second later.
    fileprivate func use(_ key: PictureFileKey, disk: Int = 1 << 20) async throws {
        clock.advance(by: .seconds(1))
        _ = try await start(disk: disk).load(key)
    }
}
