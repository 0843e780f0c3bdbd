import Testing
import Vocabulary

@Suite struct AddressRightTests {
    private static let text = "0123456789-_ABCDEfghij"

    /// A hash that needs no library: the sums of the bytes by their places.
    private static let seal = ChainSeal { bytes, key in
        var sums = key
        for (index, byte) in bytes.enumerated() { sums[index % 32] = sums[index % 32] &* 31 &+ byte }
        return sums
    }

    private static let subject = AnyIdentifier(OrderID(RawIdentifier(milliseconds: 1, random: (0, 1))))

    @Test func aSecretHasTwentyTwoCharactersOfBase64URL() {
        #expect(RightSecret(Self.text)?.text == Self.text)
        #expect(RightSecret(Self.text[...])?.text == Self.text)
        #expect(Self.text.utf8.count == RightSecret.length)
    }

    @Test(
        arguments: [
            "", "0123456789-_ABCDEfghi", text + "k", text + " ", " " + text, "0123456789+_ABCDEfghij",
            "0123456789/_ABCDEfghij", "0123456789=_ABCDEfghij", "0123456789\n_ABCDEfghij",
            // Three bytes in place of three letters; a full-width digit; an accent on a letter.
            "0123456789-_ABCDEfg나", "\u{FF10}123456789-_ABCDEfgh", "0123456789-_ABCDEfgh\u{0301}",
        ])
    func nothingElseIsASecret(text: String) {
        #expect(RightSecret(text) == nil)
    }

    @Test func noDescriptionOrDumpShowsASecret() throws {
        let secret = try #require(RightSecret(Self.text))
        var dumped = ""
        dump(secret, to: &dumped)
        dump([secret], to: &dumped)
        dump(Optional(secret), to: &dumped)
        let shown = [
            "\(secret)", String(describing: secret), String(reflecting: secret), "\([secret])",
            "\(String(describing: Optional(secret)))", dumped,
        ]
        #expect(shown.allSatisfy { !$0.contains(Self.text) })
        #expect(Mirror(reflecting: secret).children.isEmpty)
    }

    @Test func aRightKeepsTheHashAlone() throws {
        let secret = try #require(RightSecret(Self.text))
        let mint = RightMint(seal: Self.seal, secret: { secret })
        let right = AddressRight(
            hash: try mint.hash(of: secret, for: "checkout"), purpose: "checkout", subject: Self.subject,
            until: Timestamp(microseconds: 1))
        var dumped = ""
        dump(right, to: &dumped)
        #expect(!dumped.contains(Self.text) && !"\(right)".contains(Self.text))
    }

    @Test func aSecretHasAnotherHashForEachPurpose() throws {
        let secret = try #require(RightSecret(Self.text))
        let other = try #require(RightSecret(String(Self.text.reversed())))
        let mint = RightMint(seal: Self.seal, secret: { secret })
        let hashes = [
            try mint.hash(of: secret, for: "checkout"), try mint.hash(of: secret, for: "calendar"),
            try mint.hash(of: other, for: "checkout"),
        ]
        #expect(Set(hashes).count == 3)
        #expect(try mint.hash(of: secret, for: "checkout") == hashes[0])
    }

    @Test func withoutRandomnessNoSecretIsMade() throws {
        let mint = RightMint(seal: Self.seal, secret: { nil })
        #expect(throws: ServiceFailure.internal("the system has no random bytes")) { try mint.make() }
        let secret = try #require(RightSecret(Self.text))
        #expect(try RightMint(seal: Self.seal, secret: { secret }).make() == secret)
    }
}
