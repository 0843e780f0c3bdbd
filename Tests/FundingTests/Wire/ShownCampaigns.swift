import Funding
import Vocabulary

/// Campaigns as principals see them, with everything that can stand in one.
enum ShownCampaigns {
    static let id = CampaignID(ShownShelters.raw(4, 1))

    static func deadline(days: Int64) -> CampaignDeadline {
        let moment = ShownShelters.after(days: days)
        return CampaignDeadline(
            moment: moment, zone: "Asia/Seoul", local: ZoneRules.korea.local(at: moment).time)
    }

    static func registration(_ account: BankAccount = ShownShelters.account) -> CampaignRegistration {
        let today = ZoneRules.korea.day(at: ShownShelters.moment)
        return CampaignRegistration(
            office: "광주광역시", number: "제2026-광주-007호", firstDay: today,
            lastDay: CivilDay(daysSince1970: today.daysSince1970 + 200), account: account)
    }

    static let items = [
        CampaignItem(
            number: 1, name: "사료: \"20 kg\"", unitPrice: ShownShelters.won(45_000), wanted: 10,
            photo: ShownShelters.photo(2)),
        CampaignItem(number: 3, name: "담요", unitPrice: ShownShelters.won(12_000), wanted: 24),
    ]

    /// The story has decomposed letters.
    static func details(
        _ goal: CampaignGoal = .items(items), _ model: CampaignModel = .itemBased, cap: Money? = nil,
        registration: CampaignRegistration? = nil
    ) -> CampaignDetails {
        CampaignDetails(
            title: "송정의 \"겨울\"", purpose: "겨울 사료와 담요", story: "\u{1100}\u{1167}울이\n옵니다.", goal: goal,
            model: model, cap: cap, costShare: 5, deadline: deadline(days: 14), registration: registration)
    }

    static func campaign(
        _ state: CampaignState, _ details: CampaignDetails = details(cap: CampaignGoal.items(items).sum),
        photos: [FundingPhoto] = [], missing: Set<Int> = [], pause: CampaignPause? = nil,
        firstDeadline: CampaignDeadline? = nil, result: CampaignResult? = nil, hiddenAt: Timestamp? = nil
    ) -> Campaign {
        let isDraft = state == .draft
        return Campaign(
            id: id, shelter: ShownShelters.id, details: details, photos: photos, state: state,
            ceiling: isDraft ? nil : details.goal.sum, lastItem: 3, missing: missing, pause: pause,
            firstDeadline: firstDeadline, result: result, hiddenAt: hiddenAt,
            createdAt: ShownShelters.moment, openedAt: isDraft ? nil : ShownShelters.after(days: 1),
            since: ShownShelters.after(days: 2), updatedAt: ShownShelters.after(days: 3),
            version: Version(5))
    }

    static func view(
        _ campaign: Campaign, raised: Int64 = 0, backers: Int = 0, items: [Int: ItemCount] = [:],
        unreturned: Int? = nil, role: ShelterRole? = nil
    ) -> CampaignView {
        CampaignView(
            campaign: campaign, shelter: ShownShelters.visited.shelter.card,
            raised: ShownShelters.won(raised), backers: BackerCount(backers), items: items,
            unreturned: unreturned, isCollecting: campaign.state.isCollecting, role: role)
    }
}

extension ShownCampaigns {
    /// Open for items, with counts and photos.
    static let open = view(
        campaign(.open, photos: [ShownShelters.photo(3), ShownShelters.photo(4)]), raised: 135_000,
        backers: 3, items: [1: ItemCount(held: 1, backed: 3), 3: ItemCount()], role: .owner)
    /// Written by its owner.
    static let draft = view(campaign(.draft), role: .owner)
    /// Over-funded, for an amount, registered and extended, with so many backings that no more are counted.
    static let extended = view(
        campaign(
            .extended,
            details(
                .amount(ShownShelters.won(20_000_000)), .keepItAll,
                registration: registration(ShownShelters.account.masked)),
            firstDeadline: deadline(days: 10)), raised: 23_000_000, backers: 5_000)
    static let paused = view(
        campaign(
            .paused,
            pause: CampaignPause(reason: .suspended, from: .extended, at: ShownShelters.after(days: 3))))
    static let refunding = view(
        campaign(
            .refunding, details(.amount(ShownShelters.won(300_000)), .allOrNothing, cap: nil),
            result: CampaignResult(
                ending: .missed, amount: ShownShelters.won(120_000), backings: 12,
                at: ShownShelters.after(days: 14))), raised: 90_000, unreturned: 9)
    static let delivered = view(
        campaign(
            .delivered, missing: [3],
            result: CampaignResult(
                ending: .reached, amount: ShownShelters.won(450_000), backings: 10,
                at: ShownShelters.after(days: 14)), hiddenAt: ShownShelters.after(days: 20)),
        raised: 450_000, backers: 10)
    static let all = [open, draft, extended, paused, refunding, delivered]

    /// What an owner types.
    static let typed: CampaignDraft = {
        var draft = CampaignDraft(open.campaign)
        draft.items.append(CampaignItemDraft(name: "방석", unitPrice: 9_000, wanted: 5))
        draft.registration = RegistrationDraft(registration())
        return draft
    }()

    /// For an amount, at an hour that clocks in Berlin show twice.
    static let doubled: CampaignDraft = {
        var draft = CampaignDraft()
        (draft.title, draft.purpose, draft.story) = ("밤", "밤 산책", "걷습니다.")
        (draft.amount, draft.model, draft.cap) = (500_000, .allOrNothing, 600_000)
        draft.isOverFunded = false
        draft.deadline = DeadlineDraft(
            time: "2026-10-25 02:30", zone: "Europe/Berlin", repeatedHour: .later)
        return draft
    }()

    static let payouts = [PayoutState.posted, .pending].map { state in
        Payout(
            shown: id, transfer: "2026-12-\(state.rawValue)", amount: ShownShelters.won(320_000),
            account: ShownShelters.account.masked, state: state, createdAt: ShownShelters.after(days: 15))
    }
}
