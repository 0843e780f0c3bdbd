import Synchronization

/// Carries a display's events to the shell loop, starting before the shell can run: a person may type before
/// the shell is open, or give up waiting for it.
public final class TerminalRelay: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var giveUp: (@Sendable () -> Void)?
    }

    let events: AsyncStream<ShellEvent>
    let feed: AsyncStream<ShellEvent>.Continuation
    private let state = Mutex(State())
    /// The number of the display's events that were carried and not taken yet.
    private let waiting = Atomic<Int>(0)

    /// A relay that carries nothing yet.
    public init() { (events, feed) = AsyncStream.makeStream() }

    /// Begins to carry; repeating it does nothing. Before `listen`, `giveUp` is called once if the display
    /// ends or Ctrl-C is pressed.
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

    /// Records that an event was taken; returns whether more of the display's events are waiting.
    func take(_ event: ShellEvent) -> Bool {
        guard case .terminal = event else { return waiting.load(ordering: .relaxed) > 0 }
        return waiting.subtract(1, ordering: .relaxed).newValue > 0
    }

    /// Drops `giveUp`, because the shell handles events from now on.
    func listen() { _ = takeGiveUp() }

    /// Stops carrying.
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
