import Glibc
import TestKit
import Testing

/// A terminal of tmux with one program in it, as a person has it before them.
final class Tmux {
    private let machine: Machine
    private let socket: String

    /// A terminal of 80 by 24 cells that runs these words in a shell; its name is its own on the machine.
    init(_ machine: Machine, _ words: [String], name: String = "tmux") throws {
        var machine = machine
        machine.variables["TERM"] = "xterm-256color"
        machine.variables["LANG"] = "C.UTF-8"
        machine.variables["SHELL"] = "/bin/sh"
        // A report of a crash takes minutes in a debug build.
        machine.variables["SWIFT_BACKTRACE"] = "enable=no"
        (self.machine, socket) = (machine, machine.home.path + "/" + name)
        let session = ["-f", "/dev/null", "-u", "new-session", "-d", "-x", "80", "-y", "24"]
        _ = try run(session + [words.map { "'\($0)'" }.joined(separator: " ") + "; echo ended $?; exec cat"])
    }

    deinit { _ = try? run(["kill-server"]) }

    /// What tmux answers.
    func run(_ words: [String]) throws -> String {
        let outcome = try machine.run("/usr/bin/tmux", ["-S", socket] + words)
        try #require(outcome.status == 0, "tmux \(words): \(outcome)")
        return outcome.output
    }

    /// Presses keys, as tmux names them.
    func press(_ keys: String...) throws { _ = try run(["send-keys"] + keys) }

    /// Types a text.
    func type(_ text: String) throws { _ = try run(["send-keys", "-l", text]) }

    /// Types the text, and then Enter.
    func enter(_ text: String) throws {
        try type(text)
        try press("Enter")
    }

    /// What is on the screen.
    func screen() throws -> String { try run(["capture-pane", "-p"]) }

    /// Returns when the text is on the screen.
    func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        var last = ""
        do {
            try await until(sourceLocation: sourceLocation) {
                last = try screen()
                return last.contains(text)
            }
        } catch {
            Issue.record("'\(text)' is not on the screen:\n\(last)", sourceLocation: sourceLocation)
            throw error
        }
    }

    /// Returns when the text is not on the screen any more.
    func wait(without text: String) async throws {
        try await until { try !screen().contains(text) }
    }

    /// What a format of tmux says of the terminal: `#{pane_pid}`, `#{alternate_on}`.
    func value(_ format: String) throws -> String {
        String(try run(["display-message", "-p", format]).dropLast())
    }

    /// Sends a signal to the program in it, which is the only child of its shell.
    func send(_ signal: Int32) throws {
        let children = try machine.run("/usr/bin/pgrep", ["-P", try value("#{pane_pid}")]).output
        kill(try #require(pid_t(children.prefix { $0 != "\n" }), "\(children)"), signal)
    }
}
