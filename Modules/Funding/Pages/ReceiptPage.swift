import Funding
import FundingConsole
import Terminal
import Vocabulary
import Web

/// The values of a receipt for printing.
struct ReceiptPage: ViewModel {
    private let view: ReceiptView
    private let context: PageContext

    /// The receipt as it is now.
    init(_ view: ReceiptView, _ context: PageContext) { (self.view, self.context) = (view, context) }

    private var receipt: Receipt { view.receipt }

    var head: PageHead {
        PageHead(context.text(Self.title), view.shelter.name, isIndexed: false)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(context.text(Self.title))
        case "number": .text(context.text(receipt.numberWords))
        case "void": .optional(void.map { context.text($0) })
        case "facts": .list(facts)
        case "heading": .text(context.text(Phrase(en: "What was given", ko: "후원 내역")))
        case "lines": .list(receipt.lines.map { ReceiptPageLine($0, context) })
        case "total": .text(context.text(total))
        case "notice": .text(context.text(.notOfficial))
        case "printing": .text(context.text(Self.printing))
        default: nil
        }
    }

    private var facts: [Fact] {
        let shelter = view.shelter
        return [
            context.fact(Phrase(en: "Given by", ko: "후원자"), receipt.holderWords),
            context.fact(Phrase(en: "Given to", ko: "받은 곳"), Phrase(shelter.name)),
            context.fact(Phrase(en: "Shelter no.", ko: "보호소 등록번호"), Phrase(shelter.registrationNumber)),
            context.fact(Phrase(en: "Year", ko: "연도"), Phrase("\(receipt.year)")),
            context.fact(Phrase(en: "Issued", ko: "발급일"), receipt.issuedAt),
        ]
    }

    private var total: Phrase {
        let amount = Phrase { receipt.amount.text(in: $0) }
        return Phrase(en: "Total \(amount.en)", ko: "합계 \(amount.ko)")
    }

    private var void: Phrase? {
        receipt.void.map { void in
            Phrase(en: "Void: \(void.reason.words.en).", ko: "무효: \(void.reason.words.ko)")
        }
    }

    private static let title = Phrase(en: "Receipt of giving", ko: "후원 영수증")
    private static let printing = Phrase(
        en: "Print this page with your browser.", ko: "브라우저의 인쇄 기능으로 인쇄하세요.")
}

/// One backing on a receipt.
private struct ReceiptPageLine: ViewModel {
    private let line: ReceiptLine
    private let context: PageContext

    init(_ line: ReceiptLine, _ context: PageContext) { (self.line, self.context) = (line, context) }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "day": .text("\(line.day)")
        case "campaign": .text(line.title)
        case "amount": .text(line.amount.text(in: context.language))
        default: nil
        }
    }
}
