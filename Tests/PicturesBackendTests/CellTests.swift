import Pictures
import Terminal
import TerminalPictures
import Testing

/// Pixels as cells of half blocks.
@Suite struct CellTests {
    /// Four columns of which each has its own red, on lines that have their own green.
    private static let picture = PicturePixels(
        width: 4, height: 4,
        bytes: (0..<4).flatMap { line in (0..<4).flatMap { [UInt8($0 * 40), UInt8(line * 20), 7] } })

    private static func cells(_ pixels: [(red: UInt8, green: UInt8)], columns: Int, rows: Int)
        -> PictureCells?
    {
        PictureCells(
            Size(columns: columns, rows: rows),
            pixels: pixels.map { Pixel(red: $0.red, green: $0.green, blue: 7) })
    }

    @Test func eachPartIsTheMeanOfItsPixels() throws {
        let picture = try #require(Self.picture)
        #expect(
            picture.cells(Size(columns: 2, rows: 1))
                == Self.cells([(20, 10), (100, 10), (20, 50), (100, 50)], columns: 2, rows: 1))
        #expect(
            picture.cells(Size(columns: 1, rows: 1)) == Self.cells([(60, 10), (60, 50)], columns: 1, rows: 1))
    }

    @Test func fewerPixelsThanPartsAreRepeated() throws {
        let picture = try #require(PicturePixels(width: 2, height: 1, bytes: [0, 0, 7, 80, 0, 7]))
        #expect(
            picture.cells(Size(columns: 4, rows: 1))
                == Self.cells(
                    [(0, 0), (0, 0), (80, 0), (80, 0), (0, 0), (0, 0), (80, 0), (80, 0)], columns: 4, rows: 1)
        )
    }

    @Test func partsThatDoNotDivideEvenlyCoverAll() throws {
        let picture = try #require(Self.picture)
        // Three parts of four columns: the first two cover one each, the last both that are left.
        let first = try #require(picture.cells(Size(columns: 3, rows: 2)))
        let lines: [UInt8] = [0, 20, 40, 60]
        let reds: [UInt8] = [0, 40, 100]
        let expected = lines.flatMap { green in reds.map { red in (red: red, green: green) } }
        #expect(first == Self.cells(expected, columns: 3, rows: 2))
    }

    @Test func noCellsAreNone() throws {
        #expect(try #require(Self.picture).cells(Size(columns: 0, rows: 3)) == nil)
    }
}
