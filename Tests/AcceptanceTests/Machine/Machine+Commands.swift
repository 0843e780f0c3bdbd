extension Machine {
    /// The words of every command of a program, read from the help of those above it.
    func commands(of program: String, below words: [String] = []) throws -> [[String]] {
        let help = try run(try Binaries.path(program), words + ["--help", "--lang", "en"]).output
        guard let start = help.firstRange(of: "\nCommands:\n") else { return [words] }
        let lines = help[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { !$0.isEmpty }
        let names = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        return try names.flatMap { try commands(of: program, below: words + [$0]) }
    }

    /// Holds a drill, which says nothing on its output before it has ended: that takes minutes where others
    /// keep the machine busy.
    func drill(_ words: [String]) throws -> Outcome {
        try run(try Binaries.path("madang-harness"), ["drill"] + words, silence: 300)
    }

    /// The paths of the blobs below a folder.
    func files(below path: String) throws -> [String] {
        try run("/usr/bin/find", [path, "-name", "*-*", "-type", "f"]).output.split(separator: "\n")
            .map(String.init)
    }
}
