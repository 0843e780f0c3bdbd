public import ArgumentParser
public import Terminal

/// A command whose help says more than a sentence.
public protocol ExplainedCommand: ParsableCommand {
    /// What whoever runs it should know before.
    static var explanation: Phrase { get }
}
