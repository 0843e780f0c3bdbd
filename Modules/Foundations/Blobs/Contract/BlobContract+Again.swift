import Blobs
import ContractKit
import Vocabulary

extension BlobContract {
    static let again = [
        promise("to put again is safe, and touches the blob") { place in
            let bytes = place.content()
            let key = try await place.store.put(bytes)
            let first = try expectValue(try await place.list().first, "the blob").touched
            var (touched, tries) = (first, 0)
            // A store may keep whole seconds only, and use another machine's clock.
            while touched <= first, tries < 2000 {
                place.pass(.seconds(10))
                try await place.store.put(key, BlobContent(bytes))
                touched = try expectValue(try await place.list().first, "the blob").touched
                tries += 1
            }
            try expect(touched > first, "the blob was touched later")
            try expectEqual(try await place.list().count, 1, "the number of blobs")
            try expectBytes(try await place.store.bytes(of: key), bytes, "the blob")
        },
        promise("to put again mends a damaged blob") { place in
            let bytes = place.content()
            let key = try await place.store.put(bytes)
            for change in damages {
                try await place.damage(key, change)
                try await place.store.put(key, BlobContent(bytes))
                try expectBytes(try await place.store.bytes(of: key), bytes, "the mended blob")
            }
        },
        promise("many who put one blob at once leave it whole, once") { place in
            let bytes = place.content(BlobLimits.piece + 1)
            let store = place.store
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { try await store.put(bytes) } }
                try await group.waitForAll()
            }
            try expectEqual(try await place.list().map(\.size), [bytes.count], "the sizes of the blobs")
            try expectBytes(try await store.bytes(of: BlobKey(of: bytes)), bytes, "the blob")
        },
        promise("to put and to delete at once leaves all of it or nothing") { place in
            let (store, bytes) = (place.store, place.content(BlobLimits.piece + 1))
            let key = BlobKey(of: bytes)
            for _ in 0..<6 {
                async let put: Void = store.put(key, BlobContent(bytes))
                async let deleted: Void = store.delete(key)
                _ = try await (put, deleted)
                let isThere = try await store.holds(key)
                try expectEqual(try await place.list().map(\.key), isThere ? [key] : [], "the list")
                if isThere { try expectBytes(try await store.bytes(of: key), bytes, "the blob") }
            }
        },
        promise("generations of equal bytes are blobs of their own") { place in
            let bytes = place.content()
            let keys = [0, 1, 16, UInt32.max].map { BlobKey(of: bytes, generation: $0) }
            for key in keys { try await place.store.put(key, BlobContent(bytes)) }
            try expectEqual(try await place.list().map(\.key), keys, "the list")
            try await place.store.delete(keys[1])
            try expectEqual(
                try await place.list().map(\.key), [keys[0], keys[2], keys[3]], "the list afterwards")
            try expectBytes(try await place.store.bytes(of: keys[2]), bytes, "another generation")
        },
    ]

    /// Kinds of damage: a changed byte, one byte less, one more, none left.
    static let damages: [@Sendable ([UInt8]) -> [UInt8]] = [
        { bytes in
            var bytes = bytes
            bytes[bytes.count / 2] ^= 0xFF
            return bytes
        },
        { bytes in Array(bytes.dropLast()) }, { bytes in bytes + [0] }, { _ in [] },
    ]
}
