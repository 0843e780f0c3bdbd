import Synchronization
public import Vocabulary

/// A clock that stands still until a test moves it.
public final class ManualClock: TimeSource {
    /// How far the clocks of two machines may be apart.
    private static let difference: Duration = .seconds(60)
    private let microseconds: Mutex<Int64>
    private let unmet: UnmetNeeds?
    /// The time at a place whose clock nobody moves, and when the clause began there.
    private let running: (time: any TimeSource, start: Timestamp)?

    /// A clock that stands at the moment. With `unmet`, it is one that only shows a time: to read or move it
    /// is noted as a need of the clock.
    public init(
        _ start: Timestamp = Timestamp(microseconds: 1_767_225_600_000_000), unmet: UnmetNeeds? = nil
    ) {
        microseconds = Mutex(start.microseconds)
        (self.unmet, running) = (unmet, nil)
    }

    /// A clock for clauses at a place whose own goes by itself, more or less as that time does.
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

    /// The moment, for those to whom a few minutes make no difference.
    public var rough: Timestamp { Timestamp(microseconds: microseconds.withLock { $0 }) }

    /// Lets some time pass, so that what comes then is later. It does not matter how much passes: at a place
    /// whose clock goes by itself, time has gone on anyway, and nothing is noted.
    public func pass(_ duration: Duration) {
        microseconds.withLock { $0 = Timestamp(microseconds: $0).advanced(by: duration).microseconds }
    }

    /// Checks that the place says of something done just now that it was done at this moment: exactly so
    /// where the clock stands; where it goes by itself, at a moment since the clause began, give or take what
    /// the clocks of two machines differ. Throws `BrokenPromise`.
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

    /// Sets the clock back, as somebody does who finds that it was ahead.
    public func setBack(by duration: Duration) { advance(by: .zero - duration) }

    /// Notes something else that a clause wants.
    func note(_ need: Need) { unmet?.note(need) }

    /// Moves the clock forward.
    public func advance(by duration: Duration) {
        unmet?.note(.clock)
        microseconds.withLock { $0 = Timestamp(microseconds: $0).advanced(by: duration).microseconds }
    }
}
