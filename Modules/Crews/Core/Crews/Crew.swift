public import Vocabulary

/// A club of members. Every change is one of the transitions below; each gives the next value or throws.
/// Who is of it is told by its memberships.
public struct Crew: Hashable, Sendable {
    public let id: CrewID
    /// The member whose membership has the role of owner; of a crew that is not open, the last one.
    public internal(set) var owner: MemberID
    public internal(set) var details: CrewDetails
    /// The cover; nil where there is none, or it went with the member who had uploaded it: it is drawn then.
    public internal(set) var cover: PictureID?
    public internal(set) var state: CrewState
    /// When it was founded; by this "newest" is ordered.
    public let createdAt: Timestamp
    /// When it was closed; nil while it is open.
    public internal(set) var closedAt: Timestamp?
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// Founded by that member.
    public init(id: CrewID, owner: MemberID, _ details: CrewDetails, cover: PictureID?, at now: Timestamp) {
        self.init(
            id: id, owner: owner, details: details, cover: cover, state: .open, createdAt: now, closedAt: nil,
            updatedAt: now, version: .first)
    }

    /// What a store has kept.
    public init(
        id: CrewID, owner: MemberID, details: CrewDetails, cover: PictureID?, state: CrewState,
        createdAt: Timestamp, closedAt: Timestamp?, updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.owner, self.details, self.cover) = (id, owner, details, cover)
        (self.state, self.createdAt, self.closedAt) = (state, createdAt, closedAt)
        (self.updatedAt, self.version) = (updatedAt, version)
    }

    /// How many may be of the crew.
    public var capacity: Int { details.capacity }

    /// What joining costs.
    public var fee: CrewFee { details.fee }
}

extension Crew {
    /// For how long a closed crew can be reopened.
    public static let reopening: Duration = .seconds(30 * 86_400)

    /// With other details. `taken` seats stay taken. Throws `closed` unless it is open, and `invalidFields`
    /// for a capacity below the seats that are taken.
    func edited(_ details: CrewDetails, cover: PictureID?, taken: Int, at now: Timestamp) throws(CrewError)
        -> Crew
    {
        guard details.capacity >= taken else {
            throw .invalidFields([
                FieldError(
                    "capacity",
                    .outOfRange(minimum: Int64(taken), maximum: Int64(CrewDraft.capacities.upperBound)))
            ])
        }
        var next = try changed(at: now)
        (next.details, next.cover) = (details, cover)
        return next
    }

    /// Handed over to a member of it. Throws `closed` unless it is open.
    func handedOver(to member: MemberID, at now: Timestamp) throws(CrewError) -> Crew {
        var next = try changed(at: now)
        next.owner = member
        return next
    }

    /// Closed by its owner, or because its last member left. Throws `closed` unless it is open.
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
        var next = stepped(at: now)
        next.state = .dissolved
        (next.details.name, next.details.place, next.details.otherSport) = ("", "", "")
        (next.details.introduction, next.cover) = ("", nil)
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
