import Blobs
import ContractKit
import Hashing
import Testing

@Suite("Blobs: keys")
struct BlobKeyTests {
    /// FIPS 180-4, the example of one block.
    private static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    @Test("a key is the hash of the bytes and a generation, and reads its own text")
    func text() throws {
        let key = BlobKey(of: Array("abc".utf8), generation: 0xAB)
        #expect(key.hash == Self.abc)
        #expect(key.text == Self.abc + "-000000ab")
        #expect(key.text.utf8.count == BlobKey.textLength)
        #expect(BlobKey(text: key.text) == key)
        #expect(BlobKey(text: Substring("x" + key.text).dropFirst()) == key)
        var hash = SHA256()
        hash.update(Array("ab".utf8))
        hash.update(Array("c".utf8))
        #expect(BlobKey(hash, generation: 0xAB) == key)
        #expect(BlobKey(of: [], generation: .max).text.hasSuffix("-ffffffff"))
    }

    /// What stands around or in the place of the hash and the generation.
    private static let others: [(start: String, hash: String, end: String)] = [
        ("", "", ""), ("", abc, ""), ("", abc.uppercased(), "-00000000"), ("", abc, "-0000000"),
        ("", abc, "-000000000"), ("", abc, "-0000000G"), ("", abc, "-000000AB"), ("", abc, "_00000000"),
        ("", abc, "-+0000001"), ("", String(abc.dropLast()), "-00000000"),
        ("../", String(abc.dropFirst(3)), "-00000000"), ("/", String(abc.dropLast()), "-00000000"),
        ("한", String(abc.dropLast(3)), "-00000000"), ("\u{0}", String(abc.dropLast()), "-00000000"),
        ("", abc, "-00000000\n"), (" ", abc, "-00000000"),
    ]

    @Test("nothing else is a key", arguments: others.map { $0.start + $0.hash + $0.end })
    func refused(_ text: String) {
        #expect(BlobKey(text: text) == nil)
        #expect(BlobKey(hash: text) == nil || text == Self.abc)
    }

    @Test("keys are ordered as the bytes of their texts")
    func order() {
        let generations: [UInt32] = [0, 1, 9, 10, 255, 256, .max]
        let keys = (0..<200).map { number in
            BlobKey(of: [UInt8(number)], generation: generations[number % generations.count])
        }
        let same = generations.map { BlobKey(of: [1], generation: $0) }
        let all = (keys + same).sorted().map(\.text)
        #expect(all == all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(same == same.sorted())
    }
}
