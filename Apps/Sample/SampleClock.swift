import SampleKit
import Synchronization
import Vocabulary

/// A clock that the sample neighbourhood moves through its past.
final class SampleClock: TimeSource {
    private let moment: Mutex<Timestamp>

    init(_ start: Timestamp) {
        moment = Mutex(start)
    }

    func now() -> Timestamp { moment.withLock { $0 } }

    func move(to next: Timestamp) {
        moment.withLock { $0 = next }
    }
}

/// Identifiers that follow from a seed and the clock.
final class SampleIdentifiers: IdentifierSource {
    private let time: any TimeSource
    private let randomness: Mutex<SeededGenerator>

    init(_ time: any TimeSource, seed: UInt64) {
        self.time = time
        randomness = Mutex(SeededGenerator(seed: seed))
    }

    func next() -> RawIdentifier {
        let random = randomness.withLock { ($0.next(), $0.next()) }
        return RawIdentifier(milliseconds: UInt64(max(0, time.now().microseconds / 1000)), random: random)
    }
}
