import Glibc
import Testing

extension AcceptanceTests {
    /// What Tab does in the shells that people use, at a terminal.
    @Suite struct CompletionTests {
        static let shells = ["bash", "zsh", "fish"]

        /// A terminal with that shell in it, which has read the completions of all four programs.
        private static func terminal(_ shell: String, _ language: String = "en") async throws -> Tmux {
            try #require(access("/usr/bin/\(shell)", X_OK) == 0, "\(shell) is missing: Scripts/setup --test")
            var machine = try Machine(home: TemporaryHome())
            machine.variables["MADANG_LANGUAGE"] = language
            let folder = try Binaries.path("madang").split(separator: "/").dropLast().joined(separator: "/")
            machine.variables["PATH"] = "/\(folder):/usr/bin:/bin"
            machine.variables["HOME"] = machine.home.path
            var scripts = shell == "zsh" ? "autoload -Uz compinit; compinit -u\n" : ""
            for program in ["madang", "madang-server", "madang-harness", "madang-tui"] {
                let words = program == "madang-tui" ? ["--completions", shell] : ["completions", shell]
                let script = try machine.run(try Binaries.path(program), words)
                try #require(script.status == 0, "\(program): \(script)")
                _ = try machine.home.write("\(program).\(shell)", script.output)
                scripts += "source \(machine.home.path)/\(program).\(shell)\n"
            }
            _ = try machine.home.write("a picture.png", "")
            _ = try machine.home.write("a text.txt", "")
            let start = try machine.home.write("start", scripts + "cd \(machine.home.path)\n")
            let words =
                switch shell {
                case "bash": ["/usr/bin/bash", "--norc", "--noprofile", "-i"]
                case "zsh": ["/usr/bin/zsh", "-f", "-i"]
                default: ["/usr/bin/fish", "--no-config", "-i"]
                }
            let terminal = try Tmux(machine, words)
            try terminal.enter("source \(start)")
            try terminal.enter("clear; echo re''ady")
            try await terminal.wait(for: "ready")
            return terminal
        }

        /// Types the line, presses Tab, waits for what must be seen then, and empties the line.
        private static func tab(
            _ line: String, _ seen: String..., times: Int = 1, at terminal: Tmux,
            sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            try terminal.type(line)
            for _ in 0..<times { try terminal.press("Tab") }
            for text in seen { try await terminal.wait(for: text, sourceLocation: sourceLocation) }
            // Not C-c: a signal may overtake what is typed behind it, or be overtaken.
            try terminal.press("C-u")
            try terminal.enter("clear; echo re''ady")
            try await terminal.wait(for: "ready")
            try await terminal.wait(without: line)
        }

        @Test("Tab completes commands, options and values of every program", arguments: shells)
        func tabbing(_ shell: String) async throws {
            let terminal = try await Self.terminal(shell)
            try await Self.tab("madang listi", "madang listings", at: terminal)
            try await Self.tab("madang listings brow", "madang listings browse", at: terminal)
            try await Self.tab("madang bro", "madang browse", at: terminal)
            try await Self.tab("madang listings browse --cat", "browse --category", at: terminal)
            try await Self.tab("madang listings browse --category jers", "--category jersey", at: terminal)
            try await Self.tab("madang listings browse --lang=k", "--lang=ko", at: terminal)
            try await Self.tab("madang --lang ko deals acc", "madang --lang ko deals accept", at: terminal)
            try await Self.tab("madang-server rest", "madang-server restore", at: terminal)
            try await Self.tab("madang-harness drill cra", "madang-harness drill crash", at: terminal)
            try await Self.tab("madang-tui --theme cont", "--theme contrast", at: terminal)
            let several = shell == "bash" ? 2 : 1
            try await Self.tab("madang deals ", "accept", "decline", times: several, at: terminal)
            try await Self.tab("madang pictures upload a", "picture.png", at: terminal)
        }

        @Test("zsh and fish say what each is for, in the person's language", arguments: ["zsh", "fish"])
        func meanings(_ shell: String) async throws {
            let terminal = try await Self.terminal(shell, "ko")
            try await Self.tab("madang listings b", "등록된 물건을 둘러봅니다", "bump", at: terminal)
        }
    }
}
