import Blobs
import ContractKit

extension BlobContract {
    static let deleting = [
        promise("what was deleted is gone, the others stay, and to delete again is safe") { place in
            let contents = place.contents(4)
            for bytes in contents { try await place.store.put(bytes) }
            let key = BlobKey(of: contents[2])
            for _ in 0..<2 {
                try await place.store.delete(key)
                try expect(try await !place.store.holds(key), "the blob is gone")
                try expectEqual(try await place.list().count, 3, "how many stay")
            }
            try await place.store.delete(BlobKey(of: [1, 2, 3]))
            for (index, bytes) in contents.enumerated() where index != 2 {
                try expectBytes(try await place.store.bytes(of: BlobKey(of: bytes)), bytes, "another")
            }
        },
        promise("what was deleted can be put again") { place in
            let bytes = place.content()
            for _ in 0..<3 {
                let key = try await place.store.put(bytes)
                try expectBytes(try await place.store.bytes(of: key), bytes, "what was put again")
                try await place.store.delete(key)
                try expectEqual(try await place.list(), [], "what is left")
            }
        },
    ]

    static let listing = [
        promise("the list goes through all blobs in the order of their keys, with their sizes") { place in
            let contents = place.contents(7).enumerated().map { Array($1.prefix(50 + $0)) }
            for bytes in contents { try await place.store.put(bytes) }
            let sizes = contents.map { (BlobKey(of: $0), $0.count) }.sorted { $0.0 < $1.0 }
            for limit in [1, 3, 6, 7, 8, 5000] {
                let found = try await place.list(limit: limit)
                try expectEqual(found.map(\.key), sizes.map(\.0), "the keys in pages of \(limit)")
                try expectEqual(found.map(\.size), sizes.map(\.1), "the sizes")
            }
            let last = try await place.store.list(after: sizes.last?.0, limit: 3)
            try expectEqual(last, BlobPage(entries: [], next: nil), "what stands behind the last")
        },
        promise("a list goes on behind a key that is gone") { place in
            let contents = place.contents(6)
            for bytes in contents { try await place.store.put(bytes) }
            let keys = contents.map { BlobKey(of: $0) }.sorted()
            let page = try await place.store.list(after: nil, limit: 3)
            try expectEqual(page.entries.map(\.key), Array(keys[..<3]), "the first page")
            let mark = try expectValue(page.next, "where the next page begins")
            try expectEqual(mark, keys[2], "where the next page begins")
            try await place.store.delete(mark)
            let rest = try await place.store.list(after: mark, limit: 3)
            try expectEqual(rest.entries.map(\.key), Array(keys[3...]), "the second page")
            try expect(rest.next == nil, "it is the last page")
        },
        promise("what is there all the time is listed once, whatever comes and goes") { place in
            let contents = place.contents(9)
            let (lasting, passing) = (Array(contents[..<5]), Array(contents[5...]))
            for bytes in lasting { try await place.store.put(bytes) }
            let store = place.store
            let changes = Task {
                for _ in 0..<3 {
                    for bytes in passing { try await store.put(bytes) }
                    for bytes in passing { try await store.delete(BlobKey(of: bytes)) }
                }
            }
            let keys = Set(lasting.map { BlobKey(of: $0) })
            for _ in 0..<4 {
                let found = try await place.list(limit: 2).map(\.key)
                try expectEqual(found, found.sorted(), "the order of the list")
                try expectEqual(found.filter(keys.contains), keys.sorted(), "what was there all the time")
            }
            try await changes.value
            try expectEqual(try await place.list().map(\.key), keys.sorted(), "what is left")
        },
    ]
}
