import PictureRenderer
import Pictures
import TestKit
import Testing

/// Real pictures through the real decoder.
@Suite(.enabled("madang-pictures decodes nothing here") { await RealDecoder.isWanted() })
struct RenderingTests {
    @Test(arguments: [
        "baseline.jpg", "progressive.jpg", "gray.jpg", "cmyk.jpg", "pic.gif", "animated.gif", "lossy.webp",
        "lossless.webp", "alpha.webp", "animated.webp", "pic.heic", "pic.avif", "alpha.avif", "plain.png",
        "interlaced.png", "alpha16.png",
    ])
    func rendersSixKinds(_ name: String) async throws {
        let file = try SampleFile.bytes("Pictures/" + name)
        let header = try PictureHeader(of: file)
        let picture = try await RealDecoder.render(name)
        for form in [picture.full, picture.medium, picture.small] {
            #expect([form.width, form.height] == [header.width, header.height])
            let stored = try PictureHeader(of: form.bytes)
            #expect([stored.width, stored.height] == [form.width, form.height])
            #expect(stored.kind == form.kind && stored.isDecodedByRows)
        }
        #expect((17...24).contains(picture.placeholder.count))
        #expect((10_000..<110_000).contains(picture.peakMemory))
    }

    @Test func shrinksToThreeSizes() async throws {
        let file = Zeros.png(width: 3_000, height: 1_500)
        let picture = try await RealDecoder.render(file)
        #expect([picture.full.width, picture.full.height] == [2_048, 1_024])
        #expect([picture.medium.width, picture.medium.height] == [960, 480])
        #expect([picture.small.width, picture.small.height] == [320, 160])
    }

    /// Orientation 6: what is stored is turned to the right. The sample grows brighter to the right and down.
    @Test func turnsAsTheCameraSays() async throws {
        let upright = try await RealDecoder.render("baseline.jpg")
        let turned = try await RealDecoder.render("turned.jpg")
        #expect([turned.full.width, turned.full.height] == [72, 96])
        #expect([turned.small.width, turned.small.height] == [72, 96])
        #expect(Placeholder(upright).brightensToTheRight)
        #expect(!Placeholder(turned).brightensToTheRight)
    }

    /// Printing colours and gray become what a screen shows.
    @Test func bringsColoursToSRGB() async throws {
        let plain = Placeholder(try await RealDecoder.render("baseline.jpg"))
        let printed = Placeholder(try await RealDecoder.render("cmyk.jpg"))
        #expect(zip(plain.means, printed.means).allSatisfy { abs($0 - $1) <= 6 }, "\(plain) \(printed)")
        let gray = Placeholder(try await RealDecoder.render("gray.jpg"))
        #expect(abs(gray.means[1] - 32) <= 1 && abs(gray.means[2] - 32) <= 1, "\(gray)")
    }

    /// Colours of a file without a profile stay to the letter, and nearly so in what is stored; those of a
    /// wider space (Display P3) become the same colours in sRGB.
    @Test func keepsColoursAsTheyAreMeant() async throws {
        let halves = try SampleFile.bytes("Pictures/halves.png")
        #expect(try await Self.firstPixel(of: halves) == [190, 110, 70])
        let stored = try await RealDecoder.render(halves)
        for form in [stored.full, stored.medium, stored.small] {
            let pixel = try await Self.firstPixel(of: form.bytes)
            #expect(zip(pixel, [190, 110, 70]).allSatisfy { abs($0 - $1) <= 4 }, "\(form.kind): \(pixel)")
        }
        let wide = try await Self.firstPixel(of: SampleFile.bytes("Pictures/p3.png"))
        #expect(zip(wide, [20, 90, 200]).allSatisfy { abs($0 - $1) <= 2 }, "\(wide)")
    }

    private static func firstPixel(of file: [UInt8]) async throws -> [Int] {
        let bounds = PixelBounds(width: 400, height: 300)
        let pixels = try await RealDecoder.renderer.pixels(of: file, PictureHeader(of: file), within: bounds)
        return pixels.bytes.prefix(3).map(Int.init)
    }

    /// What is transparent above becomes white, in 8 bits a channel and in 16.
    @Test func putsTransparencyOnWhite() async throws {
        let opaque = Placeholder(try await RealDecoder.render("lossless.webp"))
        let names = ["alpha.webp", "alpha.avif", "alpha16.png"]
        for name in names {
            let mixed = Placeholder(try await RealDecoder.render(name))
            #expect(mixed.means[0] > opaque.means[0] + 3, "\(name): \(mixed), opaque \(opaque)")
            #expect(mixed.means[0] < 60, "\(name): \(mixed)")
        }
        let clear = Zeros.png(width: 40, height: 30, format: [16, 6, 0, 0, 0], bytesPerPixel: 8)
        #expect(Placeholder(try await RealDecoder.render(clear)).means == [63, 32, 32])
    }

    @Test(
        .enabled(if: ExifTool.isWanted),
        arguments: ["placed.jpg", "placed.png", "placed.webp", "placed.heic"])
    func storesNoByteOfMetadata(_ name: String) async throws {
        let folder = try TemporaryFolder()
        let file = try SampleFile.bytes("Pictures/" + name)
        #expect(try ExifTool.groups(in: file, folder).contains("GPS"), "exiftool does not find what is there")
        let picture = try await RealDecoder.render(name)
        for form in [picture.full, picture.medium, picture.small] {
            #expect(try ExifTool.groups(in: form.bytes, folder) == [])
            for word in ["Exif", "EXIF", "XMP", "ICC", "JFIF", "서울", "집"] {
                #expect(!form.bytes.contains(Array(word.utf8)), "\(name) as \(form.kind): \(word)")
            }
        }
    }

    @Test func rendersTheSameBytesEachTime() async throws {
        let first = try await RealDecoder.render("placed.jpg")
        let second = try await RealDecoder.render("baseline.jpg")
        #expect(first.full == second.full, "the metadata leaves a trace")
        #expect(first.small == second.small)
    }

    /// White or transparent frames come first; a picture that has no other stays as it is.
    @Test func takesTheFirstFrameWithSomethingOnIt() async throws {
        for name in ["blank.gif", "blank.webp"] {
            let shown = Placeholder(try await RealDecoder.render(name))
            #expect(shown.means[0] < 40, "\(name): \(shown)")
        }
        #expect(Placeholder(try await RealDecoder.render("white.gif")).means == [63, 32, 32])
        let cut = try SampleFile.bytes("Pictures/blank.gif").prefix(100)
        #expect(Placeholder(try await RealDecoder.render(Array(cut))).means == [63, 32, 32])
    }

    /// What is slightly wrong and shown by every viewer: ends that are missing, stray bytes behind.
    @Test func rendersWhatEveryViewerShows() async throws {
        let stray: [UInt8] = [0, 0, 1, 10] + Array("Image_UTC_Data1767225600000SEFT".utf8)
        let changes: [(name: String, cut: Int, stray: [UInt8])] = [
            ("baseline.jpg", 2, []), ("baseline.jpg", 1, []), ("cmyk.jpg", 2, []), ("plain.png", 12, []),
            ("plain.png", 5, []), ("pic.gif", 1, []), ("pic.heic", 0, stray), ("pic.avif", 0, stray),
            ("lossy.webp", 0, stray), ("baseline.jpg", 0, stray), ("plain.png", 0, stray),
        ]
        for (name, cut, stray) in changes {
            let file = try SampleFile.bytes("Pictures/" + name)
            let changed = try await RealDecoder.render(file.dropLast(cut) + stray)
            #expect(try await RealDecoder.render(file).full == changed.full, "\(name), \(cut) \(stray.count)")
        }
        let progressive = try SampleFile.bytes("Pictures/progressive.jpg").dropLast(2)
        #expect(await RealDecoder.outcome(Array(progressive)) == .failed(.broken))
    }

    @Test func countsWhatItRenders() async throws {
        let before = RealDecoder.renderer.counts
        _ = try await RealDecoder.render("pic.heic")
        #expect(RealDecoder.renderer.counts.rendered > before.rendered)
        #expect(RealDecoder.renderer.counts.processorTime > before.processorTime)
    }
}

/// What a placeholder's bytes say.
struct Placeholder: CustomStringConvertible {
    /// Luminance, yellow to blue and red to green, from 0 to 63.
    let means: [Int]
    let brightensToTheRight: Bool

    init(_ picture: RenderedPicture) {
        let head = picture.placeholder.prefix(3).reversed().reduce(0) { $0 << 8 | Int($1) }
        means = [head & 63, head >> 6 & 63, head >> 12 & 63]
        // The first frequency across falls from left to right.
        brightensToTheRight = picture.placeholder[5] & 15 < 8
    }

    var description: String { "\(means)" }
}
