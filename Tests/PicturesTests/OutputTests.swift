import Pictures
import TestKit
import Testing

/// What is kept of a decoder's output.
@Suite struct OutputTests {
    /// The output for `turned.jpg`, in parts that a test can change.
    struct Output {
        var head: [[UInt8]]
        var forms: [[UInt8]]

        init() throws {
            let bytes = try SampleFile.bytes("Pictures/rendered.output")
            head = stride(from: 0, to: 56, by: 4).map { Array(bytes[$0..<$0 + 4]) }
            forms = []
            var place = 56
            for index in [4, 7, 10, 13] {
                let length = head[index].reversed().reduce(0) { $0 << 8 | Int($1) }
                forms.append(Array(bytes[place..<place + length]))
                place += length
            }
        }

        /// With lengths that fit.
        var bytes: [UInt8] {
            var head = head
            for (form, bytes) in forms.enumerated() { head[4 + 3 * form] = Crafted.little(bytes.count) }
            return head.flatMap { $0 } + forms.flatMap { $0 }
        }

        /// Puts bytes into the JPEG behind its beginning.
        mutating func insert(_ segment: [UInt8]) { forms[0].insert(contentsOf: segment, at: 2) }
    }

    private func picture(_ output: [UInt8]) throws -> RenderedPicture {
        try RenderedPicture(output: output, of: PictureHeader(of: SampleFile.bytes("Pictures/turned.jpg")))
    }

    @Test func takesTheFormsOfAGoodOutput() throws {
        let picture = try picture(Output().bytes)
        #expect(picture.full.kind == .jpeg)
        #expect([picture.full.width, picture.full.height] == [72, 96])
        #expect([picture.medium.kind, picture.small.kind] == [.webp, .webp])
        #expect(try PictureHeader(of: picture.full.bytes).isDecodedByRows)
        #expect(try PictureHeader(of: picture.medium.bytes).height == 96)
        #expect(picture.placeholder.count == 21)
        #expect(picture.peakMemory == 0)
    }

    /// The encoder adds an EXIF chunk to every WebP; none is stored.
    @Test func rebuildsWebPFromItsFrameAlone() throws {
        let output = try Output()
        #expect(
            output.forms[1].count > 0 && String(decoding: output.forms[1], as: UTF8.self).contains("EXIF"))
        let stored = try picture(output.bytes).medium.bytes
        #expect(!String(decoding: stored, as: UTF8.self).contains("EXIF"))
        #expect(Array(stored[..<4]) == Array("RIFF".utf8))
        #expect(Array(stored[4..<8]) == Crafted.little(stored.count - 8))
        #expect(Array(stored[8..<16]) == Array("WEBPVP8 ".utf8))
        #expect(stored.count % 2 == 0)
    }

    static let hostile: [(String, RenderedPictureFault, @Sendable (inout Output) -> Void)] = [
        ("another version", .head, { $0.head[0] = Array("MPA2".utf8) }),
        ("size 0", .size, { $0.head[2] = Crafted.little(0) }),
        ("larger than the file", .size, { $0.head[2] = Crafted.little(97) }),
        ("4 GB wide", .size, { $0.head[3] = Crafted.little(0xFFFF_FFFF) }),
        ("another width than the JPEG's", .jpeg, { $0.head[2] = Crafted.little(71) }),
        ("another width than the WebP's", .webp, { $0.head[5] = Crafted.little(71) }),
        ("pixels missing", .pixels, { $0.forms[3].removeLast() }),
        ("pixels too many", .pixels, { $0.forms[3].append(0) }),
        ("JPEG of HTML", .jpeg, { $0.forms[0] = Array("<html>".utf8) }),
        ("JPEG with a comment", .jpeg, { $0.insert(Crafted.segment(0xFE, Array("집".utf8))) }),
        ("JPEG with EXIF", .jpeg, { $0.insert(Crafted.segment(0xE1, Array("Exif\0\0".utf8))) }),
        ("JPEG with a profile", .jpeg, { $0.insert(Crafted.segment(0xE2, Array("ICC_PROFILE\0".utf8))) }),
        ("JPEG with JFIF", .jpeg, { $0.insert(Crafted.segment(0xE0, Array("JFIF\0".utf8))) }),
        ("JPEG with restarts", .jpeg, { $0.insert(Crafted.segment(0xDD, [0, 1])) }),
        ("JPEG with something behind", .jpeg, { $0.forms[0] += Array("PK".utf8) }),
        ("JPEG with an end in it", .jpeg, { $0.forms[0] += [1, 0xFF, 0xD9] }),
        ("JPEG with a table of text", .jpeg, { $0.insert(Crafted.segment(0xDB, Array("text".utf8))) }),
        (
            "JPEG with a long table", .jpeg,
            { $0.insert(Crafted.segment(0xC4, Array(repeating: 1, count: 98))) }
        ),
        ("JPEG with a second frame", .jpeg, { $0.insert(Crafted.segment(0xC0, [8, 0, 96, 0, 72, 3])) }),
        ("JPEG cut", .jpeg, { $0.forms[0].removeLast(1) }),
        ("WebP of nothing", .webp, { $0.forms[1] = Array("RIFF".utf8) }),
        ("WebP without a frame", .webp, { $0.forms[1] = Crafted.webp([("EXIF", [1, 2])]) }),
        ("WebP without loss", .webp, { $0.forms[2] = Crafted.webp([Crafted.vp8l(width: 72, height: 96)]) }),
        ("WebP of another size", .webp, { $0.forms[2] = Crafted.webp([Crafted.vp8(width: 5, height: 5)]) }),
        (
            "WebP with a partition beyond its end", .webp,
            { $0.forms[2] = Crafted.webp([Crafted.vp8(width: 72, height: 96, tag: 0xF0)]) }
        ),
    ]

    @Test(arguments: hostile.indices)
    func refusesHostileOutput(_ index: Int) throws {
        let (name, fault, change) = Self.hostile[index]
        var output = try Output()
        change(&output)
        let bytes = output.bytes
        #expect(throws: fault, "\(name)") { try picture(bytes) }
    }

    @Test func refusesLengthsThatDoNotAddUp() throws {
        let bytes = try Output().bytes
        #expect(throws: RenderedPictureFault.length) { try picture(bytes + [0]) }
        #expect(throws: RenderedPictureFault.length) { try picture(bytes.dropLast()) }
        #expect(throws: RenderedPictureFault.head) { try picture(Array(bytes[..<55])) }
        #expect(throws: RenderedPictureFault.head) { try picture([]) }
        var long = bytes
        long.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: RenderedPictureFault.length) { try picture(long) }
    }
}
