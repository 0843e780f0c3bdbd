import Funding
import Vocabulary
import Wire

extension FundingWire {
    /// A campaign before its check. Takes the members of `campaignDetails`, so that an edited answer can be
    /// sent back.
    static let campaignDraft = Shape<CampaignDraft>(
        "CampaignDraft",
        Field(flattening: campaignTexts) {
            CampaignTexts(title: $0.title, purpose: $0.purpose, story: $0.story)
        },
        Field("photos", namedPhotos, fallback: []) { $0.photos },
        Field(flattening: goalDraft) { GoalDraft(amount: $0.amount, items: $0.items) },
        Field(flattening: rules) {
            Rules(model: $0.model, isOverFunded: $0.isOverFunded, cap: $0.cap, costShare: $0.costShare)
        },
        Field("deadline", deadlineDraft.coder, fallback: DeadlineDraft(), note: .required) { $0.deadline },
        Field("registration", registrationDraft.coder.optional) { $0.registration }
    ) { texts, photos, goal, rules, deadline, registration in
        var draft = CampaignDraft()
        (draft.title, draft.purpose, draft.story) = (texts.title, texts.purpose, texts.story)
        (draft.photos, draft.amount, draft.items) = (photos, goal.amount, goal.items)
        (draft.model, draft.isOverFunded) = (rules.model, rules.isOverFunded)
        // The cap of items is their goal, whatever an answer said before they were edited.
        (draft.cap, draft.costShare) = (goal.items.isEmpty ? rules.cap : nil, rules.costShare)
        (draft.deadline, draft.registration) = (deadline, registration)
        return draft
    }

    /// An amount in won; the currency is written, and no other is read.
    static let won = WireCoder<Money>.money.map(
        expected: #"{"amount": 12000, "currency": "KRW"}"#, to: { (amount: Int64) in Money(amount, .krw) },
        from: { $0.currency == .krw ? $0.minorUnits : nil })

    /// A deadline as it is typed: what the clocks of its zone show then.
    static let deadlineDraft = Shape<DeadlineDraft>(
        "CampaignDeadlineDraft",
        Field("time", .text(example: "2026-12-05 19:30"), fallback: "", note: .required) { $0.time },
        Field("zone", zone, fallback: "Asia/Seoul") { $0.zone },
        Field("repeatedHour", WireCoder<RepeatedHour>.choice.optional) { $0.repeatedHour }
    ) { time, zone, repeatedHour in DeadlineDraft(time: time, zone: zone, repeatedHour: repeatedHour) }
    .passingOver(membersOf: deadline.schema)

    private static let registrationDraft = Shape<RegistrationDraft>(
        "CampaignRegistrationDraft",
        Field("office", .text(maximumLength: 60, example: "광주광역시"), fallback: "", note: .required) {
            $0.office
        },
        Field("number", .text(maximumLength: 40, example: "2026-12"), fallback: "", note: .required) {
            $0.number
        },
        Field("firstDay", .text(format: "date", example: "2026-01-01"), fallback: "", note: .required) {
            $0.firstDay
        },
        Field("lastDay", .text(format: "date", example: "2026-12-31"), fallback: "", note: .required) {
            $0.lastDay
        },
        Field("account", bankAccount.coder) { $0.account }
    ) { office, number, firstDay, lastDay, account in
        var draft = RegistrationDraft()
        (draft.office, draft.number, draft.account) = (office, number, account)
        (draft.firstDay, draft.lastDay) = (firstDay, lastDay)
        return draft
    }
}

extension FundingWire {
    private struct GoalDraft: Sendable {
        let amount: Int64?
        let items: [CampaignItemDraft]
    }

    private static let goalDraft = Shape<GoalDraft>(
        "CampaignGoalDraft",
        Field("amount", won.optional) { $0.amount },
        Field("items", itemDraft.array, fallback: []) { $0.items }
    ) { amount, items in GoalDraft(amount: amount, items: items) }

    private static let itemDraft: WireCoder<CampaignItemDraft> = Shape<CampaignItemDraft>(
        "CampaignItemDraft",
        Field("number", itemNumber.optional) { $0.number },
        Field("name", itemName, fallback: "", note: .required) { $0.name },
        Field("unitPrice", won, fallback: 0, note: .required) { $0.unitPrice },
        Field("wanted", .count(in: CampaignItemDraft.quantities), fallback: 1) { $0.wanted },
        Field("photo", WireCoder<PictureID>.namedPicture.optional) { $0.photo }
    ) { number, name, unitPrice, wanted, photo in
        CampaignItemDraft(number: number, name: name, unitPrice: unitPrice, wanted: wanted, photo: photo)
    }
    .passingOver(membersOf: item.schema).coder

    /// How a campaign collects.
    private struct Rules: Sendable {
        let model: CampaignModel
        let isOverFunded: Bool
        let cap: Int64?
        let costShare: Int
    }

    private static let rules = Shape<Rules>(
        "CampaignRules",
        Field("model", WireCoder<CampaignModel>.choice, fallback: .keepItAll) { $0.model },
        Field("overFunded", .bool, fallback: true) { $0.isOverFunded },
        Field("cap", won.optional) { $0.cap },
        Field("costShare", .count(in: costShares), fallback: 0) { $0.costShare }
    ) { model, isOverFunded, cap, costShare in
        Rules(model: model, isOverFunded: isOverFunded, cap: cap, costShare: costShare)
    }
}
