import Pictures
import Testing

/// Headers of real files.
@Suite struct HeaderTests {
    @Test(arguments: Sample.all)
    func tellsKindAndSize(_ sample: Sample) throws {
        let header = try PictureHeader(of: sample.bytes())
        #expect(header.kind == sample.kind)
        #expect(header.width == sample.width)
        #expect(header.height == sample.height)
        #expect(header.isDecodedByRows == sample.isDecodedByRows)
        #expect(!header.isHeavy)
    }

    @Test(arguments: Sample.all)
    func refusesByEachLimit(_ sample: Sample) throws {
        let bytes = try sample.bytes()
        let (width, height) = (sample.width, sample.height)
        func refusal(_ limits: PictureLimits) -> PictureRefusal? {
            do throws(PictureRefusal) {
                _ = try PictureHeader(of: bytes, limits: limits)
                return nil
            } catch {
                return error
            }
        }
        #expect(refusal(PictureLimits(bytes: bytes.count, pixels: width * height, side: width)) == nil)
        #expect(
            refusal(PictureLimits(bytes: bytes.count - 1, pixels: .max, side: .max))
                == .tooManyBytes(bytes.count, limit: bytes.count - 1))
        #expect(
            refusal(PictureLimits(bytes: .max, pixels: width * height - 1, side: .max))
                == .tooManyPixels(width: width, height: height, limit: width * height - 1))
        #expect(
            refusal(PictureLimits(bytes: .max, pixels: .max, side: width - 1))
                == .sideTooLong(width: width, height: height, limit: width - 1))
    }

    @Test func callsPicturesHeavyThatAreKeptAsAWhole() throws {
        let plain = Crafted.png(width: 5_000, height: 4_001)
        #expect(try PictureHeader(of: plain).isHeavy)
        #expect(try !PictureHeader(of: Crafted.png(width: 5_000, height: 4_000)).isHeavy)
        #expect(try !PictureHeader(of: Crafted.jpeg(width: 7_000, height: 7_000)).isHeavy)
        #expect(try PictureHeader(of: Crafted.jpeg(width: 7_000, height: 7_000, frame: 0xC2)).isHeavy)
        #expect(try PictureHeader(of: Crafted.jpeg(width: 7_000, height: 7_000, inScan: 1)).isHeavy)
    }

    @Test func readsWhatFilesMayHave() throws {
        let stray = Crafted.jpeg(
            width: 20, height: 10, before: Crafted.segment(0xFE, [1]) + [0, 0, 0xFF, 0x00, 0xFF, 0xFF])
        #expect(try PictureHeader(of: stray).width == 20)
        let texts = Crafted.png(width: 9, height: 8, chunks: Array(repeating: ("zTXt", [1, 2]), count: 16))
        #expect(try PictureHeader(of: texts).height == 8)
        let behind = try Sample.all[0].bytes() + Array("PK\u{3}\u{4}<html>사진</html>".utf8)
        #expect(try PictureHeader(of: behind).width == 96)
        let endless = Crafted.png(width: 9, height: 8, end: false)
        for file in [endless, endless + [0, 0, 0], endless + Crafted.chunk("tEXt", [1], length: 90)] {
            #expect(try PictureHeader(of: file).height == 8)
        }
        let sized = Crafted.heif(brand: "heic", further: [], sizes: [(40, 30)])
        // Some phones write data of their own behind the boxes.
        for stray in [[0], [0, 0, 1, 10] + Array("Image_UTC_Data".utf8), [0, 0, 0, 7, 1, 2, 3, 4]] {
            #expect(try PictureHeader(of: sized + stray).width == 40)
        }
        let general = Crafted.heif(brand: "mif1", further: ["miaf", "avif"], sizes: [(40, 30)])
        #expect(try PictureHeader(of: general).kind == .avif)
    }

    @Test func takesTheLargestOfSeveralSizes() throws {
        let tiles = Crafted.heif(brand: "heic", sizes: [(512, 512), (4_032, 3_024), (320, 240)])
        #expect(try PictureHeader(of: tiles).width == 4_032)
        #expect(try PictureHeader(of: tiles).height == 3_024)
        // A screen of one pixel with a frame beyond it: the decoder makes room for the frame.
        let frame = Crafted.gif(width: 1, height: 1, frames: [(x: 10, y: 20, width: 300, height: 200)])
        #expect(try PictureHeader(of: frame).width == 310)
        #expect(try PictureHeader(of: frame).height == 220)
    }
}
