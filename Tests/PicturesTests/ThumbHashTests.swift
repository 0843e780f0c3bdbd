import Pictures
import Testing

/// Placeholders of a few bytes.
@Suite struct ThumbHashTests {
    /// What the reference makes of the pixels of `pattern` (thumbhash-python 1.0.1, a port of the reference
    /// in JavaScript).
    @Test(arguments: [
        (32, 24, "5e180a1d8c4055885478898698678887706a0b8867"),
        (24, 32, "5e080a150e507552876997688887778890730d5b8a"),
        (32, 32, "5f180a170a2046872458998598698768888607a3b0406906"),
        (32, 8, "9a18122a8a60768885877888524f078d88"),
        (7, 32, "d4d70d1a06838078888787878f2477f688"),
        (100, 75, "1f080605827677576758086565546787ed5fb4bc40"),
    ])
    func equalsTheReference(_ width: Int, _ height: Int, _ hash: String) {
        let pixels = Self.pixels(width, height) { x, y in [x * 7 + y * 3, x * x + y * 5, x * y + 40] }
        let bytes = ThumbHash.bytes(of: pixels, width: width, height: height)
        #expect(bytes?.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
    }

    /// The lowest six bits are the mean luminance, the next two times six the mean colour.
    @Test(arguments: [
        ([0, 0, 0], [0, 32, 32]), ([255, 255, 255], [63, 32, 32]), ([255, 0, 0], [21, 47, 63]),
        ([0, 0, 255], [21, 0, 32]),
    ])
    func tellsTheMeanColour(_ colour: [Int], _ means: [Int]) throws {
        let pixels = Self.pixels(32, 24) { _, _ in colour }
        let bytes = try #require(ThumbHash.bytes(of: pixels, width: 32, height: 24))
        let head = Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16
        #expect([head & 63, head >> 6 & 63, head >> 12 & 63] == means)
        #expect(head >> 23 == 0, "it is opaque")
    }

    @Test(arguments: [(32, 24, true, 5), (24, 32, false, 5), (32, 32, false, 7), (32, 2, true, 1)])
    func tellsTheProportions(_ width: Int, _ height: Int, _ isLandscape: Bool, _ shorter: Int) throws {
        let pixels = Self.pixels(width, height) { x, y in [x, y, x + y] }
        let bytes = try #require(ThumbHash.bytes(of: pixels, width: width, height: height))
        #expect((bytes[4] & 0x80 != 0) == isLandscape)
        #expect(Int(bytes[3] & 7) == shorter)
        #expect((17...24).contains(bytes.count))
    }

    @Test func tellsLeftFromRight() throws {
        let left = Self.pixels(32, 24) { x, _ in x < 16 ? [255, 255, 255] : [0, 0, 0] }
        let right = Self.pixels(32, 24) { x, _ in x < 16 ? [0, 0, 0] : [255, 255, 255] }
        let (one, other) = (
            try #require(ThumbHash.bytes(of: left, width: 32, height: 24)),
            try #require(ThumbHash.bytes(of: right, width: 32, height: 24))
        )
        // The first frequency across, in four bits: all of the scale upwards, or downwards.
        #expect([one[5] & 15, other[5] & 15] == [15, 0])
    }

    @Test func refusesWhatIsNoPicture() {
        #expect(ThumbHash.bytes(of: [], width: 0, height: 0) == nil)
        #expect(ThumbHash.bytes(of: [1, 2], width: 1, height: 1) == nil)
        #expect(ThumbHash.bytes(of: [1, 2, 3, 4], width: 1, height: 1) == nil)
        #expect(ThumbHash.bytes(of: [], width: -1, height: -1) == nil)
        #expect(ThumbHash.bytes(of: .init(repeating: 0, count: 303), width: 101, height: 1) == nil)
        #expect(ThumbHash.bytes(of: [1, 2, 3], width: 1, height: 1) != nil)
    }

    private static func pixels(_ width: Int, _ height: Int, _ colour: (Int, Int) -> [Int]) -> [UInt8] {
        (0..<height).flatMap { y in
            (0..<width).flatMap { x in colour(x, y).map(UInt8.init(truncatingIfNeeded:)) }
        }
    }
}
