public import ArgumentParser

extension ParsableArguments {
    /// The options that the words of a command line ask for. Throws what the parser finds wrong with them.
    ///
    /// Whoever does not import the parser, such as a test, reads options by this.
    public init(words: [String]) throws {
        self = try Self.parse(words)
    }
}

extension String {
    /// The text as one word of a shell's command line (POSIX.1-2017, Shell Command Language, section 2.2.2).
    public var shellWord: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "-_./,:=@%+".unicodeScalars.contains(scalar)
        }
        if isPlain, !isEmpty { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
