import Funding
import SampleKit

/// A shelter of the sample neighbourhood with its campaigns.
struct SampleShelter: Sendable {
    let draft: ShelterDraft
    let photo: DescribedDrawing
    /// Whether an operator verifies it; a campaign of another stays a draft.
    var isVerified = true
    let account: BankAccount
    let campaigns: [SampleCampaign]

    /// All that it shows.
    var drawings: [DescribedDrawing] { [photo] + campaigns.flatMap(\.drawings) }
}

/// A campaign of the sample neighbourhood, and what becomes of it.
struct SampleCampaign: Sendable {
    /// Without a deadline and photos.
    let draft: CampaignDraft
    let photo: DescribedDrawing
    /// After how many days it ends.
    let days: Int64
    /// When it is opened, from 0 to 1 of the neighbourhood's past.
    let opening: Double
    var fate: Fate = .collects
    var updates: [Update] = []
    var backings: [BackingDraft] = []

    /// What its shelter does with it later.
    enum Fate: Sendable {
        case collects, isExtended, isCalledOff
    }

    /// What its shelter tells, and when.
    struct Update: Sendable {
        let moment: Double
        var matter: UpdateMatter = .news
        let text: String
        var photo: DescribedDrawing?
    }

    /// All that it shows.
    var drawings: [DescribedDrawing] { [photo] + updates.compactMap(\.photo) }
}

extension SampleShelter {
    /// The draft of a shelter.
    static func draft(
        _ name: String, _ registrationNumber: String, at place: String, contact: String,
        _ introduction: String
    ) -> ShelterDraft {
        var draft = ShelterDraft()
        (draft.name, draft.registrationNumber) = (name, registrationNumber)
        (draft.place, draft.contact, draft.introduction) = (place, contact, introduction)
        return draft
    }
}

extension SampleCampaign {
    /// The draft of a campaign for items, each taken up to its wanted quantity.
    static func draft(
        _ title: String, for purpose: String, items: [CampaignItemDraft], _ story: String
    ) -> CampaignDraft {
        var draft = CampaignDraft()
        (draft.title, draft.purpose, draft.story) = (title, purpose, story)
        (draft.model, draft.items, draft.isOverFunded) = (.itemBased, items, false)
        return draft
    }

    /// The draft of a campaign for an amount of won.
    static func draft(
        _ title: String, for purpose: String, _ model: CampaignModel = .keepItAll, amount: Int64, cap: Int64,
        costShare: Int = 0, _ story: String
    ) -> CampaignDraft {
        var draft = CampaignDraft()
        (draft.title, draft.purpose, draft.story) = (title, purpose, story)
        (draft.model, draft.amount, draft.costShare) = (model, amount, costShare)
        (draft.isOverFunded, draft.cap) = (cap > amount, cap)
        return draft
    }
}
