import CSodium

/// The libsodium library, initialized once (`sodium_init`) before any other call.
enum SodiumLibrary {
    /// Whether the library works: its self-tests passed and it found a source of randomness.
    static let isReady = sodium_init() >= 0
}

/// The text of a C string.
func string(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
