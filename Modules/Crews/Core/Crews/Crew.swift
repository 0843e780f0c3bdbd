public import Vocabulary

/// A club of members. Every change is one of the transitions below; each gives the next value or throws.
/// Who is of it is told by its memberships.
public struct Crew: Hashable, Sendable {
    public let id: CrewID
    /// The member with the role of owner; of a crew that is not open, the last one.
    public internal(set) var owner: MemberID
    public internal(set) var details: CrewDetails
    /// The cover; nil where there is none, or it went with the member who had uploaded it: it is drawn then.
    public internal(set) var coverCard: PictureCard?
    /// The member who has uploaded the cover; nil where there is none.
    public internal(set) var coverBy: MemberID?
    public internal(set) var state: CrewState
    /// When it was founded; by this "newest" is ordered.
    public let createdAt: Timestamp
    /// When it was closed; nil while it is open.
    public internal(set) var closedAt: Timestamp?
    /// When a member joined, or a meeting was set up, the last time; by this "active" is ordered. Counts as
    /// no transition.
    public internal(set) var activeAt: Timestamp
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// Founded by that member.
    public init(id: CrewID, owner: MemberID, _ details: CrewDetails, at now: Timestamp) {
        self.init(
            id: id, owner: owner, details: details, cover: nil, coverBy: nil, state: .open,
            createdAt: now, closedAt: nil, activeAt: now, updatedAt: now, version: .first)
    }

    /// What a store has kept.
    public init(
        id: CrewID, owner: MemberID, details: CrewDetails, cover: PictureCard?, coverBy: MemberID?,
        state: CrewState, createdAt: Timestamp, closedAt: Timestamp?, activeAt: Timestamp,
        updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.owner, self.details) = (id, owner, details)
        (coverCard, self.coverBy) = (cover, coverBy)
        (self.state, self.createdAt, self.closedAt) = (state, createdAt, closedAt)
        (self.activeAt, self.updatedAt, self.version) = (activeAt, updatedAt, version)
    }

    /// How many may be of the crew.
    public var capacity: Int { details.capacity }

    /// What joining costs.
    public var fee: CrewFee { details.fee }

    /// Which picture the cover is.
    public var cover: PictureID? { coverCard?.id }

    /// The same with a cover that its owner has uploaded: for a crew that is being founded.
    func showing(_ cover: PictureCard) -> Crew {
        var next = self
        (next.coverCard, next.coverBy) = (cover, owner)
        return next
    }
}

extension Crew {
    /// For how long a closed crew can be reopened.
    public static let reopening: Duration = .seconds(30 * 86_400)

    /// With other details, and a cover that the actor has uploaded if it is another one. `taken` seats stay
    /// taken. Throws `closed` unless it is open, and `invalidFields` for a capacity below those seats.
    func edited(
        _ details: CrewDetails, cover: PictureCard?, by actor: MemberID, taken: Int, at now: Timestamp
    ) throws(CrewError) -> Crew {
        var next = try changed(at: now)
        guard details.capacity >= taken else {
            let largest = Int64(CrewDraft.capacities.upperBound)
            throw .invalidFields([
                FieldError("capacity", .outOfRange(minimum: Int64(taken), maximum: largest))
            ])
        }
        if cover != coverCard { (next.coverCard, next.coverBy) = (cover, cover == nil ? nil : actor) }
        next.details = details
        return next
    }

    /// Handed over to a member of it. Throws `closed` unless it is open.
    func handedOver(to member: MemberID, at now: Timestamp) throws(CrewError) -> Crew {
        var next = try changed(at: now)
        next.owner = member
        return next
    }

    /// Closed by its owner. Throws `closed` unless it is open.
    func closed(at now: Timestamp) throws(CrewError) -> Crew {
        var next = try changed(at: now)
        (next.state, next.closedAt) = (.closed, now)
        return next
    }

    /// Open again. Throws `tooLate` after 30 days, and for one that is not closed.
    func reopened(at now: Timestamp) throws(CrewError) -> Crew {
        guard state == .closed, let closedAt, now.since(closedAt) < Self.reopening else { throw .tooLate }
        var next = stepped(at: now)
        (next.state, next.closedAt) = (.open, nil)
        return next
    }

    /// Closed for good, without its texts, once it cannot be reopened; nil before that.
    func dissolved(at now: Timestamp) -> Crew? {
        guard state == .closed, let closedAt, now.since(closedAt) >= Self.reopening else { return nil }
        return endedForGood(at: now)
    }

    /// Closed for good at once, without its texts, from any state: its owner has withdrawn, and no member
    /// follows.
    func endedForGood(at now: Timestamp) -> Crew {
        var next = stepped(at: now)
        (next.state, next.closedAt) = (.dissolved, closedAt ?? now)
        (next.details.name, next.details.place, next.details.otherSport) = ("", "", "")
        (next.details.introduction, next.coverCard, next.coverBy) = ("", nil, nil)
        return next
    }

    /// Taken out of sight by a moderator. Throws `closed` for one that is so already, or closed for good.
    func takenAway(at now: Timestamp) throws(CrewError) -> Crew {
        guard state == .open || state == .closed else { throw .closed }
        var next = stepped(at: now)
        next.state = .removed
        return next
    }

    /// As it was before a moderator took it out of sight. Throws `tooLate` unless one has.
    func putBack(at now: Timestamp) throws(CrewError) -> Crew {
        guard state == .removed else { throw .tooLate }
        var next = stepped(at: now)
        next.state = closedAt == nil ? .open : .closed
        return next
    }

    /// Without the cover that the member has uploaded, who has withdrawn; unchanged for any other member.
    public func withoutCover(of member: MemberID, at now: Timestamp) -> Crew {
        guard coverBy == member else { return self }
        var next = stepped(at: now)
        (next.coverCard, next.coverBy) = (nil, nil)
        return next
    }

    /// Active at that moment, unless it was later.
    public func active(at now: Timestamp) -> Crew {
        var next = self
        next.activeAt = max(activeAt, now)
        return next
    }

    private func changed(at now: Timestamp) throws(CrewError) -> Crew {
        guard state == .open else { throw .closed }
        return stepped(at: now)
    }

    private func stepped(at now: Timestamp) -> Crew {
        var next = self
        (next.updatedAt, next.version) = (now, version.next)
        return next
    }
}
