/// A screen with what it knows, whatever its types: what a stack of screens holds.
public protocol Mounted: Sendable {
    /// What can be done on it.
    var actions: [Action] { get }
    /// What it is called.
    var title: Phrase { get }
    /// Whether keys that write are text now.
    var isTyping: Bool { get }
    /// What would be lost if the program ended now; nil for nothing.
    var unsent: [String: String]? { get }
    /// Answers what it wants first; again nothing.
    mutating func start() -> [Request<any Sendable>]
    /// Whether the action can be done now.
    func availability(of action: ActionID, _ around: Surroundings) -> Availability
    /// Somebody does something; nil if that is nothing here.
    mutating func take(_ input: ScreenInput, _ around: Surroundings) -> [Request<any Sendable>]?
    /// What was wanted has happened. An event of another screen is no event.
    mutating func answer(_ event: any Sendable, _ around: Surroundings) -> [Request<any Sendable>]
    /// How it looks.
    func view(_ around: Surroundings) -> Frame
    /// Keeps what it knows, and asks the repositories of the other from now on.
    mutating func adopt(_ other: any Mounted)
}

/// A screen with what it knows.
public struct Mount<Content: Screen>: Mounted {
    private var screen: Content
    private var state: Content.State
    private var wanted: [Request<Content.Event>]

    /// The screen before it has started.
    public init(_ screen: Content) {
        self.screen = screen
        (state, wanted) = screen.start()
    }

    public var actions: [Action] { screen.actions }
    public var title: Phrase { screen.title(state) }
    public var isTyping: Bool { screen.isTyping(state) }
    public var unsent: [String: String]? { screen.unsent(state) }

    public mutating func start() -> [Request<any Sendable>] {
        defer { wanted = [] }
        return wanted.map { $0.map { $0 } }
    }

    public func availability(of action: ActionID, _ around: Surroundings) -> Availability {
        screen.availability(of: action, in: state, around)
    }

    public mutating func take(_ input: ScreenInput, _ around: Surroundings) -> [Request<any Sendable>]? {
        guard let event = screen.event(for: input, in: state) else { return nil }
        return answer(event, around)
    }

    public mutating func answer(_ event: any Sendable, _ around: Surroundings) -> [Request<any Sendable>] {
        guard let event = event as? Content.Event else { return [] }
        return screen.update(&state, event, around).map { $0.map { $0 } }
    }

    public func view(_ around: Surroundings) -> Frame { screen.view(state, around) }

    public mutating func adopt(_ other: any Mounted) {
        if let other = other as? Mount { screen = other.screen }
    }
}
