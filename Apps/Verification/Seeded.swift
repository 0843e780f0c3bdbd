/// Random numbers that are the same for the same seed, on every machine and in every version (splitmix64,
/// Steele, Lea and Flood 2014).
public struct Seeded: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts the sequence of that seed; another stream of the same seed is another sequence.
    public init(_ seed: UInt64, stream: Int = 0) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ UInt64(truncatingIfNeeded: stream) &* 0x9E37_79B9_7F4A_7C15
        _ = next()
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number from 0 on, below the bound; 0 if the bound is not positive.
    public mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

    /// True that many times of a hundred.
    public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
