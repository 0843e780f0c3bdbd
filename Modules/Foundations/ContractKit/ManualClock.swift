import Synchronization
public import Vocabulary

/// A clock that stands still until a test moves it.
public final class ManualClock: TimeSource {
    /// The largest difference between the clocks of two machines.
    private static let difference: Duration = .seconds(60)
    private let microseconds: Mutex<Int64>
    private let unmet: UnmetNeeds?
    /// The clock of a place that clauses cannot set, and the start of the clause there.
    private let running: (time: any TimeSource, start: Timestamp)?

    /// A clock that stands at this moment. With `unmet`, reading or moving it is recorded as an unmet need of
    /// the clock.
    public init(
        _ start: Timestamp = Timestamp(microseconds: 1_767_225_600_000_000), unmet: UnmetNeeds? = nil
    ) {
        microseconds = Mutex(start.microseconds)
        (self.unmet, running) = (unmet, nil)
    }

    /// A clock for clauses at a place with a running clock close to `time`.
    public init(besides time: any TimeSource) {
        let start = time.now()
        microseconds = Mutex(start.microseconds)
        (unmet, running) = (nil, (time, start))
    }

    /// The moment at which the clock stands.
    public func now() -> Timestamp {
        unmet?.note(.clock)
        return rough
    }

    /// The moment, for uses where a few minutes make no difference; records no need.
    public var rough: Timestamp { Timestamp(microseconds: microseconds.withLock { $0 }) }

    /// Advances the clock so that later events have later moments, by any amount: a running clock has
    /// advanced anyway. Records no need.
    public func pass(_ duration: Duration) {
        microseconds.withLock { $0 = Timestamp(microseconds: $0).advanced(by: duration).microseconds }
    }

    /// Checks that the place dates a recent act to now: exactly if the clock stands; if it runs, to a moment
    /// since the clause began, within the difference of two machines' clocks. Throws `BrokenPromise`.
    public func expectNow(
        _ moment: Timestamp?, _ promise: @autoclosure () -> String, file: StaticString = #fileID,
        line: UInt = #line
    ) throws {
        guard let running else { return try expectEqual(moment, rough, promise(), file: file, line: line) }
        let moment = try expectValue(moment, promise(), file: file, line: line)
        let earliest = running.start.advanced(by: .zero - Self.difference)
        let latest = running.time.now().advanced(by: Self.difference)
        try expect(
            earliest <= moment && moment <= latest,
            "\(promise()) expected from \(earliest) to \(latest), found \(moment)", file: file, line: line)
    }

    /// Sets the clock back, as an operator does with a clock that is ahead.
    public func setBack(by duration: Duration) { advance(by: .zero - duration) }

    /// Records another need of the clause.
    func note(_ need: Need) { unmet?.note(need) }

    /// Moves the clock forward.
    public func advance(by duration: Duration) {
        unmet?.note(.clock)
        microseconds.withLock { $0 = Timestamp(microseconds: $0).advanced(by: duration).microseconds }
    }
}
