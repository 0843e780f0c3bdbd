public import ArgumentParser
import Terminal
import Vocabulary

extension ParsableCommand {
    /// Says what the argument parser has to say about an error that ended the program, help and the version
    /// among them, and answers what to exit with: what the parser wants, or 69 with a line on the standard
    /// error if help could not be written. A reader that has gone away has read enough.
    public static func exitStatus(saying error: any Error) -> Int32 {
        let console = Console.system(ConsoleOptions(language: .en))
        let (text, code) = (fullMessage(for: error), exitCode(for: error))
        let isHelp = code == .success
        if !text.isEmpty { (isHelp ? console.output : console.errors).write(text + "\n") }
        if isHelp { return console.finish(.ok).rawValue }
        console.flush()
        return code.rawValue
    }
}
