import CSodium

/// The libsodium library, initialized once (`sodium_init`) before it draws random bits.
enum Sodium {
    /// Whether the library works: its self-tests passed and it found a source of randomness.
    static let isReady = sodium_init() >= 0
}
