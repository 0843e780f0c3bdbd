import Funding
import FundingConsole
import Terminal
import Vocabulary
import Web

/// The values of a shelter's page.
struct ShelterPage: ViewModel {
    let head: PageHead
    private let shelter: Shelter
    private let campaigns: CardSection?
    private let context: PageContext

    /// What a visitor sees of the shelter, with its campaigns.
    init(_ view: ShelterView, _ campaigns: CardSection?, _ context: PageContext) {
        (shelter, self.campaigns, self.context) = (view.shelter, campaigns, context)
        let details = view.shelter.details
        let summary = [details.place, details.introduction].filter { !$0.isEmpty }
        head = PageHead(
            details.name, summary.joined(separator: " · "), picture: view.shelter.photo?.card)
    }

    func shown(_ name: String) -> Shown? {
        let details = shelter.details
        return switch name {
        case "title": .text(details.name)
        case "state": .text(context.text(shelter.state.words))
        case "photos": .list(context.photos([shelter.photo?.card].compactMap(\.self)))
        case "facts": .list(facts)
        case "introduction": .optional(details.introduction.isEmpty ? nil : details.introduction)
        case "campaigns": .optional(campaigns)
        default: nil
        }
    }

    private var facts: [Fact] {
        let details = shelter.details
        var facts = [
            context.fact(Phrase(en: "Shelter no.", ko: "보호소 등록번호"), Phrase(details.registrationNumber)),
            context.fact(Phrase(en: "Place", ko: "지역"), Phrase(details.place)),
        ]
        if !details.contact.isEmpty {
            facts.append(context.fact(Phrase(en: "Contact", ko: "연락처"), Phrase(details.contact)))
        }
        if let verifiedAt = shelter.verifiedAt {
            facts.append(context.fact(Phrase(en: "Verified", ko: "확인한 날"), verifiedAt))
        }
        return facts
    }
}
