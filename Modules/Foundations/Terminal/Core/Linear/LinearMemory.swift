/// The state of a shell that is read line by line.
struct LinearMemory: Sendable {
    /// Answers to commands, to be said once.
    var answers: [String] = []
    /// Whether the screen is to be read from its beginning.
    var wantsAll = true
}
