/// A source of lines: the standard input, or a script in tests.
public protocol LineSource: Sendable {
    /// The next line without its line break, waiting for it if need be; nil at the end.
    func nextLine() -> String?

    /// The next line, typed after the prompt, which `show` displays; editable if the source is a capable
    /// terminal. Nil at the end, which a person signals by Ctrl-D. Throws `interrupted` if the person or a
    /// signal ends the wait; the terminal is restored in every case.
    func nextLine(behind prompt: String, showing show: (String) -> Void) throws(UsageError) -> String?

    /// The next line, without echo if the source is a terminal. `announce` is called when the echo is off.
    /// Throws `interrupted` if a signal ends the wait; the terminal is restored in every case.
    func nextSecretLine(announce: () -> Void) throws(UsageError) -> String?

    /// The bytes up to the end, at most `limit` of them.
    func remainder(limit: Int) -> [UInt8]

    /// The terminal's answer to questions that `ask` writes, up to `isEnough` or the end of `time`; empty if
    /// the source is not a terminal that can be queried now.
    func answers(
        within time: Duration, until isEnough: ([UInt8]) -> Bool, asking ask: () -> Void
    ) -> [UInt8]
}

extension LineSource {
    /// Shows the prompt and reads a line without editing; the echo is the source's own matter.
    public func nextLine(behind prompt: String, showing show: (String) -> Void) throws(UsageError) -> String?
    {
        show(prompt)
        return nextLine()
    }

    /// Empty: the source is no terminal.
    public func answers(
        within time: Duration, until isEnough: ([UInt8]) -> Bool, asking ask: () -> Void
    ) -> [UInt8] { [] }
}
