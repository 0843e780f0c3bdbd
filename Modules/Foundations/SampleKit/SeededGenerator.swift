/// Random numbers that are the same for the same seed, on every machine and in every version (splitmix64,
/// Steele, Lea and Flood 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts the sequence of that seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Starts one of many sequences of that seed.
    public init(seed: UInt64, stream: Int) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ UInt64(truncatingIfNeeded: stream) &* Self.step
        _ = next()
    }

    public mutating func next() -> UInt64 {
        state &+= Self.step
        return Self.mixed(state)
    }

    /// What stands at that place of the sequence of seed 0: each number once, without visible order.
    package static func number(at place: UInt64) -> UInt64 { mixed(place &* step) }

    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func mixed(_ state: UInt64) -> UInt64 {
        var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number from 0 on, below the bound; 0 if the bound is not positive.
    public mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

    /// True that many times of a hundred.
    public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    /// One of the choices; the fallback if there are none.
    public mutating func pick<Element>(_ choices: [Element], else fallback: Element) -> Element {
        choices.isEmpty ? fallback : choices[below(choices.count)]
    }
}
