import Pictures
import Testing
import Vocabulary

/// Files that are refused before anything is decoded.
@Suite struct RefusalTests {
    @Test(
        arguments: RefusalRow.jpeg + RefusalRow.png + RefusalRow.gif + RefusalRow.webp + RefusalRow.heif)
    func refusesBadHeaders(_ row: RefusalRow) {
        #expect(throws: row.refusal) { try PictureHeader(of: row.bytes) }
    }

    @Test(arguments: [
        (ForeignKind.svg, "<svg xmlns=\"http://www.w3.org/2000/svg\">"),
        (.svg, "\u{FEFF}  <?xml version=\"1.0\"?><!-- 그림 --><SVG>"), (.html, "<!DOCTYPE HTML><p>안녕"),
        (.html, "\n <html>"), (.pdf, "%PDF-1.7"), (.postScript, "%!PS-Adobe-3.0 EPSF-3.0"),
        (.tiff, "II*\0"), (.tiff, "MM\0*"), (.tiff, "II+\0"), (.psd, "8BPS\0\u{1}"), (.bmp, "BM6\0\0\0"),
        (.jpeg2000, "\0\0\0\u{C}jP  \r\n"), (.jpegXL, "\0\0\0\u{C}JXL \r\n"), (.icon, "\0\0\u{1}\0\u{1}\0"),
        (.zip, "PK\u{3}\u{4}"), (.video, "\0\0\0\u{18}ftypmp42\0\0\0\0"), (.video, "\0\0\0\u{14}ftypmif1"),
    ])
    func namesForeignKinds(_ kind: ForeignKind, _ start: String) {
        #expect(throws: PictureRefusal.unsupported(kind)) { try PictureHeader(of: Array(start.utf8)) }
    }

    @Test(arguments: [
        "a", "hi", "이름,값\r\n사진,1\r\n", "push graphic-context", "<", "<!-- nothing", "RIFF1234WAVE",
        "\u{89}PNG", "GIF88a", "\0\0\0\u{18}ftyq",
    ])
    func refusesWhatIsUnknown(_ start: String) {
        #expect(throws: PictureRefusal.unknown) { try PictureHeader(of: Array(start.utf8)) }
    }

    @Test func refusesNothingAndTooMuch() {
        #expect(throws: PictureRefusal.empty) { try PictureHeader(of: []) }
        let large = [UInt8](repeating: 0xFF, count: 10_000_001)
        #expect(throws: PictureRefusal.tooManyBytes(10_000_001, limit: 10_000_000)) {
            try PictureHeader(of: large)
        }
    }

    /// Each says the rule with its figure or the kinds that are accepted, in both languages.
    @Test func saysTheRuleAndTheWayOut() {
        let rules: [(PictureRefusal, String)] = [
            (.empty, "."), (.unknown, "JPEG, PNG, GIF, WebP, HEIC, AVIF"),
            (.unsupported(.svg), "SVG"), (.damaged(.heic, .cut), "HEIC"),
            (.tooManyBytes(10_000_001, limit: 10_000_000), "10"),
            (.sideTooLong(width: 13_000, height: 5, limit: 12_000), "12000"),
        ]
        for (refusal, rule) in rules {
            #expect(refusal.description.kind == .invalid)
            #expect(refusal.description.english.contains(rule), "\(refusal)")
            #expect(refusal.description.korean.contains(rule), "\(refusal)")
        }
        let pixels = PictureRefusal.tooManyPixels(width: 8_000, height: 8_000, limit: 50_000_000).description
        #expect(pixels.english.contains("50 megapixels"))
        #expect(pixels.korean.contains("5000만 화소"))
        let codes = (rules.map(\.0.description) + [pixels]).map(\.code)
        #expect(Set(codes).count == codes.count)
    }

    @Test func hasAtLeastNinetyOneRows() {
        let rows = [RefusalRow.jpeg, RefusalRow.png, RefusalRow.gif, RefusalRow.webp, RefusalRow.heif]
        #expect(rows.map(\.count).reduce(0, +) >= 91)
    }
}
