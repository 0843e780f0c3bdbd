/// Where a program keeps the command line of the next page of the last list, and the command that runs it.
public struct NextPage: Sendable {
    /// The words of the command that shows the next page: `madang more`.
    public let command: [String]
    /// Keeps the words behind the program's name in the place of any before; nil if there is no next page.
    public let keep: @Sendable (_ words: [String]?) -> Void

    /// Memberwise.
    public init(command: [String], keeping keep: @escaping @Sendable (_ words: [String]?) -> Void) {
        (self.command, self.keep) = (command, keep)
    }
}
