import Blobs
import ContractKit

extension BlobContract {
    static let putting = [
        promise("what was put is read back, whatever its size") { place in
            let piece = BlobLimits.piece
            for size in [0, 1, 4096, piece - 1, piece, piece + 1, 2 * piece + 7] {
                let bytes = place.content(size)
                let key = try await place.store.put(bytes)
                try expectEqual(try await place.store.size(of: key), size, "the size")
                let opened = try await place.store.open(key)
                try expectEqual(opened.size, size, "the size of the opened blob")
                try expectEqual(opened.range, 0..<size, "what is read")
                try expectBytes(try await opened.bytes(), bytes, "what was read back")
            }
        },
        promise("composed and decomposed Hangul are different blobs, each as it was put") { place in
            let texts = ["한글 사진", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 사진"]
            for text in texts { try await place.store.put(Array(text.utf8)) }
            try expectEqual(try await place.list().count, 2, "the number of blobs")
            for bytes in texts.map({ Array($0.utf8) }) {
                try expectBytes(try await place.store.bytes(of: BlobKey(of: bytes)), bytes, "a text")
            }
        },
        promise("what was put is there after closing and opening, and what was deleted is not") { place in
            let contents = place.contents(5)
            for bytes in contents { try await place.store.put(bytes) }
            try await place.store.delete(BlobKey(of: contents[1]))
            let store = try await place.reopen()
            for (index, bytes) in contents.enumerated() where index != 1 {
                try expectBytes(try await store.bytes(of: BlobKey(of: bytes)), bytes, "what was kept")
            }
            try await expectRefusal(.missing) { () async throws(BlobError) in
                try await store.size(of: BlobKey(of: contents[1]))
            }
            try expectEqual(try await place.list(of: store).count, 4, "the number of blobs")
        },
        promise("the source is closed, whatever comes of it") { place in
            let bytes = place.content()
            let key = BlobKey(of: bytes)
            let limit = place.store.largestBlob
            let cases: [(String, BlobKey, Int, BlobError?)] = [
                ("kept", key, 100, nil), ("of another key", BlobKey(of: [1]), 100, nil),
                ("too large", key, limit + 1, nil), ("broken", key, 100, .full),
            ]
            for (name, key, size, failure) in cases {
                let source = ScriptedReader([bytes], failure: failure)
                try? await place.store.put(key, BlobContent(size: size, from: source))
                try expect(source.isClosed, "a source that is \(name) is closed")
            }
        },
    ]

    static let refusing = [
        promise("bytes that are not those of the key are refused, and nothing is kept") { place in
            let bytes = place.content()
            let other = BlobKey(of: Array(bytes.reversed()))
            try await expectRefusal(.mismatched) { () async throws(BlobError) in
                try await place.store.put(other, BlobContent(bytes))
            }
            try expectEqual(try await place.list(), [], "what is kept")
        },
        promise("fewer or more bytes than announced are refused, and nothing is kept") { place in
            let bytes = place.content(BlobLimits.piece + 5)
            for size in [0, bytes.count - 1, bytes.count + 1] {
                try await expectRefusal(.mismatched, "for \(size)") { () async throws(BlobError) in
                    let content = BlobContent(size: size, from: BytesReader(bytes))
                    try await place.store.put(BlobKey(of: bytes), content)
                }
            }
            try expectEqual(try await place.list(), [], "what is kept")
        },
        promise("too many bytes are refused before one of them is read") { place in
            let (limit, source) = (place.store.largestBlob, ScriptedReader([place.content()]))
            try await expectRefusal(.tooLarge(limit: limit)) { () async throws(BlobError) in
                let content = BlobContent(size: limit + 1, from: source)
                try await place.store.put(BlobKey(of: place.content()), content)
            }
            try expect(!source.isAsked, "nothing is read")
        },
        promise("a source that fails keeps nothing, and what was there before stays") { place in
            let (old, new) = (place.content(200), place.content(300))
            try await place.store.put(old)
            for bytes in [old, new] {
                let source = ScriptedReader([Array(bytes[..<150])], failure: .unavailable("끊김"))
                try await expectRefusal(.unavailable("끊김")) { () async throws(BlobError) in
                    let content = BlobContent(size: bytes.count, from: source)
                    try await place.store.put(BlobKey(of: bytes), content)
                }
            }
            try expectEqual(try await place.list().map(\.key), [BlobKey(of: old)], "what is kept")
            try expectBytes(try await place.store.bytes(of: BlobKey(of: old)), old, "what was there")
        },
    ]
}
