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

    /// Pixels whose red is their column and whose green is their row.
    private func map(_ width: Int, _ height: Int) throws -> PicturePixels {
        var bytes: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width { bytes += [UInt8(column), UInt8(row), 0] }
        }
        return try #require(PicturePixels(width: width, height: height, bytes: bytes))
    }

    @Test(
        arguments: [
            // Of 8 by 4 pixels: the wanted proportions, then left, top, width and height of what is kept.
            ((1, 1), [2, 0, 4, 4]), ((2, 1), [0, 0, 8, 4]), ((4, 1), [0, 1, 8, 2]), ((1, 2), [3, 0, 2, 4]),
            ((1, 100), [3, 0, 1, 4]), ((100, 1), [0, 1, 8, 1]), ((0, 0), [2, 0, 4, 4]),
        ] as [((Int, Int), [Int])])
    func theMiddleFillsOtherProportions(wanted: (Int, Int), part: [Int]) throws {
        let middle = try map(8, 4).middle(width: wanted.0, height: wanted.1)
        #expect([middle.width, middle.height] == Array(part[2...]))
        #expect(middle.bytes.count == middle.width * middle.height * 3)
        #expect(middle.bytes.prefix(2) == [UInt8(part[0]), UInt8(part[1])])
        #expect(
            middle.bytes.suffix(3).prefix(2) == [UInt8(part[0] + part[2] - 1), UInt8(part[1] + part[3] - 1)])
    }

    @Test(
        arguments: [
            ((800, 600), [133, 100]), ((600, 800), [100, 134]), ((100, 100), [100, 100]),
            ((0, 0), [100, 100]),
            ((9_000, 1), [1_024, 100]),
        ] as [((Int, Int), [Int])])
    func boundsAreCoveredByAPictureOfAnyProportions(picture: (Int, Int), covered: [Int]) {
        let bounds = PixelBounds(width: 100, height: 100)
            .covered(byWidth: picture.0, height: picture.1)
        #expect(bounds.width >= 100 && bounds.height >= 100)
        #expect(abs(bounds.width - covered[0]) <= 1 && abs(bounds.height - covered[1]) <= 1)
    }
}
