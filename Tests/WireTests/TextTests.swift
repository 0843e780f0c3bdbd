import Testing
import Vocabulary

@testable import Wire

/// Values as JSON for people and programs.
struct TextTests {
    @Test func compactIsWhatTravels() {
        let coder = BikeWire.bike.coder
        let sent = String(decoding: coder.bytes(of: .sample), as: UTF8.self)
        #expect(coder.text(of: .sample, .compact) == sent)
    }

    @Test func prettyHasTwoBlanksToALevel() {
        let pretty = """
            {
              "amount": 120000,
              "currency": "KRW"
            }
            """
        #expect(WireCoder<Money>.money.text(of: Money(120_000, .krw)) == pretty)
        #expect(WireCoder<Money>.money.array.text(of: []) == "[]")
        #expect(WireCoder<String>.text.optional.text(of: nil) == "null")
    }

    @Test(arguments: ["한글 \"NFC\" \\", "\u{1112}\u{1161}\u{11AB} NFD", "\n\u{1B}[31m"])
    func textsComeBackAsTheyAre(_ text: String) throws {
        for layout in [JSONLayout.compact, .pretty] {
            let written = WireCoder<String>.text.array.text(of: [text], layout)
            let read = try JSONReader.read(Array(written.utf8))
            guard case .array(let items) = read, case .string(let found)? = items.first else {
                Issue.record("\(written) is no list of one text")
                return
            }
            #expect(found.utf8.elementsEqual(text.utf8), "Texts must travel byte for byte.")
        }
    }

    @Test func membersCanBeLeftOut() {
        #expect(
            WireCoder<Money>.money.text(of: Money(1, .krw), .compact, without: ["amount", "tip"])
                == #"{"currency":"KRW"}"#)
    }
}
