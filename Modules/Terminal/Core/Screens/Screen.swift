public import Vocabulary

/// One screen as values and pure functions: what it knows, what happens, what it wants, how it looks.
///
/// The value itself holds the repositories that its requests ask; nothing else of the outside reaches it.
public protocol Screen<Event>: Sendable {
    /// What it knows.
    associatedtype State: Sendable
    /// What can happen to it.
    associatedtype Event: Sendable

    /// What can be done on it.
    var actions: [Action] { get }

    /// What it knows when it opens, and what it wants first.
    func start() -> (State, [Request<Event>])

    /// What it is called.
    func title(_ state: State) -> Phrase

    /// Whether keys that write are text now.
    func isTyping(_ state: State) -> Bool

    /// Whether the action can be done now.
    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability

    /// What happens when somebody does this; nil for nothing.
    func event(for input: ScreenInput, in state: State) -> Event?

    /// Takes what has happened, and answers what is wanted because of it.
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>]

    /// What somebody has typed and would lose if the program ended now; nil for nothing. It outlives the
    /// program, so that nothing secret belongs in it.
    func unsent(_ state: State) -> [String: String]?

    /// How it looks, in the size of the surroundings.
    func view(_ state: State, _ around: Surroundings) -> Frame
}

extension Screen {
    /// It has no fields.
    public func isTyping(_ state: State) -> Bool { false }

    /// Nothing is typed here.
    public func unsent(_ state: State) -> [String: String]? { nil }

    /// Everything can be done.
    public func availability(
        of action: ActionID, in state: State, _ around: Surroundings
    ) -> Availability { .possible }
}

/// What a screen wants of the outside.
public enum Request<Event: Sendable>: Sendable {
    /// Work that ends with an event. What was wanted before in that slot is given up: its answer never comes.
    case load(slot: String, @Sendable () async -> Event)
    /// Gives up what is wanted in the slot.
    case cancel(slot: String)
    /// The event after that time, unless something else is wanted in the slot before.
    case wait(milliseconds: Int64, slot: String, Event)
    /// Another screen upon this one.
    case open(Destination)
    /// Away from this screen.
    case back
    /// Away from this screen; the one below is `given` these values.
    case give([String: String])
    /// A question; the event if it is answered with yes.
    case ask(Phrase, yes: Event)
    /// A word about what was done, and the event that undoes it.
    case toast(Phrase, undo: Event? = nil)
    /// A failure that is no screen's own: whoever has been signed out is led to sign in, an outage is told.
    case failed(any DomainError, retry: Event?)
    /// What could not be done now: if only the server was missing it is kept to be sent, and told by the
    /// event; otherwise it has failed.
    case later(Outgoing, kept: Event, after: any DomainError, retry: Event?)
    /// The text into the terminal's clipboard.
    case copy(String)
    /// Who is signed in has changed: all screens get the services of whoever it is now.
    case renew
    /// The shell is so from now on.
    case apply(ShellChange)

    /// The same with other events.
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
        }
    }
}
