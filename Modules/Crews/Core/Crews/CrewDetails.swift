/// What a crew says about itself, checked.
public struct CrewDetails: Hashable, Sendable {
    /// One line of 2 to 40 characters; no other open crew has one that looks like it.
    public var name: String
    public var sport: CrewSport
    /// What the crew plays, in one line of 1 to 30 characters; blank unless `sport` is `other`.
    public var otherSport: String
    /// Where it meets: one line of at most 60 characters.
    public var place: String
    /// Nil where the crew meets by agreement alone.
    public var schedule: CrewSchedule?
    /// At most 2,000 characters in any number of lines.
    public var introduction: String
    public var uniform: CrewColour
    /// How many may be of the crew, 1 to 500. Kept seats count.
    public var capacity: Int
    public var fee: CrewFee
    public var joining: CrewJoining

    /// Memberwise.
    public init(
        name: String, sport: CrewSport, otherSport: String = "", place: String, schedule: CrewSchedule? = nil,
        introduction: String = "", uniform: CrewColour = .white, capacity: Int, fee: CrewFee = .none,
        joining: CrewJoining = .open
    ) {
        (self.name, self.sport, self.otherSport, self.place) = (name, sport, otherSport, place)
        (self.schedule, self.introduction, self.uniform) = (schedule, introduction, uniform)
        (self.capacity, self.fee, self.joining) = (capacity, fee, joining)
    }
}

/// How a crew is joined.
public enum CrewJoining: String, Sendable, CaseIterable {
    /// At once, as long as a seat is free.
    case open
    /// After a manager has accepted the request.
    case approval
    /// Not at all, for now.
    case closed
}

/// The colour of a uniform: 8 bits each of red, green and blue (sRGB).
public struct CrewColour: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    /// Memberwise.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The colour of a crew that has chosen none.
    public static let white = CrewColour(red: 255, green: 255, blue: 255)

    /// Reads `#rrggbb`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let digits = text.dropFirst()
        guard text.utf8.count == 7, text.first == "#", digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        self.init(
            red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }
}

extension CrewColour: CustomStringConvertible {
    /// `#rrggbb`
    public var description: String {
        let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
