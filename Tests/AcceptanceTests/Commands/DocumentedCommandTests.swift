import FoundationEssentials
import Testing

extension AcceptanceTests {
    /// Every command that a document names is one that there is, with the options that it is shown with.
    @Suite struct DocumentedCommandTests {
        static let documents =
            [
                "README.md", "Docs/tour.md", "Docs/settings.md", "Docs/operations.md",
                "Docs/operations.ko.md", "Docs/scaling.md", "Docs/features.md",
            ] + Documents.features

        @Test("Documents name commands and options that there are", arguments: documents)
        func named(_ path: String) throws {
            let machine = try Machine(home: TemporaryHome())
            let commands = try Set(DocumentedCommand.all(in: Document.text(path)))
            #expect(!commands.isEmpty, "\(path) names no command")
            for command in commands.sorted(by: { $0.line < $1.line }) {
                let help = try machine.run(try Binaries.path(command.program), command.words + ["--help"])
                // Of several commands of one name the record chooses, which a document shows.
                let record = "'\(command.program) \(command.words.joined(separator: " ")) ID'"
                if help.errors.contains(record) { continue }
                let fault = help.status == 0 ? command.fault(in: help.output) : help.errors
                #expect(fault == nil, "\(path): `\(command.line)`: \(fault ?? "")")
            }
        }

        @Test("A command or option that is not there would be seen")
        func faults() {
            let help = "USAGE: madang-server backup [--backend <backend>] <folder>\n"
            let parent = "Usage\n  madang listings <command>\n"
            for (line, help, isGood) in [
                ("madang-server backup FOLDER --backend x", help, true),
                ("madang-server backup folder", help, true),
                ("madang-server backup --compress", help, false),
                ("madang-server back-up FOLDER", help, false),
                ("madang listings reserve lst_1", parent, false), ("madang listings", parent, true),
                ("madang listings --help", parent, true),
            ] {
                let fault = DocumentedCommand(line)?.fault(in: help)
                #expect((fault == nil) == isGood, "\(line): \(fault ?? "good")")
            }
        }

        /// The documents of the domains.
        private enum Documents {
            static let features = ["auth", "listings"].map { "Docs/features/\($0).md" }
        }
    }
}

/// A command of Madang's programs as a document shows it.
struct DocumentedCommand: Hashable {
    let line: String
    let program: String
    /// The words behind the program up to the first that is no name: commands, perhaps arguments.
    let words: [String]
    let options: [String]

    /// Reads a line as it is typed; nil if it is none of Madang's.
    init?(_ shown: some StringProtocol) {
        let text = String(shown)
        // What stands behind these is another command, or tells about this one.
        let ends = [" | ", " && ", " ; ", " > ", " # ", "   ", "  #"]
        let end = ends.compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
        var parts = text[..<end].split(separator: " ").map(String.init)
        parts.removeAll { $0 == "$" }
        while let first = parts.first, first.contains("="), first.first?.isUppercase == true {
            parts.removeFirst()
        }
        guard let program = parts.first, ["madang", "madang-server", "madang-harness"].contains(program)
        else {
            return nil
        }
        self.program = program
        line = parts.joined(separator: " ")
        let names = parts.dropFirst().prefix { word in
            word.first?.isLowercase == true && word.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" }
        }
        options = parts.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
        words =
            names.isEmpty && program == "madang-server" && !options.contains("--help")
            ? ["serve"] : Array(names)
    }

    /// What the help of the command says against it; nil if it says nothing.
    func fault(in help: String) -> String? {
        let usages = help.split(separator: "\n").filter {
            $0.hasPrefix("USAGE: \(program)") || $0.hasPrefix("  \(program)")
        }
        guard let usage = usages.first.map({ "\($0) " }) else { return "its help shows no usage" }
        let known = (0...words.count).last { count in
            usage.contains(" " + ([program] + words.prefix(count)).joined(separator: " ") + " ")
        }
        guard let known else { return "its help shows no usage" }
        let rest = words.dropFirst(known)
        let takesArguments = usage.contains("<") && !usage.contains("command>")
        if let word = rest.first, !takesArguments { return "there is no command '\(word)'" }
        if let word = rest.first, known == 0, program != "madang" { return "there is no command '\(word)'" }
        let missing = options.first { !["--help", "--version"].contains($0) && !help.contains($0) }
        return missing.map { "there is no option \($0)" }
    }

    /// The commands of a document: lines of its code, and what stands in backquotes.
    static func all(in text: String) -> [DocumentedCommand] {
        var isFenced = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            if line.hasPrefix("```") { isFenced.toggle() }
            if isFenced || line.hasPrefix("    ") {
                return [DocumentedCommand(line.drop { $0 == " " })].compactMap { $0 }
            }
            let spans = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            return spans.filter { !$0.offset.isMultiple(of: 2) }.compactMap { DocumentedCommand($0.element) }
        }
    }
}
