/// What kind of goods a listing offers; it decides which attributes the listing has.
public enum Category: String, Sendable, CaseIterable {
    case jersey, clothing, general

    /// The attributes that listings of this category must have.
    public var required: [ListingAttribute] {
        switch self {
        case .jersey: [.league, .team, .season, .size]
        case .clothing: [.brand, .size]
        case .general: []
        }
    }

    /// The attributes that they may have besides.
    public var optional: [ListingAttribute] {
        switch self {
        case .jersey: [.player, .version]
        case .clothing, .general: []
        }
    }

    /// Whether they must state their condition.
    public var requiresCondition: Bool { self == .clothing }
}

/// A property of goods that has a name of its own and can be filtered by.
public enum ListingAttribute: String, Sendable, CaseIterable {
    case league, team, season, size, player, version, brand

    /// The most characters of a value.
    public var maximumLength: Int {
        switch self {
        case .season, .size: 12
        case .league, .team, .player, .brand: 60
        case .version: 20
        }
    }

    /// The values that are allowed; nil if any text is.
    public var allowed: [String]? {
        self == .version ? JerseyVersion.allCases.map(\.rawValue) : nil
    }
}

extension ListingAttribute {
    /// How many there are.
    static let count = allCases.count

    /// Hashes the attribute's place, where its whole name would be hashed otherwise.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(place)
    }

    /// The attribute's place among the cases.
    var place: Int {
        switch self {
        case .league: 0
        case .team: 1
        case .season: 2
        case .size: 3
        case .player: 4
        case .version: 5
        case .brand: 6
        }
    }
}

/// For whom a jersey was made.
public enum JerseyVersion: String, Sendable, CaseIterable {
    /// Made for players and sold as such.
    case authentic
    /// Made for supporters.
    case replica
    /// Made for, or worn by, a player of the team.
    case playerIssue = "player-issue"
}

/// How worn the goods are, best first.
public enum Condition: String, Sendable, CaseIterable {
    /// As new.
    case s = "S"
    /// Hardly worn.
    case a = "A"
    /// Visibly worn.
    case b = "B"
    /// Worn or with flaws.
    case c = "C"
}
