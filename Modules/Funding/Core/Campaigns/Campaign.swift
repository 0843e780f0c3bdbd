public import Vocabulary

/// A shelter's campaign. Every change is one of the transitions in `Campaign+Running` and `Campaign+Ending`;
/// each gives the next value or throws. It keeps no sum: the total is Payments' account of the campaign as a
/// payee (`PayeeBalance.raised`).
public struct Campaign: Hashable, Sendable {
    public let id: CampaignID
    /// The shelter that answers for it; another one where an operator has moved it.
    public internal(set) var shelter: ShelterID
    public internal(set) var details: CampaignDetails
    /// At most 5, besides those of the items.
    public internal(set) var photos: [FundingPhoto]
    public internal(set) var state: CampaignState
    /// The most that it takes, decided when it was opened, and again when it is moved
    /// (`RegistrationRule.ceiling`); nil for a draft.
    public internal(set) var ceiling: Money?
    /// The highest number that an item has ever had.
    public internal(set) var lastItem: Int
    /// The items that cannot be had, by number.
    public internal(set) var missing: Set<Int>
    public internal(set) var pause: CampaignPause?
    /// The deadline that it had before it was extended; nil if it was not.
    public internal(set) var firstDeadline: CampaignDeadline?
    /// What came of it; nil until that is decided.
    public internal(set) var result: CampaignResult?
    /// Since when a moderator keeps it out of sight; nil while it is shown.
    public internal(set) var hiddenAt: Timestamp?
    public let createdAt: Timestamp
    /// When it was opened; by this "newest" is ordered. Nil for a draft.
    public internal(set) var openedAt: Timestamp?
    /// When it came into its state.
    public internal(set) var since: Timestamp
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// A draft of that shelter.
    public init(id: CampaignID, of shelter: ShelterID, _ details: CampaignDetails, at now: Timestamp) {
        self.init(
            id: id, shelter: shelter, details: details, photos: [], state: .draft, ceiling: nil,
            lastItem: details.goal.items.map(\.number).max() ?? 0, missing: [], pause: nil,
            firstDeadline: nil, result: nil, hiddenAt: nil, createdAt: now, openedAt: nil, since: now,
            updatedAt: now, version: .first)
    }

    /// What a store has kept.
    public init(
        id: CampaignID, shelter: ShelterID, details: CampaignDetails, photos: [FundingPhoto],
        state: CampaignState, ceiling: Money?, lastItem: Int, missing: Set<Int>, pause: CampaignPause?,
        firstDeadline: CampaignDeadline?, result: CampaignResult?, hiddenAt: Timestamp?,
        createdAt: Timestamp, openedAt: Timestamp?, since: Timestamp, updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.shelter, self.details, self.photos) = (id, shelter, details, photos)
        (self.state, self.ceiling, self.lastItem, self.missing) = (state, ceiling, lastItem, missing)
        (self.pause, self.firstDeadline, self.result) = (pause, firstDeadline, result)
        (self.hiddenAt, self.createdAt, self.openedAt) = (hiddenAt, createdAt, openedAt)
        (self.since, self.updatedAt, self.version) = (since, updatedAt, version)
    }
}

extension Campaign {
    /// The moment after which nothing is taken.
    public var deadline: Timestamp { details.deadline.moment }

    /// Whether it takes backings at a moment: also before a server has written that the deadline has passed.
    public func isCollecting(at now: Timestamp) -> Bool {
        state.isCollecting && hiddenAt == nil && now < deadline
    }

    /// Whether the amount or the items that it takes have a bound which backings can reach: then they are
    /// added up when one is held.
    public var isBounded: Bool { ceiling != nil }

    /// Whether everybody sees it.
    public var isShown: Bool { state != .draft && hiddenAt == nil && openedAt != nil }

    /// From when on the money of a backing made now is the shelter's: after the last deadline that it can
    /// have, and the time for deciding.
    public var earnedAt: Timestamp {
        let last = firstDeadline == nil ? deadline.advanced(by: CampaignTimes.longestExtension) : deadline
        return last.advanced(by: CampaignTimes.settling)
    }

    /// Everything that it shows, as the domain of pictures learns of it.
    public var attachedPictures: AttachedPictures {
        AttachedPictures(allPhotos.map(\.card.id), isPublic: isShown, version: version)
    }

    /// Its own photos, then those of its items.
    var allPhotos: [FundingPhoto] { photos + details.goal.items.compactMap(\.photo) }

    /// The message that tells the domain of pictures of a change from `old`, nil for a new campaign. Nil if
    /// neither the photos nor their audience change.
    public func pictureNews(since old: Campaign?, at moment: Timestamp) -> OutboxMessage? {
        OutboxMessage(
            picturesOf: AnyIdentifier(id), from: old?.attachedPictures, to: attachedPictures, at: moment)
    }

    /// The same with these photos of the draft, each of which the member has uploaded unless it was shown
    /// earlier.
    func showing(
        _ cards: [PictureCard], of draft: CampaignDraft, by member: MemberID,
        beside earlier: [FundingPhoto] = []
    ) -> Campaign {
        let shown = [FundingPhoto].of(cards, beside: earlier, by: member)
        let byID = Dictionary(shown.map { ($0.card.id, $0) }) { first, _ in first }
        var next = self
        next.photos = draft.photos.compactMap { byID[$0] }
        if case .items(var items) = next.details.goal {
            for index in items.indices where draft.items.indices.contains(index) {
                items[index].photo = draft.items[index].photo.flatMap { byID[$0] }
            }
            next.details.goal = .items(items)
        }
        return next
    }
}
