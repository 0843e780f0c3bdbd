/// Where lines come from: the standard input, or a script in tests.
public protocol LineSource: Sendable {
    /// The next line without its line break, waiting for it if need be; nil at the end.
    func nextLine() -> String?

    /// The next line, typed behind the prompt, which is shown by `show`, and edited there if the source is a
    /// terminal that can do so. Nil at the end, which a person says by Ctrl-D. Throws `interrupted` if the
    /// person or a signal ends the wait; the terminal is as before in every case.
    func nextLine(behind prompt: String, showing show: (String) -> Void) throws(UsageError) -> String?

    /// The next line, not shown while it is typed if the source is a terminal. `announce` is called when
    /// typing is hidden. Throws `interrupted` if a signal ends the wait; the terminal is as before in every
    /// case.
    func nextSecretLine(announce: () -> Void) throws(UsageError) -> String?

    /// The bytes up to the end, at most `limit` of them.
    func remainder(limit: Int) -> [UInt8]

    /// What a terminal answers to questions that `ask` writes, within the time, as soon as `isEnough`;
    /// nothing where the source is no terminal that can be asked now.
    func answers(
        within time: Duration, until isEnough: ([UInt8]) -> Bool, asking ask: () -> Void
    ) -> [UInt8]
}

extension LineSource {
    /// Shows the prompt and reads a line that whoever types it sees by other means.
    public func nextLine(behind prompt: String, showing show: (String) -> Void) throws(UsageError) -> String?
    {
        show(prompt)
        return nextLine()
    }

    /// Nothing: nobody is asked.
    public func answers(
        within time: Duration, until isEnough: ([UInt8]) -> Bool, asking ask: () -> Void
    ) -> [UInt8] { [] }
}
