import Funding
import FundingConsole
import Terminal
import Vocabulary
import Web

/// What a page says of a campaign behind labels: who collects, for what, until when, and by which rules.
struct CampaignFacts {
    private let view: CampaignView
    private let context: PageContext

    init(_ view: CampaignView, _ context: PageContext) { (self.view, self.context) = (view, context) }

    var all: [Fact] {
        let details = view.campaign.details
        var facts = [
            context.fact(Phrase(en: "Purpose", ko: "모집 목적"), Phrase(details.purpose)),
            context.fact(Phrase(en: "Model", ko: "방식"), details.model.words),
            context.fact(Phrase(en: "Deadline", ko: "마감"), view.campaign.deadline),
        ]
        if let cap = details.cap {
            facts.append(context.fact(Phrase(en: "At most", ko: "한도"), Phrase { cap.text(in: $0) }))
        }
        facts.append(context.fact(Phrase(en: "Costs", ko: "비용 비율"), costs))
        facts.append(context.fact(Phrase(en: "Backings", ko: "참여"), view.backersWords))
        if let result = view.campaign.result {
            facts.append(context.fact(Phrase(en: "Result", ko: "결과"), result.words))
        }
        return facts + collector
    }

    private var costs: Phrase {
        let share = view.campaign.details.costShare
        return Phrase(en: "\(share)% of what is collected", ko: "모인 금액의 \(share)%")
    }

    /// The shelter, and the registration under which it collects.
    private var collector: [Fact] {
        let shelter = view.shelter
        var facts = [
            context.fact(Phrase(en: "Collected by", ko: "모집자"), Phrase(shelter.name)),
            context.fact(Phrase(en: "Shelter no.", ko: "보호소 등록번호"), Phrase(shelter.registrationNumber)),
        ]
        if !shelter.contact.isEmpty {
            facts.append(context.fact(Phrase(en: "Contact", ko: "연락처"), Phrase(shelter.contact)))
        }
        guard let registration = view.campaign.details.registration else { return facts }
        let (first, last) = (registration.firstDay, registration.lastDay)
        return facts + [
            context.fact(
                Phrase(en: "Registered with", ko: "모집 등록"),
                Phrase("\(registration.office) \(registration.number)")),
            context.fact(Phrase(en: "Registered for", ko: "등록 기간"), Phrase("\(first) ~ \(last)")),
            context.fact(Phrase(en: "Account", ko: "모집 계좌"), Phrase("\(registration.account)")),
        ]
    }
}
