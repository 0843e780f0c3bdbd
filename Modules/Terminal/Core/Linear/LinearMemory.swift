/// What a shell knows of whoever hears it line by line.
struct LinearMemory: Sendable {
    /// What was asked for and is said once.
    var answers: [String] = []
    /// Whether the screen is to be heard from its beginning.
    var wantsAll = true
}
