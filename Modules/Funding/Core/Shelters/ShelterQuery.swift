import UnicodeText
public import Vocabulary

/// A query for shelters, the newest first. An empty field does not restrict.
public struct ShelterQuery: Hashable, Sendable {
    /// Every word of it must occur in the name, compared folded.
    public var name = ""
    /// Every word of it must occur in the place, compared folded.
    public var place = ""
    /// Only those in this state; operators may ask for any, others for those that are public. Nil for
    /// verified ones.
    public var state: ShelterState?

    /// All verified shelters.
    public init() {}

    /// The query in its canonical form for stores. Throws `invalidFields` with all field errors.
    public func checked() throws(FundingError) -> ShelterFilter {
        var form = FormReading()
        form.refuse(Keyword.brokenRules(by: name).map { FieldError("name", $0) })
        form.refuse(Keyword.brokenRules(by: place).map { FieldError("place", $0) })
        try form.finish()
        return ShelterFilter(self)
    }
}

/// A checked query, which stores match shelters against.
public struct ShelterFilter: Hashable, Sendable {
    public let state: ShelterState
    private let name: Keyword
    private let place: Keyword
    /// Owners of shelters that are left out. Not part of `scope`: cursors stay valid when it changes.
    public var hidden: Set<MemberID> = []
    /// The scope that cursors of this query carry.
    public let scope: UInt64

    init(_ query: ShelterQuery) {
        (state, name, place) = (query.state ?? .verified, Keyword(query.name), Keyword(query.place))
        scope = Cursor.scope(of: "shelters \(state.rawValue) \(name.words) \(place.words)")
    }

    /// The words that must occur in the name.
    public var nameWords: [String] { name.words }

    /// The words that must occur in the place.
    public var placeWords: [String] { place.words }

    /// Whether the shelter meets every condition.
    public func matches(_ shelter: Shelter) -> Bool {
        shelter.state == state && shelter.hiddenAt == nil && !hidden.contains(shelter.owner)
            && name.isFound(in: shelter.details.foldedName)
            && place.isFound(in: shelter.details.foldedPlace)
    }
}
