import SampleKit
import Testing
import UnicodeText

@testable import Terminal

/// Texts that are seen at once to be plain.
@Suite struct PlainTextTests {
    @Test(arguments: 1...200 as ClosedRange<UInt64>) func plainTextsAreDrawnAsAllOthers(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("a Z~가힣각…₩한").map { String($0) } + ["ㅎ", "é", "👨‍👩‍👧", "\u{1B}"]
        let isPlain = seed.isMultiple(of: 2)
        let text = (0..<random.below(20)).map { _ in letters[random.below(isPlain ? 10 : letters.count)] }
            .joined()
        let generic = text.reduce(0) { $0 + $1.displayWidth }
        #expect(text.plainWidth == nil || text.plainWidth == generic)
        #expect(!isPlain || text.plainWidth != nil)
        for width in 0..<24 {
            #expect(text.truncated(to: width) == StyledText(text).truncated(to: width).plain)
        }
        // What follows far behind makes it no plain text.
        let (alone, followed) = (Self.drawn(text), Self.drawn(text + String(repeating: " ", count: 60) + "é"))
        #expect(alone.text == followed.text)
    }

    private static func drawn(_ text: String) -> Frame {
        var frame = Frame(Size(columns: 60, rows: 1))
        frame.put(text, at: .origin)
        return frame
    }
}
