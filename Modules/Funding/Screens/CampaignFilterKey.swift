import Commands
import Funding
import FundingConsole
import Terminal

/// The filters of the list of campaigns that keys change.
enum CampaignFilterKey: ActionCase {
    case phase, order, model, itemsOnly

    var action: Action {
        switch self {
        case .phase:
            Action("funding.phase", Phrase(en: "Open or ended", ko: "진행 중·마감"), [.text("t")], isShown: true)
        case .order: Action("funding.order", Phrase(en: "Sort", ko: "정렬"), [.text("s")], isShown: true)
        case .model: Action("funding.model", Phrase(en: "Model", ko: "방식"), [.text("c")])
        case .itemsOnly: Action("funding.items-only", Phrase(en: "Items only", ko: "물품만"), [.text("f")])
        }
    }

    /// The next value, and behind the last model none.
    func change(_ query: inout CampaignQuery) {
        switch self {
        case .phase: query.phase = Self.next(to: query.phase)
        case .order: query.order = Self.next(to: query.order)
        case .model:
            let models = CampaignModel.allCases
            let place = query.model.flatMap { models.firstIndex(of: $0) } ?? -1
            query.model = models.indices.contains(place + 1) ? models[place + 1] : nil
        case .itemsOnly: query.itemsOnly.toggle()
        }
    }

    /// How it stands, as the line of filters says it.
    func words(in query: CampaignQuery) -> Phrase {
        switch self {
        case .phase: query.phase.words
        case .order: query.order.words
        case .model: query.model?.words ?? Phrase(en: "all models", ko: "모든 방식")
        case .itemsOnly:
            query.itemsOnly
                ? Phrase(en: "items only", ko: "물품만") : Phrase(en: "items and amounts", ko: "물품·금액")
        }
    }

    private static func next<Value: CaseIterable & Equatable>(to value: Value) -> Value {
        let all = Array(Value.allCases)
        let place = all.firstIndex(of: value) ?? 0
        return all[(place + 1) % all.count]
    }
}
