public import Vocabulary

/// The name of an action in a key file and in tests: `listings.like`.
public struct ActionID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// That name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// Something a person can do on a screen: by a key, by its name, or by a click.
public struct Action: Hashable, Sendable {
    /// Its name in key files.
    public let id: ActionID
    /// Its title for people.
    public let title: Phrase
    /// Its default keys; the first is shown.
    public let keys: [Key]
    /// Whether the last line shows it.
    public let isShown: Bool
    /// Names that it had before: key files may still use them.
    public let formerIDs: [ActionID]

    /// Memberwise.
    public init(
        _ id: ActionID, formerly formerIDs: [ActionID] = [], _ title: Phrase, _ keys: [Key],
        isShown: Bool = false
    ) {
        self.id = id
        self.formerIDs = formerIDs
        self.title = title
        self.keys = keys
        self.isShown = isShown
    }
}

/// Whether an action is possible now.
public enum Availability: Hashable, Sendable {
    case possible
    /// Not possible now, for this reason; the key explains it.
    case refused(Phrase)
    /// Makes no sense here; the action is not listed.
    case absent
}

/// Input to a screen.
public enum ScreenInput: Hashable, Sendable {
    /// One of the screen's possible actions.
    case action(ActionID)
    /// A key while a field has the focus.
    case typed(Key)
    /// A pasted text.
    case pasted(String)
    /// A click on the thing with that number, as the frame numbers them.
    case chosen(Int)
    /// A turn of the wheel by that many lines, down if positive.
    case scrolled(Int)
    /// The screen is uppermost again, or was resized.
    case appeared
    /// The screen has another member's services from now on.
    case renewed
    /// A screen that this one opened has closed with these values, by names that both know.
    case given([String: String])
    /// These records have changed elsewhere; nil if unknown which.
    case heard(about: Set<AnyIdentifier>?)
    /// Text typed here but not sent before the program ended, as `Screen.unsent` named it.
    case restored([String: String])
}

/// The surroundings that screens are shown in.
public struct Surroundings: Hashable, Sendable {
    /// The size to draw in.
    public var size: Size
    /// The time.
    public var now: Timestamp
    /// The person's language.
    public var language: Language
    /// The signed-in member; nil for a visitor.
    public var member: MemberID?
    /// The member's nickname; nil for a visitor, and until it is known.
    public var nickname: String?
    /// The person's time zone.
    public var zone = ZoneRules.utc
    /// How pictures are drawn in cells; nil if there are none, and until it is known.
    public var pictures: PictureScreen?

    /// Memberwise; the nickname is unknown, the clock is UTC, and no pictures are drawn.
    public init(size: Size, now: Timestamp, language: Language, member: MemberID? = nil) {
        self.size = size
        self.now = now
        self.language = language
        self.member = member
    }
}
