/// Where lines come from: the standard input, or a script in tests.
public protocol LineSource: Sendable {
    /// The next line without its line break, waiting for it if need be; nil at the end.
    func nextLine() -> String?

    /// The next line, not shown while it is typed if the source is a terminal. `announce` is called when
    /// typing is hidden. Throws `interrupted` if a signal ends the wait; the terminal is as before in every
    /// case.
    func nextSecretLine(announce: () -> Void) throws(UsageError) -> String?

    /// The bytes up to the end, at most `limit` of them.
    func remainder(limit: Int) -> [UInt8]
}
