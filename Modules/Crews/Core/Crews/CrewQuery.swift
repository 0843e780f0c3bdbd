public import UnicodeText
public import Vocabulary

/// A query for open crews and their order. An empty field does not restrict.
public struct CrewQuery: Hashable, Sendable {
    /// The order of a list; ties are broken by identifier, the youngest first.
    public enum Order: String, Sendable, CaseIterable {
        case newest
        case mostMembers = "most-members"
        /// The last that did something first (`Crew.activeAt`).
        case active
    }

    public var order: Order = .newest
    public var sport: CrewSport?
    /// Every word of it must occur in the place, compared folded.
    public var place = ""
    /// Every word of it must occur in the name, compared folded.
    public var name = ""
    /// Leaves out crews without a free seat, and those that are closed to new members.
    public var freeOnly = false

    /// All open crews, newest first.
    public init() {}

    /// The most characters of `place`, and of `name`.
    public static let longestKeyword = Keyword.longest

    /// The query in its canonical form for stores. Throws `invalidFields` with all field errors.
    public func checked() throws(CrewError) -> CrewFilter {
        let fieldErrors =
            Keyword.brokenRules(by: place).map { FieldError("place", $0) }
            + Keyword.brokenRules(by: name).map { FieldError("name", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return CrewFilter(self)
    }
}

/// A checked query, which stores match crews against.
public struct CrewFilter: Hashable, Sendable {
    public let order: CrewQuery.Order
    public let sport: CrewSport?
    public let place: Keyword
    public let name: Keyword
    public let freeOnly: Bool
    /// Owners of crews that are left out. Not part of `scope`: cursors stay valid when it changes.
    public var hidden: Set<MemberID> = []
    /// The scope that cursors of this query carry.
    public let scope: UInt64

    init(_ query: CrewQuery) {
        (order, sport, freeOnly) = (query.order, query.sport, query.freeOnly)
        (place, name) = (Keyword(query.place), Keyword(query.name))
        scope = Cursor.scope(
            of: "crews \(order.rawValue) \(sport?.rawValue ?? "-") \(place.words) \(name.words) \(freeOnly)")
    }

    /// The words that must occur in the place.
    public var placeWords: [String] { place.words }

    /// The words that must occur in the name.
    public var nameWords: [String] { name.words }

    /// Whether an open crew with these counts meets every condition.
    public func matches(_ crew: Crew, _ counts: CrewCounts) -> Bool {
        guard crew.state == .open, sport == nil || sport == crew.details.sport,
            !hidden.contains(crew.owner)
        else { return false }
        if freeOnly, crew.capacity <= counts.taken || crew.details.joining == .closed { return false }
        return place.isFound(in: crew.details.foldedPlace) && name.isFound(in: crew.details.foldedName)
    }

    /// The sort key of a crew with these counts; great ones come first.
    public func sortKey(_ crew: Crew, _ counts: CrewCounts) -> Int64 {
        switch order {
        case .newest: crew.createdAt.microseconds
        case .mostMembers: Int64(counts.members)
        case .active: crew.activeAt.microseconds
        }
    }
}
