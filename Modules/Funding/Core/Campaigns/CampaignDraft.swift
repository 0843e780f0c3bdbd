public import Vocabulary

/// A campaign before its check, as it is typed.
public struct CampaignDraft: Hashable, Sendable {
    public var title = ""
    public var purpose = ""
    public var story = ""
    /// Pictures that the member has uploaded, or that the campaign shows: at most 5, none twice.
    public var photos: [PictureID] = []
    /// In won; left out where there are items.
    public var amount: Int64?
    public var items: [CampaignItemDraft] = []
    public var model: CampaignModel = .keepItAll
    /// Whether more than the goal is taken.
    public var isOverFunded = true
    /// The most that is taken, in won; nil for the goal, or any amount if it is over-funded.
    public var cap: Int64?
    /// In percent.
    public var costShare = 0
    public var deadline = DeadlineDraft()
    public var registration: RegistrationDraft?

    /// A draft with nothing filled in.
    public init() {}

    /// The draft that reproduces the campaign.
    public init(_ campaign: Campaign) {
        let details = campaign.details
        (title, purpose, story) = (details.title, details.purpose, details.story)
        photos = campaign.photos.map(\.card.id)
        if case .amount(let sum) = details.goal { amount = sum.minorUnits }
        items = details.goal.items.map(CampaignItemDraft.init)
        (model, costShare) = (details.model, details.costShare)
        // The cap of items is their goal, whatever they come to once they are edited.
        (isOverFunded, cap) = (details.cap == nil, items.isEmpty ? details.cap?.minorUnits : nil)
        deadline = DeadlineDraft(details.deadline)
        registration = details.registration.map(RegistrationDraft.init)
    }

    /// How many photos a campaign has at the most, besides those of its items.
    public static let mostPhotos = 5
    /// How many items a campaign has at the most.
    public static let mostItems = 20
    /// The last number that an item can have.
    static let lastNumber = 999
    /// The goals and caps of campaigns, in won.
    public static let sums: ClosedRange<Int64> = 1_000...10_000_000_000

    /// The pictures that the campaign and its items are to show, in this order.
    var pictures: [PictureID] { photos + items.compactMap(\.photo) }

    /// The parts that tell one request from another.
    var content: [String?] {
        let head: [String?] = [
            title, purpose, story, photos.map { "\($0)" }.joined(separator: " "), amount.map { "\($0)" },
            model.rawValue, "\(isOverFunded)", cap.map { "\($0)" }, "\(costShare)", deadline.time,
            deadline.zone, deadline.repeatedHour?.rawValue,
        ]
        return head + items.flatMap(\.content) + (registration?.content ?? [])
    }
}
