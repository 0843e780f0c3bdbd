public import ArgumentParser
public import Terminal

/// A command whose help is longer than a sentence.
public protocol ExplainedCommand: ParsableCommand {
    /// The text to read before running it.
    static var explanation: Phrase { get }
}
