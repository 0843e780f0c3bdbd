public import Vocabulary

/// One screen as values and pure functions: its state, its events, its requests and its view.
///
/// The value holds the repositories that its requests call; nothing else from outside reaches it.
public protocol Screen<Event>: Sendable {
    /// What the screen shows and remembers.
    associatedtype State: Sendable
    /// What can happen to the screen.
    associatedtype Event: Sendable

    /// The actions of the screen.
    var actions: [Action] { get }

    /// The initial state, and the first requests.
    func start() -> (State, [Request<Event>])

    /// The title in this state.
    func title(_ state: State) -> Phrase

    /// Whether keys are text input now.
    func isTyping(_ state: State) -> Bool

    /// Whether the screen has what it needs to take input. What is typed while it reads that is kept and
    /// follows.
    func isReady(_ state: State) -> Bool

    /// What Enter does while a line is typed, if the screen has words for it.
    func enterTitle(_ state: State) -> Phrase?

    /// Whether the action is possible now.
    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability

    /// The event for an input; nil if it has no effect.
    func event(for input: ScreenInput, in state: State) -> Event?

    /// Applies an event and returns the requests that follow from it.
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>]

    /// The typed input that would be lost if the program ended now; nil if there is none. It is stored on the
    /// device, so it must hold no secrets.
    func unsent(_ state: State) -> [String: String]?

    /// The public record that is shown or selected, whose web page `Action.page` opens; nil if there is none.
    func record(in state: State) -> AnyIdentifier?

    /// Draws the screen in the size of the surroundings.
    func view(_ state: State, _ around: Surroundings) -> Frame
}

extension Screen {
    /// It has no fields.
    public func isTyping(_ state: State) -> Bool { false }

    /// It takes input at once.
    public func isReady(_ state: State) -> Bool { true }

    /// It has no words for it.
    public func enterTitle(_ state: State) -> Phrase? { nil }

    /// Nothing is typed here.
    public func unsent(_ state: State) -> [String: String]? { nil }

    /// It is of no record that has a page.
    public func record(in state: State) -> AnyIdentifier? { nil }

    /// Every action is possible.
    public func availability(
        of action: ActionID, in state: State, _ around: Surroundings
    ) -> Availability { .possible }
}

/// A request of a screen to the outside.
public enum Request<Event: Sendable>: Sendable {
    /// Work that ends with an event. Earlier work in the slot is cancelled; its event never arrives.
    case load(slot: String, @Sendable () async -> Event)
    /// Cancels the work in the slot.
    case cancel(slot: String)
    /// The event after that time, unless the slot is used for something else before.
    case wait(milliseconds: Int64, slot: String, Event)
    /// Opens another screen on top of this one.
    case open(Destination)
    /// Closes this screen.
    case back
    /// Closes this screen; the one below is `given` these values.
    case give([String: String])
    /// Asks a yes-or-no question; the event if the answer is yes.
    case ask(Phrase, yes: Event)
    /// Shows a short message, with the event that undoes what it reports.
    case toast(Phrase, undo: Event? = nil)
    /// A failure that the shell handles: after a sign-out it opens the sign-in, an outage it reports.
    case failed(any DomainError, retry: Event?)
    /// An action that failed now: if only the server was unreachable, it is kept for sending, followed by the
    /// event; otherwise it has failed.
    case later(Outgoing, kept: Event, after: any DomainError, retry: Event?)
    /// Copies the text to the terminal's clipboard.
    case copy(String)
    /// The signed-in member has changed: all screens get the new member's services.
    case renew
    /// Changes a setting of the shell.
    case apply(ShellChange)
    /// Tells all screens, this one among them, that these records have changed, as `ScreenInput.heard`: what
    /// other screens and tabs show of them stays in step.
    case tell(about: Set<AnyIdentifier>)

    /// The same request with other events.
    public func map<Other>(_ change: @escaping @Sendable (Event) -> Other) -> Request<Other> {
        switch self {
        case .load(let slot, let work): .load(slot: slot) { change(await work()) }
        case .cancel(let slot): .cancel(slot: slot)
        case .wait(let milliseconds, let slot, let event):
            .wait(milliseconds: milliseconds, slot: slot, change(event))
        case .open(let destination): .open(destination)
        case .back: .back
        case .give(let values): .give(values)
        case .ask(let question, let yes): .ask(question, yes: change(yes))
        case .toast(let text, let undo): .toast(text, undo: undo.map(change))
        case .failed(let error, let retry): .failed(error, retry: retry.map(change))
        case .later(let outgoing, let kept, let error, let retry):
            .later(outgoing, kept: change(kept), after: error, retry: retry.map(change))
        case .copy(let text): .copy(text)
        case .renew: .renew
        case .apply(let change): .apply(change)
        case .tell(let records): .tell(about: records)
        }
    }
}
