import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension FundingFields {
    /// The whole campaign.
    func campaign(_ draft: CampaignDraft) -> [FieldList.Field] {
        return [
            field("title", draft.title, limit: TextLimit(60)),
            field("purpose", draft.purpose, limit: TextLimit(100)),
            field("model", draft.model.words.text(in: language)),
            field("amount", draft.amount.map { "\($0)" } ?? "", Self.amount),
            items(draft), field("cap", draft.typedCap(in: language), Self.cap),
            field("costShare", "\(draft.costShare)"),
        ] + deadline(draft.deadline) + [story(draft)] + registration(draft.registration)
    }

    /// Of an open campaign only what may still change.
    var edited: [FieldList.Field] {
        guard let campaign = base.campaign?.campaign else { return [] }
        let draft = CampaignDraft(campaign)
        if campaign.state == .draft { return self.campaign(draft) }
        let items = draft.items.isEmpty || draft.model == .allOrNothing ? [] : [items(draft)]
        return [field("title", draft.title, limit: TextLimit(60))] + items + [story(draft)]
    }

    /// The fields of an update; those of an item where the campaign has items.
    var update: [FieldList.Field] {
        let item = Phrase(en: "Item, if bought or delivered", ko: "구매·전달한 물품")
        let quantity = Phrase(en: "How many, if bought or delivered", ko: "구매·전달한 수량")
        return [field("kind", UpdateMatter.Kind.news.words.text(in: language))]
            + (base.items.isEmpty ? [] : [field("item", "", item)])
            + [
                field("quantity", "", quantity), field("rest", DeliveryRest.more.words.text(in: language)),
                field("text", "", limit: TextLimit(2_000)),
            ]
    }

    private func story(_ draft: CampaignDraft) -> FieldList.Field {
        field("story", draft.story, limit: TextLimit(5_000))
    }

    private func items(_ draft: CampaignDraft) -> FieldList.Field {
        let lines = draft.items.map(\.typed).joined(separator: "\n")
        return field("items", lines, Self.items, limit: TextLimit(3_000))
    }

    private func registration(_ draft: RegistrationDraft?) -> [FieldList.Field] {
        let draft = draft ?? RegistrationDraft()
        let account = draft.account
        return [
            field("registration.office", draft.office, Self.office),
            field("registration.number", draft.number),
            field("registration.firstDay", draft.firstDay), field("registration.lastDay", draft.lastDay),
            field("registration.account.bank", account.bank),
            field("registration.account.number", account.number),
            field("registration.account.holder", account.holder),
        ]
    }

    private static let amount = Phrase(en: "Goal in won (empty with items)", ko: "목표 금액(원), 물품이 있으면 비움")
    private static let cap = Phrase(
        en: "Most that is taken: none, goal, or an amount", ko: "한도: 없음, 목표, 또는 금액(원)")
    private static let items = Phrase(
        en: "Items, one a line: \(CampaignDraft.itemExample.en)",
        ko: "물품, 한 줄에 하나: \(CampaignDraft.itemExample.ko)")
    private static let office = Phrase(
        en: "Registration, from 10,000,000 won on: office (optional)", ko: "1천만 원부터 등록 정보: 등록청 (선택)")
}

extension CampaignItemDraft {
    /// The item as it is typed (`CampaignDraft.setItem`), with its number in front if it has one.
    fileprivate var typed: String {
        let number = number.map { "\($0)=" } ?? ""
        return "\(number)\(name):\(unitPrice):\(wanted)"
    }
}

extension CampaignDraft {
    /// The most that is taken as it is typed (`CampaignDraft.setCap`).
    fileprivate func typedCap(in language: Language) -> String {
        if isOverFunded { return Phrase(en: "none", ko: "없음").text(in: language) }
        return cap.map { "\($0)" } ?? Phrase(en: "goal", ko: "목표").text(in: language)
    }
}
