import CSodium

/// The library, which has to be told to begin before it draws random bits, once (`sodium_init`).
enum Sodium {
    /// Whether it works: its tests of itself passed and it found a source of randomness.
    static let isReady = sodium_init() >= 0
}
