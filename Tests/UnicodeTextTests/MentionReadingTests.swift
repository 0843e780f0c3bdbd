import Testing
import UnicodeText
import Vocabulary

/// Which members a text mentions.
@Suite struct MentionReadingTests {
    /// The members of these tests, by their names.
    private static let members: [String: MemberID] = {
        let names = ["soo", "soo-yeon", "수연", "나무.길", "김"]
        let ids = names.indices.map { MemberID(RawIdentifier(milliseconds: UInt64($0), random: (0, 0))) }
        return Dictionary(uniqueKeysWithValues: zip(names, ids))
    }()

    struct Reading: Sendable, CustomTestStringConvertible {
        let text: String
        let found: [String]

        /// A text, and its mentions as they stand there, with their at signs.
        init(_ text: String, _ found: String...) { (self.text, self.found) = (text, found) }

        var testDescription: String { text.debugDescription }
    }

    private static let endings = [
        Reading("@soo", "@soo"), Reading("@soo: hi", "@soo"), Reading("@soo, @soo!", "@soo", "@soo"),
        Reading("@soo-yeon, hi", "@soo-yeon"), Reading("@soo-young"), Reading("@sooyeon"),
        Reading("@soo-", "@soo"), Reading("@soo.", "@soo"), Reading("@soo_1"), Reading("@나무.길에서", "@나무.길"),
        Reading("@나무.길 @나무", "@나무.길"), Reading("@아무도아닌이"),
    ]

    private static let particles = [
        Reading("@수연님께 물어보세요", "@수연"), Reading("@수연아", "@수연"), Reading("@수연씨는", "@수연"),
        Reading("@수연이랑 @soo가", "@수연", "@soo"), Reading("@수연이의", "@수연"),
        Reading("@수연사랑", "@수연"),
        Reading("@수연께서,", "@수연"),
    ]

    private static let beginnings = [
        Reading(""), Reading("@"), Reading("@ soo"), Reading("soo"), Reading("me@soo.kr"), Reading("@@soo"),
        Reading("(@soo)", "@soo"), Reading("글\n@soo", "@soo"), Reading("🌳@soo", "@soo"), Reading("가@soo"),
        // A nickname has two characters at the least.
        Reading("@김"),
    ]

    @Test(arguments: endings + particles + beginnings)
    func mentionsAreFound(reading: Reading) {
        let found = MentionReading(reading.text).mentions(of: Self.members)
        #expect(found.map { String(reading.text[$0.range]) } == reading.found)
        for mention in found {
            let name = String(reading.text[mention.range].dropFirst())
            #expect(mention.member == Self.members[name], "a mention is of the member of its name")
        }
    }

    @Test func namesAreAtMostAsManyAsAreLookedUpAtOnce() {
        // Each word has a possible name before each of its exclamation marks.
        let words = (0..<200).map { "@\(1_000 + $0)" + String(repeating: "!", count: 16) }
        let text = (["@수연"] + words + ["@soo"]).joined(separator: " ")
        let reading = MentionReading(text)
        #expect(reading.names.count <= MentionReading.mostNames)
        #expect(reading.names.count > MentionReading.mostNames - 20)
        let found = reading.mentions(of: Self.members).map { String(text[$0.range]) }
        #expect(found == ["@수연"], "names behind the last that is looked up mention no member")
    }
}
