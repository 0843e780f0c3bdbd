import PictureRenderer
import Pictures
import SampleKit
import TestKit
import Testing

/// Files that mean harm, through the real decoder: each ends in an answer, and the next picture is rendered.
@Suite(.serialized, .enabled("madang-pictures decodes nothing here") { await RealDecoder.isWanted() })
struct HostileFileTests {
    /// 256 MB of zeros in a chunk of 1.7 MB.
    private static let bomb = Zeros.packed(atLeast: 256_000_000)

    @Test(arguments: ["iCCP", "zTXt", "iTXt"])
    func rendersBesidesAPackedChunk(_ chunk: String) async throws {
        let head: [UInt8] = chunk == "iTXt" ? Array("a\0\u{1}\0\0\0".utf8) : Array("a\0\0".utf8)
        let file = Zeros.png(width: 1, height: 1, chunks: [(chunk, head + Self.bomb)])
        let picture = try await RealDecoder.render(file)
        #expect(picture.full.width == 1)
        #expect(picture.peakMemory < 512_000)
    }

    @Test func rendersBesidesSurplusData() async throws {
        let picture = try await RealDecoder.render(Zeros.png(width: 1, height: 1, surplus: 256_000_000))
        #expect(picture.full.width == 1)
        #expect(picture.peakMemory < 110_000)
    }

    @Test func rendersOneOfAHundredThousandFrames() async throws {
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
        let head: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 200, 100, 50, 0, 0, 0]
        let frames = Array(repeating: frame, count: 100_000).flatMap { $0 }
        let outcome = await RealDecoder.outcome(head + frames + [0x3B])
        guard case .rendered(let picture) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(picture.full.height == 1)
    }

    /// 49 megapixels in 1.3 kB: a frame header that says so, and the data of 7,000 pixels.
    @Test func rendersAProgressiveFlood() async throws {
        var file = try SampleFile.bytes("Pictures/progressive.jpg")
        let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC2 })
        file.replaceSubrange(frame + 5..<frame + 9, with: [0x1B, 0x58, 0x1B, 0x58])
        #expect(try PictureHeader(of: file).isHeavy)
        let outcome = await RealDecoder.outcome(file)
        #expect(outcome.isFilesOwn, "\(outcome)")
        if case .rendered(let picture) = outcome { #expect(picture.peakMemory < 768_000) }
    }

    /// The worst that is within the limits: 48 megapixels of 16 bits with transparency, interlaced.
    @Test func survivesTheLargestInterlacedPicture() async throws {
        let file = Zeros.png(width: 8_000, height: 6_000, format: [16, 6, 0, 0, 1], bytesPerPixel: 8)
        let outcome = await RealDecoder.outcome(file)
        #expect(outcome.isFilesOwn, "\(outcome)")
        if case .rendered(let picture) = outcome { #expect(picture.peakMemory < 768_000) }
        _ = try await RealDecoder.render("baseline.jpg")
    }

    /// 49 megapixels in 46 bytes.
    @Test func survivesAWebPOfNothing() async throws {
        let frame: [UInt8] =
            [0x10, 0, 0, 0x9D, 0x01, 0x2A, 0x58, 0x1B, 0x58, 0x1B] + [UInt8](repeating: 0, count: 16)
        let body = Array("WEBPVP8 ".utf8) + [26, 0, 0, 0] + frame
        let outcome = await RealDecoder.outcome(Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body)
        #expect(outcome.isFilesOwn, "\(outcome)")
    }

    @Test(arguments: [
        "baseline.jpg", "progressive.jpg", "plain.png", "interlaced.png", "lossy.webp", "lossless.webp",
        "pic.heic", "pic.avif",
    ])
    func refusesCutFiles(_ name: String) async throws {
        let file = try SampleFile.bytes("Pictures/" + name)
        for percent in [30, 60, 90] {
            let outcome = await RealDecoder.outcome(Array(file.prefix(file.count * percent / 100)))
            let isRefused = [.refused, .failed(.broken)].contains(outcome)
            // A JPEG that is whole but short of data passes: nothing tells it from a sound one.
            #expect(isRefused || name.hasSuffix("jpg") && percent == 90, "\(percent) %: \(outcome)")
        }
    }

    /// Files that are a picture for one program and something else for another are stored as pictures alone.
    @Test(arguments: [
        "PK\u{3}\u{4}\u{14}\0안녕.txt", "<html><script>alert('안녕')</script></html>", "%PDF-1.7\n1 0 obj",
    ])
    func storesPolyglotsAsPicturesAlone(_ other: String) async throws {
        var file = try SampleFile.bytes("Pictures/baseline.jpg")
        let text = Array(other.utf8)
        file.insert(contentsOf: [0xFF, 0xFE, 0, UInt8(text.count + 2)] + text, at: 2)
        let picture = try await RealDecoder.render(file + text)
        for form in [picture.full, picture.medium, picture.small] {
            #expect(!form.bytes.contains(text) && !form.bytes.contains(Array(text.prefix(8))))
        }
    }

    /// 120 mutations of sound files: whatever becomes of the decoder, the answer is the file's own.
    @Test func answersToMutatedFiles() async throws {
        let names = [
            "baseline.jpg", "progressive.jpg", "plain.png", "pic.gif", "lossy.webp", "lossless.webp",
            "pic.heic",
            "pic.avif", "cmyk.jpg", "alpha.avif",
        ]
        var generator = SeededGenerator(seed: 53)
        for round in 0..<120 {
            var file = try SampleFile.bytes("Pictures/" + names[round % names.count])
            for _ in 0...generator.below(3) {
                file[generator.below(file.count)] ^= 1 << UInt8(generator.below(8))
            }
            let outcome = await RealDecoder.outcome(file)
            #expect(outcome.isFilesOwn, "round \(round): \(outcome)")
        }
        _ = try await RealDecoder.render("baseline.jpg")
    }
}
