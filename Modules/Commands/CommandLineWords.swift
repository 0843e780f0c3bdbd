public import ArgumentParser

extension ParsableArguments {
    /// The options that the words of a command line ask for. Throws what the parser finds wrong with them.
    ///
    /// Whoever does not import the parser, such as a test, reads options by this.
    public init(words: [String]) throws {
        self = try Self.parse(words)
    }
}
