public import Vocabulary

/// A screen together with its state, of any type, for a stack of screens.
public protocol Mounted: Sendable {
    /// The actions of the screen.
    var actions: [Action] { get }
    /// The title of the screen.
    var title: Phrase { get }
    /// Whether keys are text input now.
    var isTyping: Bool { get }
    /// Whether the screen has what it needs to take input.
    var isReady: Bool { get }
    /// What Enter does while a line is typed, if the screen has words for it.
    var enterTitle: Phrase? { get }
    /// The input that would be lost if the program ended now; nil if there is none.
    var unsent: [String: String]? { get }
    /// The public record that is shown or selected; nil if there is none.
    var record: AnyIdentifier? { get }
    /// Returns the first requests; none if called again.
    mutating func start() -> [Request<any Sendable>]
    /// Whether the action is possible now.
    func availability(of action: ActionID, _ around: Surroundings) -> Availability
    /// Applies an input and returns the requests; nil if it has no effect here.
    mutating func take(_ input: ScreenInput, _ around: Surroundings) -> [Request<any Sendable>]?
    /// Applies the result of a request. Ignores an event of another screen.
    mutating func answer(_ event: any Sendable, _ around: Surroundings) -> [Request<any Sendable>]
    /// Draws the screen.
    func view(_ around: Surroundings) -> Frame
    /// Keeps the state, and uses the other screen's repositories from now on.
    mutating func adopt(_ other: any Mounted)
}

/// A screen together with its state.
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
    public var isReady: Bool { screen.isReady(state) }
    public var enterTitle: Phrase? { screen.enterTitle(state) }
    public var unsent: [String: String]? { screen.unsent(state) }
    public var record: AnyIdentifier? { screen.record(in: state) }

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
