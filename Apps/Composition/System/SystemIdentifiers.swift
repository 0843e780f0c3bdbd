import Synchronization
public import Vocabulary

/// UUIDs of version 7 (RFC 9562), each larger than the one before within this process, even if the clock
/// steps back.
///
/// Within a millisecond the random bits increase by a random step (section 6.2, method 2), so that
/// neighbouring identifiers cannot be guessed.
public final class SystemIdentifiers: IdentifierSource {
    private let time: any TimeSource
    private let last = Mutex(State())

    fileprivate struct State {
        var milliseconds: UInt64 = 0
        var high: UInt64 = 0
        var low: UInt64 = 0
    }

    /// Takes the time from that source and randomness from the system.
    public init(_ time: any TimeSource = SystemClock()) {
        self.time = time
    }

    /// The next identifier.
    public func next() -> RawIdentifier {
        // The system is called for each number.
        var random = SystemRandomNumberGenerator()
        let (now, step) = (time.now(), random.next() as UInt64)
        return last.withLock { state in
            state.advance(to: UInt64(max(0, now.microseconds / 1000)), by: step) { random.next() }
            return RawIdentifier(milliseconds: state.milliseconds, random: (state.high, state.low))
        }
    }
}

extension SystemIdentifiers.State {
    /// 12 bits stand above 62; the topmost starts as 0 to leave room for counting. New ones are asked for
    /// only where a millisecond begins.
    fileprivate mutating func advance(to now: UInt64, by step: UInt64, bits: () -> UInt64) {
        if now > milliseconds {
            milliseconds = now
            high = step & 0x7FF
            low = bits() & 0x3FFF_FFFF_FFFF_FFFF
            return
        }
        low += 1 + step & 0xFFFF_FFFF
        if low < 1 << 62 { return }
        low &= 0x3FFF_FFFF_FFFF_FFFF
        high += 1
        if high < 1 << 12 { return }
        high = 0
        milliseconds += 1
    }
}
