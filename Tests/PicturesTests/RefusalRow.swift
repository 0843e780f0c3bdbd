import Pictures
import Testing

/// A bad file, and what is said of it.
struct RefusalRow: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let refusal: PictureRefusal

    init(_ name: String, _ bytes: [UInt8], _ refusal: PictureRefusal) {
        self.name = name
        self.bytes = bytes
        self.refusal = refusal
    }

    var testDescription: String { name }

    static let jpeg: [RefusalRow] = [
        row("signature alone", [0xFF, 0xD8, 0xFF], .cut),
        row("markers without end", [0xFF, 0xD8] + Array(repeating: 0xFF, count: 70_000), .tooManyParts),
        row("70,000 stray bytes", Crafted.jpeg(width: 9, height: 9, before: stray), .tooManyParts),
        row("1,000 segments", Crafted.jpeg(width: 9, height: 9, before: comments), .tooManyParts),
        row("segment length 0", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 1], .unknownCoding),
        row("segment length 1", [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 1], .unknownCoding),
        row("segment beyond the end", [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 1], .cut),
        row("no length", [0xFF, 0xD8, 0xFF, 0xE1, 0], .cut),
        row("scan before a frame", [0xFF, 0xD8] + Crafted.segment(0xDA, [1, 1, 0, 0, 63, 0]), .noSize),
        row("end before a frame", [0xFF, 0xD8, 0xFF, 0xD9], .unknownCoding),
        row("a second beginning", [0xFF, 0xD8, 0xFF, 0xD8], .unknownCoding),
        row("lossless", Crafted.jpeg(width: 9, height: 9, frame: 0xC3), .unknownCoding),
        row("hierarchical", Crafted.jpeg(width: 9, height: 9, frame: 0xC5), .unknownCoding),
        row("reserved marker", [0xFF, 0xD8, 0xFF, 0x02, 0, 2], .unknownCoding),
        row("12 bits", Crafted.jpeg(width: 9, height: 9, precision: 12), .unknownCoding),
        row("no components", Crafted.jpeg(width: 9, height: 9, components: 0), .unknownCoding),
        row("five components", Crafted.jpeg(width: 9, height: 9, components: 5), .unknownCoding),
        row("width 0", Crafted.jpeg(width: 0, height: 9), .noSize),
        row("height 0", Crafted.jpeg(width: 9, height: 0), .noSize),
        row("two frames", Crafted.jpeg(width: 9, height: 9, before: secondFrame), .contradiction),
        row("no scan", Crafted.jpeg(width: 9, height: 9, scan: []), .unknownCoding),
        row("scan of four of three", Crafted.jpeg(width: 9, height: 9, inScan: 4), .unknownCoding),
        row("scan of none", Crafted.jpeg(width: 9, height: 9, inScan: 0), .unknownCoding),
        row("cut in the scan's head", Crafted.jpeg(width: 9, height: 9, scan: [0xFF, 0xDA, 9]), .cut),
        RefusalRow(
            "65,500 square", Crafted.jpeg(width: 65_500, height: 65_500),
            .sideTooLong(width: 65_500, height: 65_500, limit: 12_000)),
        RefusalRow(
            "64,250 wide", Crafted.jpeg(width: 64_250, height: 1),
            .sideTooLong(width: 64_250, height: 1, limit: 12_000)),
        RefusalRow(
            "12,000 x 4,167", Crafted.jpeg(width: 12_000, height: 4_167),
            .tooManyPixels(width: 12_000, height: 4_167, limit: 50_000_000)),
    ]

    static let png: [RefusalRow] = [
        row("signature alone", Crafted.pngSignature, .cut, .png),
        row("cut in the first chunk", Array(Crafted.png(width: 9, height: 9).prefix(32)), .cut, .png),
        row("another first chunk", otherFirst, .noSize, .png),
        row("first chunk of 12", shortFirst, .noSize, .png),
        row("width 0", Crafted.png(width: 0, height: 9), .noSize, .png),
        row("height 0", Crafted.png(width: 9, height: 0), .noSize, .png),
        row("depth 3", Crafted.png(width: 9, height: 9, format: [3, 0, 0, 0, 0]), .unknownCoding, .png),
        row(
            "palette of 16 bits", Crafted.png(width: 9, height: 9, format: [16, 3, 0, 0, 0]), .unknownCoding,
            .png),
        row(
            "colour type 5", Crafted.png(width: 9, height: 9, format: [8, 5, 0, 0, 0]), .unknownCoding, .png),
        row(
            "compression 1", Crafted.png(width: 9, height: 9, format: [8, 2, 1, 0, 0]), .unknownCoding, .png),
        row("filter 1", Crafted.png(width: 9, height: 9, format: [8, 2, 0, 1, 0]), .unknownCoding, .png),
        row("interlace 2", Crafted.png(width: 9, height: 9, format: [8, 2, 0, 0, 2]), .unknownCoding, .png),
        row("no end and no data", Crafted.png(width: 9, height: 9, data: false, end: false), .cut, .png),
        row("no data", Crafted.png(width: 9, height: 9, data: false), .contradiction, .png),
        row(
            "two first chunks", Crafted.png(width: 9, height: 9, chunks: [("IHDR", [])]), .contradiction, .png
        ),
        row("17 zTXt", texts("zTXt", 17), .tooManyParts, .png),
        row("500 zTXt", texts("zTXt", 500), .tooManyParts, .png),
        row("17 iTXt", texts("iTXt", 17), .tooManyParts, .png),
        row("17 iCCP", texts("iCCP", 17), .tooManyParts, .png),
        row("texts behind the data", textsBehind, .tooManyParts, .png),
        row("10,001 chunks", texts("tEXt", 10_001), .tooManyParts, .png),
        row("chunk beyond the end", longChunk(1_000), .cut, .png),
        row("chunk of 4 GB", longChunk(0xFFFF_FFFF), .cut, .png),
        RefusalRow(
            "60,000 square", Crafted.png(width: 60_000, height: 60_000),
            .sideTooLong(width: 60_000, height: 60_000, limit: 12_000)),
        RefusalRow(
            "4 GB square", Crafted.png(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF),
            .sideTooLong(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, limit: 12_000)),
        RefusalRow(
            "7,072 square", Crafted.png(width: 7_072, height: 7_072),
            .tooManyPixels(width: 7_072, height: 7_072, limit: 50_000_000)),
    ]

    static func row(
        _ name: String, _ bytes: [UInt8], _ fault: HeaderFault, _ kind: PictureKind = .jpeg
    ) -> RefusalRow {
        RefusalRow(name, bytes, .damaged(kind, fault))
    }

    private static let stray = Crafted.segment(0xFE, [1]) + [UInt8](repeating: 0, count: 70_000)
    private static let comments = Array(repeating: Crafted.segment(0xFE, [1]), count: 1_000).flatMap { $0 }
    private static let secondFrame = Crafted.segment(0xC0, [8, 0, 9, 0, 9, 1, 1, 0x11, 0])
    private static let otherFirst =
        Crafted.pngSignature + Crafted.chunk("IDAT", Array(repeating: 1, count: 13))
        + Crafted.chunk("IEND", [])
    private static let shortFirst =
        Crafted.pngSignature + Crafted.chunk("IHDR", Array(repeating: 1, count: 12))
        + Crafted.chunk("IEND", [])
    private static let textsBehind =
        Crafted.png(
            width: 9, height: 9,
            chunks: [("IDAT", [0])] + Array(repeating: ("iTXt", [1]), count: 17))

    private static func texts(_ type: String, _ count: Int) -> [UInt8] {
        Crafted.png(width: 9, height: 9, chunks: Array(repeating: (type, [1]), count: count))
    }

    private static func longChunk(_ length: Int) -> [UInt8] {
        Array(Crafted.png(width: 9, height: 9, end: false)) + Crafted.chunk("IDAT", [1, 2], length: length)
    }
}
