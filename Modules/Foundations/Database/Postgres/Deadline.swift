/// A moment on the monotonic clock by which something must have happened.
struct Deadline: Comparable {
    private let moment: ContinuousClock.Instant

    static func after(milliseconds: Int) -> Deadline {
        Deadline(moment: ContinuousClock.now.advanced(by: .milliseconds(milliseconds)))
    }

    /// How long until then, in the whole milliseconds that `poll` takes; never negative.
    var millisecondsLeft: Int32 {
        let (seconds, attoseconds) = ContinuousClock.now.duration(to: moment).components
        return Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    }

    var hasPassed: Bool { ContinuousClock.now >= moment }

    static func < (first: Deadline, second: Deadline) -> Bool { first.moment < second.moment }
}

extension Int {
    /// Milliseconds as a person says them: `5 s`, `250 ms`.
    var spokenMilliseconds: String { self % 1000 == 0 ? "\(self / 1000) s" : "\(self) ms" }
}
