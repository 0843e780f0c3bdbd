import CSodium

/// The library, which has to be told to begin before anything else, once (`sodium_init`).
enum SodiumLibrary {
    /// Whether it works: its tests of itself passed and it found a source of randomness.
    static let isReady = sodium_init() >= 0
}

/// The text of a C string.
func string(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
