public import ArgumentParser
import Terminal

/// The option of a command that asks for the fields of a form.
public struct ResumeOption: ParsableArguments {
    /// Whether the answers of a form that failed are offered again.
    @Flag(
        help: .words(
            en: "Go on with the answers of the last time, which failed.", ko: "실패한 지난번 입력을 이어서 합니다."))
    public var resume = false

    /// Made by the parser.
    public init() {}
}

/// A command that asks for the fields of a form at a terminal. If it fails at its end, its answers are kept,
/// and `--resume` goes on with them.
public protocol FormCommand: RunnableCommand {
    /// The option that goes on.
    var resuming: ResumeOption { get }
}
