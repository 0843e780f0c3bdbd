public import Vocabulary

/// What an action is called in a file of keys and in tests: `listings.like`.
public struct ActionID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// That name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// Something that can be done on a screen: by a key, by its name, or by a click.
public struct Action: Hashable, Sendable {
    /// What it is called.
    public let id: ActionID
    /// What it does, as people call it.
    public let title: Phrase
    /// The keys that do it where nobody says otherwise; the first is shown.
    public let keys: [Key]
    /// Whether it is among the few that the last line shows.
    public let isShown: Bool

    /// Memberwise.
    public init(_ id: ActionID, _ title: Phrase, _ keys: [Key], isShown: Bool = false) {
        self.id = id
        self.title = title
        self.keys = keys
        self.isShown = isShown
    }
}

/// Whether an action can be done now.
public enum Availability: Hashable, Sendable {
    case possible
    /// It cannot, and this says why; the key is not dead.
    case refused(Phrase)
    /// It makes no sense here: nobody is told of it.
    case absent
}

/// What somebody does on a screen.
public enum ScreenInput: Hashable, Sendable {
    /// One of the screen's actions, which is possible.
    case action(ActionID)
    /// A key while a field has the focus.
    case typed(Key)
    /// A text that was put in at once.
    case pasted(String)
    /// The thing of that number was pointed at, as the frame numbers them.
    case chosen(Int)
    /// The wheel was turned by that many lines, down if positive.
    case scrolled(Int)
    /// The screen is the uppermost again, or has another size.
    case appeared
    /// The screen has the services of somebody else from now on.
    case renewed
    /// The screen that this one opened has left with these values, by names that both know.
    case given([String: String])
    /// Something has happened to these records, elsewhere; nil for what cannot be said.
    case heard(about: Set<AnyIdentifier>?)
    /// What was typed here and not sent when the program ended before, as `Screen.unsent` named it.
    case restored([String: String])
}

/// What screens are shown in.
public struct Surroundings: Hashable, Sendable {
    /// How much there is to draw on.
    public var size: Size
    /// The time.
    public var now: Timestamp
    /// The person's language.
    public var language: Language
    /// Who is signed in; nil for a visitor.
    public var member: MemberID?
    /// What the member is called; nil for a visitor, and until it is known.
    public var nickname: String?
    /// How many seconds the person's clock is ahead of UTC.
    public var offset = 0
    /// How pictures are drawn in cells; nil where none are, and until it is known.
    public var pictures: PictureScreen?

    /// Memberwise, of a member whose name is not known yet, on a clock of UTC, where no
    /// pictures are drawn.
    public init(size: Size, now: Timestamp, language: Language, member: MemberID? = nil) {
        self.size = size
        self.now = now
        self.language = language
        self.member = member
    }
}
