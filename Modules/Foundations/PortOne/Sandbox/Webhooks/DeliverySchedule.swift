import SampleKit
import Vocabulary

/// The moments of a webhook's deliveries: the first at once, and up to 5 more while they fail, each after a
/// longer pause.
enum DeliverySchedule {
    /// The minutes before each further delivery.
    static let minutes: [Int64] = [1, 4, 16, 64, 256]
    /// How often a webhook is delivered by itself at most.
    static var mostExecutions: Int { minutes.count + 1 }
    /// The jitter is less than this part of the pause.
    static let jitterPart: Int64 = 10

    /// The pause before the next delivery, after that many; nil after the last. Its jitter follows from the
    /// seed, the delivery's number and the count.
    static func pause(after executions: Int, of number: Int, seed: UInt64) -> Duration? {
        guard executions > 0, executions < mostExecutions else { return nil }
        let microseconds = minutes[executions - 1] * 60_000_000
        let stream = number &* 16 &+ executions
        var random = SeededGenerator(seed: seed, stream: stream)
        let jitter = Int64.random(in: 0..<microseconds / jitterPart, using: &random)
        return .microseconds(microseconds + jitter)
    }
}
