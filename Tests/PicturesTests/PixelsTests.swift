import Pictures
import Testing

/// Pixels out of a decoder's output that nobody trusts.
@Suite struct PixelsTests {
    private let bounds = PixelBounds(width: 4, height: 3)

    private func output(
        mark: String = "MPB1", width: Int = 4, height: Int = 3, length: Int? = nil, count: Int? = nil
    ) -> [UInt8] {
        let pixels = [UInt8](repeating: 7, count: count ?? width * height * 3)
        return Array(mark.utf8) + Crafted.little(20_000) + Crafted.little(width) + Crafted.little(height)
            + Crafted.little(length ?? pixels.count) + pixels
    }

    @Test func takesGoodOnes() throws {
        let pixels = try PicturePixels(output: output(), within: bounds)
        #expect([pixels.width, pixels.height, pixels.bytes.count] == [4, 3, 36])
        #expect(try PicturePixels(output: output(width: 1, height: 1), within: bounds).bytes == [7, 7, 7])
    }

    @Test func refusesEverythingElse() {
        let rows: [([UInt8], RenderedPictureFault)] = [
            ([], .head), (Array("MPB1".utf8), .head), (output(mark: "MPA1"), .head),
            (output(width: 0, count: 0), .size), (output(width: 5), .size), (output(height: 4), .size),
            (output(width: 1 << 31, height: 1 << 31, count: 0), .size), (output(length: 35), .length),
            (output(length: 1 << 31), .length), (output() + [0], .length), (output().dropLast(), .length),
            (output(width: 3, count: 36), .pixels),
        ]
        for (output, fault) in rows {
            #expect(throws: fault) { try PicturePixels(output: output, within: bounds) }
        }
    }

    @Test func boundsAreThoseOfADecoder() {
        let bounds = PixelBounds(width: 0, height: 1 << 40)
        #expect([bounds.width, bounds.height] == [1, 1_024])
    }
}
