import Blobs
import ContractKit

extension BlobContract {
    static let reading = [
        promise("any range gives exactly its bytes") { place in
            let piece = BlobLimits.piece
            let bytes = place.content(2 * piece + 7)
            let key = try await place.store.put(bytes)
            let ranges = [
                0..<1, bytes.count - 1..<bytes.count, 0..<bytes.count, piece - 1..<piece + 1, 5..<2 * piece,
                1..<bytes.count, 0..<0, 7..<7,
            ]
            for range in ranges {
                let opened = try await place.store.open(key, range)
                try expectEqual(opened.size, bytes.count, "the size of the whole")
                try expectEqual(opened.range.count, range.count, "how much is read")
                try expectBytes(try await opened.bytes(), Array(bytes[range]), "the bytes \(range)")
            }
        },
        promise("a range that does not lie in the blob is refused with its size") { place in
            for bytes in [place.content(), []] {
                let (key, size) = (try await place.store.put(bytes), bytes.count)
                for range in [0..<size + 1, size..<size + 1, size + 5..<size + 9] {
                    try await expectRefusal(.outOfRange(size: size), "for \(range)") {
                        () async throws(BlobError) in try await place.store.open(key, range)
                    }
                }
            }
        },
        promise("what is not there is missing to every verb") { place in
            try await place.store.put(place.content(1))
            let key = BlobKey(of: place.content(2))
            for range in [nil, 0..<1, 0..<0] {
                try await expectRefusal(.missing) { () async throws(BlobError) in
                    try await place.store.open(key, range)
                }
            }
            try await expectRefusal(.missing) { () async throws(BlobError) in
                try await place.store.size(of: key)
            }
        },
        promise("a reader hands out pieces of the promised size, and nothing when closed") { place in
            let bytes = place.content(2 * BlobLimits.piece + 7)
            let opened = try await place.store.open(try await place.store.put(bytes))
            var count = 0
            while let piece = try await opened.reader.next() {
                try expect(!piece.isEmpty && piece.count <= BlobLimits.piece, "a piece of \(piece.count)")
                count += piece.count
            }
            try expectEqual(count, bytes.count, "the bytes of all pieces")
            opened.reader.close()
            let closed = try await place.store.open(BlobKey(of: bytes))
            _ = try await closed.reader.next()
            closed.reader.close()
            closed.reader.close()
            try expect(try await closed.reader.next() == nil, "nothing comes of a closed reader")
        },
        promise("whoever reads a blob that is deleted gets its bytes or learns that it is missing") { place in
            let bytes = place.content(3 * BlobLimits.piece + 1)
            let key = try await place.store.put(bytes)
            let opened = try await place.store.open(key)
            var read = try await opened.reader.next() ?? []
            try await place.store.delete(key)
            defer { opened.reader.close() }
            do throws(BlobError) {
                while let piece = try await opened.reader.next() { read += piece }
            } catch .missing {
                return try expectBytes(read, Array(bytes.prefix(read.count)), "what was read until then")
            } catch {
                throw error
            }
            try expectBytes(read, bytes, "what was read while it was deleted")
        },
        promise("whoever reads all of a damaged blob learns of it") { place in
            for (index, change) in damages.enumerated() {
                let bytes = place.content(BlobLimits.piece + index)
                let key = try await place.store.put(bytes)
                try await place.damage(key, change)
                do throws(BlobError) {
                    _ = try await place.store.bytes(of: key)
                } catch .damaged {
                    continue
                } catch {
                    throw error
                }
                throw BrokenPromise("a blob with damage \(index) was read as if it was sound")
            }
        },
        promise("several read one blob at once, each all of it") { place in
            let bytes = place.content(BlobLimits.piece + 1)
            let (store, key) = (place.store, try await place.store.put(bytes))
            let read = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for _ in 0..<6 { group.addTask { try await store.bytes(of: key) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            try expectEqual(read.count, 6, "how many have read")
            for found in read { try expectBytes(found, bytes, "what each has read") }
        },
    ]
}
