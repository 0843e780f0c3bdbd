/// A sequence of numbers that follows from a seed (SplitMix64, https://prng.di.unimi.it/splitmix64.c).
struct SandboxRandom: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    /// Starts at the seed; different streams of the same seed give different sequences.
    init(seed: UInt64, stream: UInt64 = 0) {
        state = seed
        state = next() ^ stream
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The next number, at least 0 and less than 1.
    mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
