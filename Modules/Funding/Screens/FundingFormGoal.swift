import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// What a form of funding is for.
enum FundingFormGoal: Hashable, Sendable {
    case found
    case editShelter(ShelterID)
    case account(ShelterID)
    /// One more of the people of a shelter.
    case person(ShelterID)
    case draft(ShelterID)
    case edit(CampaignID)
    case extend(CampaignID)
    case back(CampaignID)
    /// News, thanks, a purchase or a delivery.
    case tell(CampaignID)
    case receipt(BackingID)
    case yearReceipt(ShelterID, Int64)

    var title: Phrase {
        switch self {
        case .found: ShelterListScreen.found.title
        case .editShelter, .edit: CampaignScreen.edit.title
        case .account: ShelterScreen.account.title
        case .person: ShelterPeopleScreen.add.title
        case .draft: ShelterScreen.new.title
        case .extend: CampaignScreen.extend.title
        case .back: CampaignScreen.back.title
        case .tell: UpdateListScreen.new.title
        case .receipt: OwnBackingsScreen.receipt.title
        case .yearReceipt: ReceiptScreen.year.title
        }
    }

    /// How many photos go with it.
    var photos: Int {
        switch self {
        case .found, .editShelter: 1
        case .draft, .edit: CampaignDraft.mostPhotos
        case .tell: UpdateDraft.mostPhotos
        case .account, .person, .extend, .back, .receipt, .yearReceipt: 0
        }
    }

    /// The fields with texts of several lines: Enter ends a line.
    static let texts: Set<String> = ["introduction", "story", "items", "text"]

    /// The values from which a field is chosen; nil for one that is typed freely.
    func choices(of field: String, _ base: FundingFormBase) -> [Phrase]? {
        switch field {
        case "model": CampaignModel.allCases.map(\.words)
        case "role": [ShelterRole.helper, .treasurer].map(\.words)
        case "repeatedHour": RepeatedHour.allCases.map(\.words)
        case "naming": BackerNaming.allCases.map(\.words)
        case "kind": UpdateMatter.Kind.allCases.map(\.words)
        case "rest": DeliveryRest.allCases.map(\.words)
        case "item": base.items.map { Phrase($0.name) }
        default: nil
        }
    }
}

/// What a form changes, as it was read.
struct FundingFormBase: Hashable, Sendable {
    var shelter: ShelterView?
    var campaign: CampaignView?

    /// The items of the campaign.
    var items: [CampaignItem] { campaign?.campaign.details.goal.items ?? [] }

    /// The photos that it shows.
    var photos: [PictureCard] {
        campaign?.campaign.photos.map(\.card) ?? [shelter?.shelter.photo?.card].compactMap(\.self)
    }
}

extension FundingFormGoal {
    /// Reads what the form changes.
    func base(_ funding: any FundingRepository) async throws(FundingError) -> FundingFormBase {
        var base = FundingFormBase()
        switch self {
        case .editShelter(let id), .account(let id): base.shelter = try await funding.shelter(id)
        case .edit(let id), .extend(let id), .back(let id), .tell(let id):
            base.campaign = try await funding.campaign(id)
        case .found, .person, .draft, .receipt, .yearReceipt: break
        }
        return base
    }

    /// The photos with which the form begins: those of what is edited.
    func photos(of base: FundingFormBase) -> [PictureCard] {
        switch self {
        case .editShelter, .edit: base.photos
        case .found, .account, .person, .draft, .extend, .back, .tell, .receipt, .yearReceipt: []
        }
    }

    /// The version of what is changed, so that entries of an earlier one are not restored; nil for a new one.
    func version(of base: FundingFormBase) -> Version? {
        switch self {
        case .editShelter: base.shelter?.shelter.version
        case .edit: base.campaign?.campaign.version
        case .found, .account, .person, .draft, .extend, .back, .tell, .receipt, .yearReceipt: nil
        }
    }
}
