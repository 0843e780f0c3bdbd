import Funding
import FundingConsole
import Terminal
import Vocabulary
import Web

/// The values of a campaign's page.
struct CampaignPage: ViewModel {
    let head: PageHead
    private let view: CampaignView
    private let updates: [UpdateView]
    private let context: PageContext

    /// What a visitor sees of the campaign at that moment, with its last updates.
    init(_ view: CampaignView, _ updates: [UpdateView], _ context: PageContext) {
        (self.view, self.updates, self.context) = (view, updates, context)
        let (campaign, details) = (view.campaign, view.campaign.details)
        let summary = [view.shelter.name, details.purpose, details.story]
        head = PageHead(
            details.title, summary.joined(separator: " · "), picture: campaign.photos.first?.card)
    }

    func shown(_ name: String) -> Shown? {
        let details = view.campaign.details
        return switch name {
        case "title": .text(details.title)
        case "shelter": .text(view.shelter.name)
        case "shelterAddress": .text(context.address(of: AnyIdentifier(view.shelter.id)))
        case "raised": .text(view.raised.text(in: context.language))
        case "state": .text(context.text(view.shownState.words))
        case "filled": .text("\(min(10_000, view.progress))")
        case "percent": .text(view.drawnProgress.percent)
        case "progressLabel": .text(context.text(Phrase(en: "Progress", ko: "달성률")))
        case "goal": .text(context.text(goal))
        case "note": .optional(note.map { context.text($0) })
        case "photos": .list(context.photos(view.campaign.photos.map(\.card)))
        case "facts": .list(CampaignFacts(view, context).all)
        case "story": .text(details.story)
        case "needed": details.goal.items.isEmpty ? .nothing : .value(NeededItems(view, context))
        case "news": updates.isEmpty ? .nothing : .value(CampaignNews(updates, details.goal, context))
        default: nil
        }
    }

    private var goal: Phrase {
        let goal = Phrase { view.campaign.details.goal.sum.text(in: $0) }
        return Phrase(en: "goal \(goal.en)", ko: "목표 \(goal.ko)")
    }

    /// What is said of one that is paused, gives its money back, or was cut short.
    private var note: Phrase? {
        if let returned = view.returnedWords {
            return Phrase(
                en: "All money goes back: \(returned.en).", ko: "후원금을 모두 환불합니다. \(returned.ko).")
        }
        if view.campaign.isCutShort {
            let words = view.campaign.cutShortWords
            return Phrase(en: "\(words.en).", ko: "\(words.ko).")
        }
        guard view.campaign.pause != nil else { return nil }
        return Phrase(en: "The campaign takes nothing for now.", ko: "잠시 후원을 받지 않습니다.")
    }
}

/// The items that a campaign collects for.
private struct NeededItems: ViewModel {
    private let view: CampaignView
    private let context: PageContext

    init(_ view: CampaignView, _ context: PageContext) { (self.view, self.context) = (view, context) }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "heading": .text(context.text(Phrase(en: "What is needed", ko: "필요한 물품")))
        case "items": .list(view.campaign.details.goal.items.map { NeededItem($0, view, context) })
        default: nil
        }
    }
}

/// One of them, with its progress.
private struct NeededItem: ViewModel {
    private let item: CampaignItem
    private let taken: Int
    private let isMissing: Bool
    private let context: PageContext

    init(_ item: CampaignItem, _ view: CampaignView, _ context: PageContext) {
        (self.item, self.context) = (item, context)
        taken = view.items[item.number]?.taken ?? 0
        isMissing = view.campaign.missing.contains(item.number)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "name": .text(item.name)
        case "price": .text(item.unitPrice.text(in: context.language))
        case "wanted": .text("\(item.wanted)")
        case "filled": .text("\(min(taken, item.wanted))")
        case "label": .text(item.name)
        case "count": .text("\(taken)/\(item.wanted)")
        case "missing":
            isMissing
                ? .text(context.text(Phrase(en: "It cannot be had.", ko: "구할 수 없는 물품입니다."))) : .nothing
        case "photos":
            .list([item.photo.map { context.photo($0.card, named: Phrase(item.name)) }].compactMap(\.self))
        default: nil
        }
    }
}

/// The last updates of a campaign.
private struct CampaignNews: ViewModel {
    private let updates: [UpdateView]
    private let goal: CampaignGoal
    private let context: PageContext

    init(_ updates: [UpdateView], _ goal: CampaignGoal, _ context: PageContext) {
        (self.updates, self.goal, self.context) = (updates, goal, context)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "heading": .text(context.text(Phrase(en: "Updates", ko: "소식")))
        case "updates": .list(updates.map { NewsItem($0, goal, context) })
        default: nil
        }
    }
}

/// One update.
private struct NewsItem: ViewModel {
    private let update: CampaignUpdate
    private let goal: CampaignGoal
    private let context: PageContext

    init(_ view: UpdateView, _ goal: CampaignGoal, _ context: PageContext) {
        (update, self.goal, self.context) = (view.update, goal, context)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "matter": .text(context.text(matter))
        case "machine": .text(update.createdAt.htmlDate)
        case "clock": .text(update.createdAt.absolute(in: .korea))
        case "text": .text(update.text)
        case "photos": .list(context.photos(update.photos.map(\.card)))
        default: nil
        }
    }

    private var matter: Phrase {
        let (words, item) = (update.matter.kind.words, update.matter.item.flatMap { goal.item($0)?.name })
        guard let quantity = update.matter.quantity else { return words }
        guard let item else { return Phrase(en: "\(words.en): \(quantity)", ko: "\(words.ko): \(quantity)") }
        return Phrase(en: "\(words.en): \(quantity) × \(item)", ko: "\(words.ko): \(item) \(quantity)개")
    }
}
