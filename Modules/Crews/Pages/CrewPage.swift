import Crews
import CrewsConsole
import Terminal
import Vocabulary
import Web

/// The values of a crew's page.
struct CrewPage: ViewModel {
    let head: PageHead
    private let details: CrewDetails
    private let fee: String
    private let joining: String
    private let photos: [Photo]
    private let facts: [Fact]

    /// What a visitor sees of the crew at that moment.
    init(_ view: CrewView, _ context: PageContext) {
        let (crew, details) = (view.crew, view.crew.details)
        self.details = details
        fee = context.text(details.fee.words)
        joining = context.text(view.joiningWords)
        photos = context.photos([crew.coverCard].compactMap(\.self))
        facts = Self.facts(view, context)
        let summary = [context.text(details.sportWords), details.place, details.introduction]
        head = PageHead(
            details.name, summary.filter { !$0.isEmpty }.joined(separator: " · "), picture: crew.coverCard)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(details.name)
        case "fee": .text(fee)
        case "joining": .text(joining)
        case "photos": .list(photos)
        case "facts": .list(facts)
        case "introduction": .optional(details.introduction.isEmpty ? nil : details.introduction)
        default: nil
        }
    }

    private static func facts(_ view: CrewView, _ context: PageContext) -> [Fact] {
        let (crew, details) = (view.crew, view.crew.details)
        var facts = [context.fact(Phrase(en: "Sport", ko: "종목"), details.sportWords)]
        if !details.place.isEmpty {
            facts.append(context.fact(Phrase(en: "Place", ko: "지역"), Phrase(details.place)))
        }
        if let schedule = details.schedule {
            facts.append(context.fact(Phrase(en: "Meets", ko: "정기 모임"), schedule.words))
        }
        facts += [
            context.fact(Phrase(en: "Members", ko: "회원"), view.membersWords),
            context.fact(Phrase(en: "Joining", ko: "가입 방식"), view.joiningTerms),
            context.fact(Phrase(en: "Fee", ko: "가입비"), details.fee.words),
        ]
        // The rule in days: it names no moment.
        if let refund = details.fee.refundWords(at: crew.updatedAt) {
            facts.append(context.fact(Phrase(en: "Refunds", ko: "환불 기준"), refund))
        }
        let dues = [view.dues?.words, view.comingDues?.comingWords].compactMap(\.self)
        facts += dues.map { context.fact(Phrase(en: "Dues", ko: "회비"), $0) }
        facts.append(context.fact(Phrase(en: "Owner", ko: "크루장"), view.owner))
        facts.append(context.fact(Phrase(en: "Founded", ko: "만든 날"), crew.createdAt))
        return facts
    }
}
