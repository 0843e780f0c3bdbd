/// Files that are headers and little else, good or bad as a test wants them.
enum Crafted {
    static func big(_ value: Int, _ size: Int = 4) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }

    static func little(_ value: Int, _ size: Int = 4) -> [UInt8] { big(value, size).reversed() }

    /// A JPEG with a frame header and the beginning of a scan.
    static func jpeg(
        width: Int, height: Int, frame: UInt8 = 0xC0, precision: UInt8 = 8, components: Int = 3,
        inScan: Int? = nil, before: [UInt8] = [], scan: [UInt8]? = nil
    ) -> [UInt8] {
        let parts: [UInt8] = (0..<components).flatMap { [UInt8($0 + 1), 0x11, 0] as [UInt8] }
        let head = [precision] + big(height, 2) + big(width, 2) + [UInt8(components)] + parts
        let count = inScan ?? components
        let scanned: [UInt8] = (0..<count).flatMap { [UInt8($0 + 1), 0] as [UInt8] }
        let selected: [UInt8] = [UInt8(count)] + scanned + [0, 63, 0]
        return [0xFF, 0xD8] + before + segment(frame, head) + (scan ?? segment(0xDA, selected) + [1, 2, 3])
            + [0xFF, 0xD9]
    }

    static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(content.count + 2, 2) + content
    }

    static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A PNG with a first chunk, these, data of nothing, and an end. Checksums are zero.
    static func png(
        width: Int, height: Int, format: [UInt8] = [8, 2, 0, 0, 0], chunks: [(String, [UInt8])] = [],
        data: Bool = true, end: Bool = true
    ) -> [UInt8] {
        let head = ("IHDR", big(width) + big(height) + format)
        let all = [head] + chunks + (data ? [("IDAT", [0])] : []) + (end ? [("IEND", [])] : [])
        return pngSignature + all.flatMap { chunk($0.0, $0.1) }
    }

    static func chunk(_ type: String, _ content: [UInt8], length: Int? = nil) -> [UInt8] {
        big(length ?? content.count) + Array(type.utf8) + content + [0, 0, 0, 0]
    }

    typealias GIFFrame = (x: Int, y: Int, width: Int, height: Int)

    /// A GIF of frames whose data is one byte.
    static func gif(width: Int, height: Int, frames: [GIFFrame], end: [UInt8] = [0x3B]) -> [UInt8] {
        Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0]
            + frames.flatMap { frame in
                [0x2C] + [frame.x, frame.y, frame.width, frame.height].flatMap { little($0, 2) }
                    + [0, 2, 1, 0x4C, 0]
            } + end
    }

    /// A WebP of these chunks; `size` is what the RIFF says of itself, if that is not true.
    static func webp(_ chunks: [(String, [UInt8])], size: Int? = nil) -> [UInt8] {
        let body = chunks.flatMap { riff($0.0, $0.1) }
        return Array("RIFF".utf8) + little(size ?? body.count + 4) + Array("WEBP".utf8) + body
    }

    static func riff(_ type: String, _ content: [UInt8]) -> [UInt8] {
        Array(type.utf8) + little(content.count) + content + (content.count % 2 == 1 ? [0] : [])
    }

    static func vp8(width: Int, height: Int, tag: UInt8 = 0x10) -> (String, [UInt8]) {
        ("VP8 ", [tag, 0, 0, 0x9D, 0x01, 0x2A] + little(width, 2) + little(height, 2) + [0, 0])
    }

    static func vp8l(width: Int, height: Int, signature: UInt8 = 0x2F, version: Int = 0) -> (String, [UInt8])
    {
        ("VP8L", [signature] + little(width - 1 | (height - 1) << 14 | version << 29) + [0])
    }

    static func vp8x(width: Int, height: Int, flags: UInt8 = 0) -> (String, [UInt8]) {
        ("VP8X", [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
    }

    static func frame(x: Int, y: Int, width: Int, height: Int) -> (String, [UInt8]) {
        ("ANMF", [x, y, width - 1, height - 1].flatMap { little($0, 3) } + [0, 0, 0, 0])
    }

    /// A HEIF file that has items of these sizes.
    static func heif(
        brand: String, further: [String] = [], sizes: [(Int, Int)], behind: [UInt8] = []
    ) -> [UInt8] {
        let properties = sizes.flatMap { box("ispe", big(0) + big($0.0) + big($0.1)) }
        return type(brand, further) + meta(box("iprp", box("ipco", properties))) + behind
    }

    static func type(_ brand: String, _ further: [String] = []) -> [UInt8] {
        box("ftyp", Array(brand.utf8) + big(0) + further.flatMap { Array($0.utf8) })
    }

    static func meta(_ content: [UInt8]) -> [UInt8] { box("meta", big(0) + content) }

    static func box(_ type: String, _ content: [UInt8], size: Int? = nil) -> [UInt8] {
        big(size ?? content.count + 8) + Array(type.utf8) + content
    }
}
