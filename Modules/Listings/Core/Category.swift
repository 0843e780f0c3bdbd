/// The kind of goods that a listing offers; it decides which attributes the listing has.
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

    /// The attributes that they may have.
    public var optional: [ListingAttribute] {
        switch self {
        case .jersey: [.player, .version]
        case .clothing, .general: []
        }
    }

    /// Whether their condition is required.
    public var requiresCondition: Bool { self == .clothing }
}

/// A property of goods that has its own name and can be filtered by.
public enum ListingAttribute: String, Sendable, CaseIterable {
    case league, team, season, size, player, version, brand

    /// The longest value in characters.
    public var maximumLength: Int {
        switch self {
        case .season, .size: 12
        case .league, .team, .player, .brand: 60
        case .version: 20
        }
    }

    /// The allowed values; nil if any text is allowed.
    public var allowed: [String]? {
        self == .version ? JerseyVersion.allCases.map(\.rawValue) : nil
    }
}

extension ListingAttribute {
    /// The number of attributes.
    static let count = allCases.count

    /// Hashes the case's index, which is cheaper than its name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(place)
    }

    /// The case's index.
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

/// The issue of a jersey: for players, for supporters, or worn in play.
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
