public import ArgumentParser

extension ParsableArguments {
    /// Parses the words of a command line. Throws the parser's errors.
    ///
    /// Lets code that does not import the parser, such as a test, read options.
    public init(words: [String]) throws {
        self = try Self.parse(words)
    }
}
