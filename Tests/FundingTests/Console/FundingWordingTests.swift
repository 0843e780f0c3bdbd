import Commands
import Funding
import FundingConsole
import Terminal
import TestKit
import Testing
import Vocabulary

/// How campaigns, receipts and notices are worded, drawn and typed.
@Suite struct FundingWordingTests {
    private static func parts(_ act: String) -> NoticeWording.Parts {
        NoticeWording.Parts(
            act: act, actor: Phrase(en: "수연", ko: "수연 님이"), subject: Phrase("'송정의 겨울'"), others: 0)
    }

    private static let wordings = NoticeWordings(NoticeWording.ofFunding)

    private static func expectSentence(_ kind: NoticeKind, _ act: String) {
        let phrase = wordings.sentence(of: kind, parts(act))
        #expect(phrase.en.hasSuffix(".") && phrase.ko.hasSuffix("."), "Word \(act) as a sentence: \(phrase)")
        #expect(
            phrase.en.contains("'송정의 겨울'") && phrase.ko.contains("'송정의 겨울'"),
            "Name the campaign or shelter: \(phrase)")
        #expect(!phrase.en.contains("수연"), "Name no backer: \(phrase)")
    }

    @Test(arguments: BackingAct.allCases.map(\.rawValue) + ["of a newer server"])
    func everyActToABackerHasASentence(_ act: String) { Self.expectSentence(.backing, act) }

    @Test(arguments: ShelterAct.allCases.map(\.rawValue) + ["of a newer server"])
    func everyActToAShelterHasASentence(_ act: String) {
        Self.expectSentence(.shelter, act)
        Self.expectSentence(.campaignBacked, act)
    }

    @Test(
        arguments: [
            (0, "░░░░", "0%"), (1, "█░░░", "0%"), (5_000, "██░░", "50%"), (9_999, "███░", "99%"),
            (10_000, "████", "100%"), (23_456, "████", "234%"), (.max, "████", "92233720368547758%"),
        ] as [(Int64, String, String)])
    func aBarIsFullOnceTheGoalIsReached(_ progress: Int64, bar: String, percent: String) {
        let drawn = CampaignProgress(progress)
        #expect(drawn.bar(cells: 4).plain == bar && drawn.percent == percent)
    }

    @Test(
        arguments: [
            ("사료:45000:30", "사료", 45_000, 30), ("사료: 20 kg:45000:30", "사료: 20 kg", 45_000, 30),
            ("\u{1109}\u{1161}료:1:1", "\u{1109}\u{1161}료", 1, 1), ("사료:4만5천원:30", "사료", 45_000, 30),
        ] as [(String, String, Int64, Int)])
    func anItemIsTypedAsNamePriceAndQuantity(_ text: String, name: String, price: Int64, wanted: Int) {
        var draft = CampaignDraft()
        let isRead = draft.setItem(typed: text)
        #expect(isRead && draft.items == [CampaignItemDraft(name: name, unitPrice: price, wanted: wanted)])
    }

    @Test(arguments: ["", "사료", "사료:1", "사료:1:x", "사료:x:1", "7=사료:1:1"])
    func anItemThatIsNoneIsRefused(_ text: String) {
        var draft = CampaignDraft()
        let isRead = draft.setItem(typed: text)
        #expect(!isRead && draft.items.isEmpty, "Refuse '\(text)': \(draft.items)")
    }

    @Test func anItemIsTypedInThePlaceOfAnother() {
        var draft = CampaignDraft()
        draft.items = [CampaignItemDraft(number: 3, name: "사료", unitPrice: 45_000, wanted: 30)]
        let isRead = draft.setItem(typed: "3=담요:12000:10")
        let expected = CampaignItemDraft(number: 3, name: "담요", unitPrice: 12_000, wanted: 10)
        #expect(isRead && draft.items == [expected])
    }

    @Test func theMostIsTypedAsAnAmountTheGoalOrNone() {
        var draft = CampaignDraft()
        for (text, isOverFunded, cap) in [
            ("500000", false, 500_000), ("50만원", false, 500_000), ("목표", false, nil), ("none", true, nil),
        ]
            as [(String, Bool, Int64?)]
        {
            var errors: [FieldError] = []
            draft.setCap(typed: text, &errors)
            #expect(errors.isEmpty && draft.isOverFunded == isOverFunded && draft.cap == cap, "\(text)")
        }
        var errors: [FieldError] = []
        for text in ["많이", "12.5"] { draft.setCap(typed: text, &errors) }
        let rules: [FieldError.Rule] = [.malformed(expected: "12000"), .wholeUnits(of: "KRW")]
        #expect(errors.map(\.rule) == rules && draft.isOverFunded && draft.cap == nil)
    }

    @Test func picksAreTypedWithTheirQuantity() throws {
        #expect(try ItemPick.typed("3") == ItemPick(item: 3, quantity: 1))
        #expect(try ItemPick.typed("3:12") == ItemPick(item: 3, quantity: 12))
        for text in ["", "사료", "3:", "3:2:1", ":2"] {
            #expect(throws: FundingError.self, "Refuse '\(text)'.") { try ItemPick.typed(text) }
        }
    }

    @Test func theExportHasALineForEachBackingAndNoFormula() {
        let views = [
            ShownReceipts.merged, ShownReceipts.view(holder: "=SUM(A1)"), ShownReceipts.refunded,
        ]
        let lines = ReceiptExport(views).lines
        #expect(lines.count == 7, "\(lines)")
        #expect(lines[1].hasPrefix("2026,17,void-merged,"), "\(lines[1])")
        #expect(lines.contains { $0.contains("'=SUM(A1)") } && !lines.contains { $0.contains(",=SUM") })
        #expect(lines.allSatisfy { !$0.contains("\n") })
    }

    @Test(arguments: Language.allCases) func aReceiptSaysThatItIsNotOfficial(_ language: Language) {
        let options = ConsoleOptions(language: language, allowsColour: false)
        let recording = Console.recording(options, width: 200)
        for view in ShownReceipts.all {
            recording.console.show(Fields(Details(view), on: recording.console))
        }
        let word = language == .ko ? "법정 기부금 영수증이 아니며" : "not the official donation receipt"
        let shown = recording.output.split(separator: "\n").joined(separator: " ")
        #expect(shown.contains(word), "Say it on every receipt: \(shown)")
    }
}
