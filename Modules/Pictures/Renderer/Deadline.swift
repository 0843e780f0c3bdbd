import Glibc
import Synchronization

/// Until when something is waited for, unless nobody wants it any more.
struct Deadline: Sendable {
    /// Set from any thread when whoever asked has gone.
    final class Cancellation: Sendable {
        private let flag = Atomic(false)

        var isSet: Bool { flag.load(ordering: .relaxed) }
        func set() { flag.store(true, ordering: .relaxed) }
    }

    /// How a wait went.
    enum Outcome { case ready, late, cancelled }

    private let end: ContinuousClock.Instant
    private let cancellation: Cancellation

    init(_ limit: Duration, _ cancellation: Cancellation) {
        end = .now + limit
        self.cancellation = cancellation
    }

    /// How often a cancellation is looked at.
    private static let step = Duration.milliseconds(50)

    /// Waits until the descriptor can be read, or is at its end.
    func wait(for descriptor: Int32) -> Outcome {
        while true {
            if cancellation.isSet { return .cancelled }
            let left = end - .now
            guard left > .zero else { return .late }
            var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&wanted, 1, milliseconds(min(left, Self.step))) > 0 { return .ready }
        }
    }

    /// Lets a moment pass; false when the time is over.
    func pause() -> Bool {
        _ = poll(nil, 0, 1)
        return end > .now
    }

    /// Rounded up: no wait is empty.
    private func milliseconds(_ time: Duration) -> Int32 {
        Int32(clamping: time.components.attoseconds / 1_000_000_000_000_000 + 1)
    }
}
