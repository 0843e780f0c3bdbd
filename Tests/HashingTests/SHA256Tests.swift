import Hashing
import Testing

/// SHA-256 by the examples of FIPS 180-4 (NIST's "SHA256.pdf"), and Korean text in both normal forms.
struct SHA256Tests {
    static let digests: [(text: String, digest: String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
        ("한글", "bd87f9bb68b67d2fa1cb82b6751820e946d5b1316d25d5fd96512fb4be44a2a8"),
        (
            "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
            "cf0273800fe12c2b4d3fd3c95d0bc94b6c64718221fb6d6e785153070f8decd9"
        ),
    ]

    @Test(arguments: digests)
    func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
        #expect(hex(SHA256.digest(of: Array(text.utf8))) == digest)
        var pieces = SHA256()
        pieces.update(Array(text.utf8))
        #expect(hex(pieces.digest) == digest)
    }

    @Test(arguments: [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])
    func piecesMakeNoDifference(_ count: Int) {
        let whole = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for size in [1, 7, 64, 200] {
            var pieces = SHA256()
            for start in stride(from: 0, to: count, by: size) {
                pieces.update(Array(whole[start..<min(count, start + size)]))
            }
            #expect(pieces.digest == SHA256.digest(of: whole), "\(count) bytes in pieces of \(size)")
        }
    }

    @Test func moreMayComeAfterADigestAndACopyGoesItsOwnWay() {
        var first = SHA256()
        first.update(Array("ab".utf8))
        var second = first
        #expect(first.digest == SHA256.digest(of: Array("ab".utf8)))
        first.update(Array("c".utf8))
        second.update(Array("d".utf8))
        #expect(first.digest == SHA256.digest(of: Array("abc".utf8)))
        #expect(second.digest == SHA256.digest(of: Array("abd".utf8)))
    }
}
