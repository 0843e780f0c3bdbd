import Glibc
import Synchronization

/// The time limit of a wait, which can also be cancelled.
struct Deadline: Sendable {
    /// A flag that any thread sets when the caller gives up.
    final class Cancellation: Sendable {
        private let flag = Atomic(false)

        var isSet: Bool { flag.load(ordering: .relaxed) }
        func set() { flag.store(true, ordering: .relaxed) }
    }

    /// The outcome of a wait.
    enum Outcome { case ready, late, cancelled }

    private let end: ContinuousClock.Instant
    private let cancellation: Cancellation

    init(_ limit: Duration, _ cancellation: Cancellation) {
        end = .now + limit
        self.cancellation = cancellation
    }

    /// How often the cancellation is checked.
    private static let step = Duration.milliseconds(50)

    /// Waits until the descriptor is readable or at its end.
    func wait(for descriptor: Int32) -> Outcome {
        while true {
            if cancellation.isSet { return .cancelled }
            let left = end - .now
            guard left > .zero else { return .late }
            var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&wanted, 1, milliseconds(min(left, Self.step))) > 0 { return .ready }
        }
    }

    /// Waits a millisecond; false once the time is over.
    func pause() -> Bool {
        _ = poll(nil, 0, 1)
        return end > .now
    }

    /// Rounds up, so that no wait is empty.
    private func milliseconds(_ time: Duration) -> Int32 {
        Int32(clamping: time.components.attoseconds / 1_000_000_000_000_000 + 1)
    }
}
