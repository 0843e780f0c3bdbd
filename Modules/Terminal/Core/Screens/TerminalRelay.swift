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

    /// One that carries nothing yet.
    public init() { (events, feed) = AsyncStream.makeStream() }

    /// Begins to carry; again does nothing. Until somebody listens, `giveUp` is called once when the display
    /// ends or somebody presses Ctrl-C.
    public func begin(at display: any Display, giveUp: (@Sendable () -> Void)? = nil) {
        state.withLock { state in
            guard state.task == nil else { return }
            state.giveUp = giveUp
            state.task = Task { [weak self, feed] in
                for await event in display.events {
                    if event.isGivingUp { self?.takeGiveUp()?() }
                    feed.yield(.terminal(event))
                }
                feed.yield(.terminal(.ended(signal: 0)))
            }
        }
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
