import Synchronization

/// Carries what happens at a display to whoever runs a shell there, from before the shell can run: a person
/// may be quicker than what is opened, or give up waiting for it.
public final class TerminalRelay: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var giveUp: (@Sendable () -> Void)?
    }

    let events: AsyncStream<ShellEvent>
    let feed: AsyncStream<ShellEvent>.Continuation
    private let state = Mutex(State())
    /// How many events of the display have been carried and not been taken yet.
    private let waiting = Atomic<Int>(0)

    /// One that carries nothing yet.
    public init() { (events, feed) = AsyncStream.makeStream() }

    /// Begins to carry; again does nothing. Until somebody listens, `giveUp` is called once when the display
    /// ends or somebody presses Ctrl-C.
    public func begin(at display: any Display, giveUp: (@Sendable () -> Void)? = nil) {
        state.withLock { state in
            guard state.task == nil else { return }
            state.giveUp = giveUp
            state.task = Task { [weak self] in
                for await event in display.events {
                    if event.isGivingUp { self?.takeGiveUp()?() }
                    self?.carry(event)
                }
                self?.carry(.ended(signal: 0))
            }
        }
    }

    private func carry(_ event: TerminalEvent) {
        waiting.add(1, ordering: .relaxed)
        feed.yield(.terminal(event))
    }

    /// Notes that whoever listens has taken an event. Whether more of the display's are waiting.
    func take(_ event: ShellEvent) -> Bool {
        guard case .terminal = event else { return waiting.load(ordering: .relaxed) > 0 }
        return waiting.subtract(1, ordering: .relaxed).newValue > 0
    }

    /// From now on somebody listens.
    func listen() { _ = takeGiveUp() }

    /// Carries no more.
    func end() {
        state.withLock { $0.task?.cancel() }
        feed.finish()
    }

    private func takeGiveUp() -> (@Sendable () -> Void)? {
        state.withLock { state in
            defer { state.giveUp = nil }
            return state.giveUp
        }
    }
}

extension TerminalEvent {
    fileprivate var isGivingUp: Bool {
        if case .ended = self { return true }
        return self == .input(.key(.control("c")))
    }
}
