import Pictures

extension RefusalRow {
    private static let size = item(40, 30)

    private static func heic(_ name: String, _ bytes: [UInt8], _ fault: HeaderFault) -> RefusalRow {
        row(name, Crafted.type("heic") + bytes, fault, .heic)
    }

    private static func webp(
        _ name: String, _ chunks: [(String, [UInt8])], _ fault: HeaderFault, size: Int? = nil
    ) -> RefusalRow {
        row(name, Crafted.webp(chunks, size: size), fault, .webp)
    }

    private static func gif(_ name: String, _ bytes: [UInt8], _ fault: HeaderFault) -> RefusalRow {
        row(name, bytes, fault, .gif)
    }

    static let gif: [RefusalRow] = [
        gif("signature alone", Array("GIF89a".utf8), .cut),
        gif("cut in the screen", Array("GIF87a".utf8) + [1, 0, 1, 0], .cut),
        gif("no frame", Crafted.gif(width: 9, height: 9, frames: []), .cut),
        gif("no end and no frame", Crafted.gif(width: 9, height: 9, frames: [], end: []), .cut),
        gif("cut in the first frame", Crafted.gif(width: 9, height: 9, frames: [], end: [0x2C, 0, 0]), .cut),
        gif("unknown block", Crafted.gif(width: 9, height: 9, frames: [], end: [0x55]), .unknownCoding),
        gif("frame of width 0", Crafted.gif(width: 9, height: 9, frames: [(0, 0, 0, 9)]), .noSize),
        gif("frame of height 0", Crafted.gif(width: 9, height: 9, frames: [(0, 0, 9, 0)]), .noSize),
        gif(
            "extension without end",
            Crafted.gif(width: 9, height: 9, frames: [], end: [0x21, 0xF9, 200, 1, 2]), .cut),
        gif("table beyond the end", Array("GIF89a".utf8) + [9, 0, 9, 0, 0xF7, 0, 0, 1, 2, 3], .cut),
        RefusalRow(
            "screen of 65,000", Crafted.gif(width: 65_000, height: 65_000, frames: [(0, 0, 1, 1)]),
            .sideTooLong(width: 65_000, height: 65_000, limit: 12_000)),
        RefusalRow(
            "frame of 65,000 on a screen of 1",
            Crafted.gif(width: 1, height: 1, frames: [(0, 0, 65_000, 65_000)]),
            .sideTooLong(width: 65_000, height: 65_000, limit: 12_000)),
        RefusalRow(
            "frame far outside", Crafted.gif(width: 1, height: 1, frames: [(65_535, 65_535, 1, 1)]),
            .sideTooLong(width: 65_536, height: 65_536, limit: 12_000)),
        RefusalRow(
            "second frame of 8,000",
            Crafted.gif(width: 1, height: 1, frames: [(0, 0, 1, 1), (0, 0, 8_000, 8_000)]),
            .tooManyPixels(width: 8_000, height: 8_000, limit: 50_000_000)),
    ]

    static let webp: [RefusalRow] = [
        webp("RIFF of nothing", [], .noSize),
        webp("RIFF longer than the file", [Crafted.vp8(width: 9, height: 9)], .cut, size: 5_000),
        webp("RIFF of 4 GB", [Crafted.vp8(width: 9, height: 9)], .cut, size: 0xFFFF_FFFF),
        webp("unknown first chunk", [("JUNK", [1, 2])], .unknownCoding),
        webp("no key frame", [Crafted.vp8(width: 9, height: 9, tag: 0x11)], .noSize),
        webp("width 0", [Crafted.vp8(width: 0, height: 9)], .noSize),
        webp("height 0", [Crafted.vp8(width: 9, height: 0)], .noSize),
        webp("VP8 of five bytes", [("VP8 ", [0x10, 0, 0, 0x9D, 0x01])], .noSize),
        webp("VP8L of another mark", [Crafted.vp8l(width: 9, height: 9, signature: 0x2E)], .noSize),
        webp("VP8L of version 1", [Crafted.vp8l(width: 9, height: 9, version: 1)], .noSize),
        webp("VP8X of nine bytes", [("VP8X", Array(repeating: 0, count: 9))], .cut),
        webp("canvas without a frame", [Crafted.vp8x(width: 9, height: 9)], .cut),
        webp(
            "lying canvas, smaller", [Crafted.vp8x(width: 9, height: 9), Crafted.vp8(width: 900, height: 9)],
            .contradiction),
        webp(
            "lying canvas, larger", [Crafted.vp8x(width: 900, height: 9), Crafted.vp8l(width: 9, height: 9)],
            .contradiction),
        webp(
            "animation without a frame",
            [Crafted.vp8x(width: 9, height: 9, flags: 2), Crafted.vp8(width: 9, height: 9)], .cut),
        webp(
            "frame beyond the canvas",
            [Crafted.vp8x(width: 9, height: 9, flags: 2), Crafted.frame(x: 3, y: 0, width: 9, height: 9)],
            .contradiction),
        webp(
            "1,000 chunks before the frame",
            [Crafted.vp8x(width: 9, height: 9)] + Array(repeating: ("JUNK", []), count: 1_000)
                + [Crafted.vp8(width: 9, height: 9)], .tooManyParts),
        RefusalRow(
            "16,383 square", Crafted.webp([Crafted.vp8(width: 16_383, height: 16_383)]),
            .sideTooLong(width: 16_383, height: 16_383, limit: 12_000)),
        RefusalRow(
            "canvas of 16,777,216",
            Crafted.webp([
                Crafted.vp8x(width: 16_777_216, height: 1, flags: 2),
                Crafted.frame(x: 0, y: 0, width: 1, height: 1),
            ]), .sideTooLong(width: 16_777_216, height: 1, limit: 12_000)),
        RefusalRow(
            "lossless of 8,000", Crafted.webp([Crafted.vp8l(width: 8_000, height: 8_000)]),
            .tooManyPixels(width: 8_000, height: 8_000, limit: 50_000_000)),
    ]

    static let heif: [RefusalRow] = [
        heic("type alone", [], .noSize),
        heic("no sizes", Crafted.meta(Crafted.box("iprp", Crafted.box("ipco", []))), .noSize),
        heic("sizes outside their place", size, .noSize),
        heic("size 0 within", Crafted.meta(Crafted.box("iprp", size, size: 0)), .unknownCoding),
        heic("size 7", Crafted.box("meta", [], size: 7), .unknownCoding),
        heic("beyond the end", Crafted.box("mdat", [1, 2], size: 4_000), .cut),
        heic("beyond its box", Crafted.meta(Crafted.box("iprp", [], size: 400)), .cut),
        heic("long size beyond the end", Crafted.box("mdat", Crafted.big(1) + Crafted.big(0), size: 1), .cut),
        heic("long size of 3", Crafted.box("mdat", Crafted.big(0) + Crafted.big(3), size: 1), .unknownCoding),
        heic("long size cut", Crafted.box("mdat", [0, 0], size: 1), .cut),
        heic("four stray bytes", [0, 0, 0, 8], .cut),
        heic("meta of two bytes", Crafted.box("meta", [0, 0]), .cut),
        heic("ispe of eight bytes", sized(Crafted.box("ispe", Array(repeating: 1, count: 8))), .cut),
        heic(
            "width 0", sized(item(0, 9)), .noSize),
        heic(
            "height 0", sized(item(9, 0)), .noSize),
        heic("nested 2,000 deep", nested(2_000), .noSize),
        heic(
            "10,001 boxes", Array(repeating: Crafted.box("free", []), count: 10_001).flatMap { $0 },
            .tooManyParts),
        row("cut AVIF", Crafted.type("avif") + Crafted.box("meta", [0], size: 90), .cut, .avif),
        RefusalRow(
            "ispe of 60,000", Crafted.heif(brand: "heic", sizes: [(100, 100), (60_000, 60_000)]),
            .sideTooLong(width: 60_000, height: 60_000, limit: 12_000)),
        RefusalRow(
            "ispe of 4 GB", Crafted.heif(brand: "avif", sizes: [(0xFFFF_FFFF, 0xFFFF_FFFF)]),
            .sideTooLong(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, limit: 12_000)),
        RefusalRow(
            "8,000 square", Crafted.heif(brand: "mif1", further: ["heic"], sizes: [(8_000, 8_000)]),
            .tooManyPixels(width: 8_000, height: 8_000, limit: 50_000_000)),
    ]

    private static func item(_ width: Int, _ height: Int) -> [UInt8] {
        Crafted.box("ispe", Crafted.big(0) + Crafted.big(width) + Crafted.big(height))
    }

    private static func sized(_ box: [UInt8]) -> [UInt8] {
        Crafted.meta(Crafted.box("iprp", Crafted.box("ipco", box)))
    }

    private static func nested(_ depth: Int) -> [UInt8] {
        Crafted.meta((0..<depth).reduce([UInt8]()) { content, _ in Crafted.box("iprp", content) })
    }
}
