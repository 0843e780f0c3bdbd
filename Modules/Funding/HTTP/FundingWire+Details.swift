import Funding
import Vocabulary
import Wire

extension FundingWire {
    /// What a campaign says about itself. `amount` stands alone, or `items` do.
    static let campaignDetails = Shape<CampaignDetails>(
        "CampaignDetails",
        Field(flattening: campaignTexts) {
            CampaignTexts(title: $0.title, purpose: $0.purpose, story: $0.story)
        },
        Field(flattening: goal) { $0.goal },
        Field("model", WireCoder<CampaignModel>.choice) { $0.model },
        // Told by `cap`; for readers that do not know it.
        Field("overFunded", .bool) { $0.cap == nil },
        Field("cap", WireCoder<Money>.money.optional) { $0.cap },
        Field("costShare", .count(in: costShares)) { $0.costShare },
        Field("deadline", deadline.coder) { $0.deadline },
        Field("registration", registration.coder.optional) { $0.registration }
    ) { texts, goal, model, _, cap, costShare, deadline, registration in
        CampaignDetails(
            title: texts.title, purpose: texts.purpose, story: texts.story, goal: goal, model: model,
            cap: cap, costShare: costShare, deadline: deadline, registration: registration)
    }

    /// The texts of a campaign, checked or not.
    struct CampaignTexts: Sendable {
        let title: String
        let purpose: String
        let story: String
    }

    static let campaignTexts = Shape<CampaignTexts>(
        "CampaignTexts",
        Field("title", campaignTitle, fallback: "", note: .required) { $0.title },
        Field(
            "purpose", .text(minimumLength: 2, maximumLength: 100, example: "겨울 사료와 담요"), fallback: "",
            note: .required
        ) { $0.purpose },
        Field(
            "story", .text(minimumLength: 1, maximumLength: 5_000, example: "송정 보호소에 겨울이 옵니다."),
            fallback: "", note: .required
        ) { $0.story }
    ) { title, purpose, story in CampaignTexts(title: title, purpose: purpose, story: story) }

    /// Blank where the campaign is kept out of sight.
    static let campaignTitle = WireCoder<String>.text(maximumLength: 60, example: "송정 보호소의 겨울")

    /// In percent.
    static let costShares = 0...RegistrationRule.highestCostShare

    /// The end of a campaign: `time` is what the clocks of `zone` show at `moment`.
    static let deadline = Shape<CampaignDeadline>(
        "CampaignDeadline",
        Field("time", civilTime) { $0.local },
        Field("zone", zone) { $0.zone },
        Field("moment", .timestamp) { $0.moment }
    ) { local, zone, moment in CampaignDeadline(moment: moment, zone: zone, local: local) }

    /// A zone of the IANA database.
    static let zone = WireCoder<String>.text(maximumLength: 64, example: "Asia/Seoul")

    private static let civilTime = WireCoder<String>.text(example: "2026-12-05 19:30").map(
        expected: "2026-12-05 19:30", to: { (time: CivilTime) in "\(time)" }, from: { CivilTime($0) })

    /// A registration under the Donations Act.
    static let registration = Shape<CampaignRegistration>(
        "CampaignRegistration",
        Field("office", .text(example: "광주광역시")) { $0.office },
        Field("number", .text(example: "2026-12")) { $0.number },
        Field("firstDay", .day) { $0.firstDay },
        Field("lastDay", .day) { $0.lastDay },
        Field("account", bankAccount.coder) { $0.account }
    ) { office, number, firstDay, lastDay, account in
        CampaignRegistration(
            office: office, number: number, firstDay: firstDay, lastDay: lastDay, account: account)
    }
}

extension FundingWire {
    /// Of the two members that tell what is collected for.
    private struct GoalParts: Sendable {
        let amount: Money?
        let items: [CampaignItem]
    }

    private static let goal = Shape<GoalParts>(
        "CampaignGoal",
        Field("amount", WireCoder<Money>.money.optional) { $0.amount },
        Field("items", item.coder.array) { $0.items }
    ) { amount, items in GoalParts(amount: amount, items: items) }
    .map(
        to: { (goal: CampaignGoal) in
            switch goal {
            case .amount(let amount): GoalParts(amount: amount, items: [])
            case .items(let items): GoalParts(amount: nil, items: items)
            }
        },
        from: { parts, place throws(DecodingFailure) in
            guard let amount = parts.amount else { return .items(parts.items) }
            guard parts.items.isEmpty else {
                throw DecodingFailure(.member("items", of: place), .unexpected)
            }
            return .amount(amount)
        })

    /// Something that a shelter needs.
    static let item = Shape<CampaignItem>(
        "CampaignItem",
        Field("number", itemNumber) { $0.number },
        Field("name", itemName) { $0.name },
        Field("unitPrice", .money) { $0.unitPrice },
        Field("wanted", .count(in: CampaignItemDraft.quantities)) { $0.wanted },
        Field(flattening: onePhoto) { $0.photo }
    ) { number, name, unitPrice, wanted, photo in
        CampaignItem(number: number, name: name, unitPrice: unitPrice, wanted: wanted, photo: photo)
    }

    /// Names an item within its campaign.
    static let itemNumber = WireCoder<Int>.count(in: 1...999)

    static let itemName = WireCoder<String>.text(maximumLength: 60, example: "사료 20 kg")
}
