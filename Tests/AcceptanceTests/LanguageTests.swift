import Testing

extension AcceptanceTests {
    /// What `madang` says of itself stands in both languages: the manual has the help of every command.
    @Suite struct LanguageTests {
        /// The manual's texts: what stands in the lines below a command or a term.
        private func texts(_ language: String) throws -> [String] {
            let outcome = try Machine(home: TemporaryHome()).madang(["manual", "--lang", language])
            try #require(outcome.status == 0, "\(outcome)")
            let lines = outcome.output.split(separator: "\n").map(String.init)
            let heads = lines.indices.filter { lines[$0].hasPrefix(".SS ") || lines[$0] == ".TP" }
            return heads.compactMap { head in
                let text = head + (lines[head] == ".TP" ? 2 : 1)
                return text < lines.count ? lines[text] : nil
            }
        }

        @Test("Every text of the manual has Hangul in Korean, and none in English")
        func manual() throws {
            let (korean, english) = (try texts("ko"), try texts("en"))
            #expect(korean.count == english.count && korean.count > 60, "\(korean.count), \(english.count)")
            for (korean, english) in zip(korean, english) {
                #expect(korean.unicodeScalars.contains(where: isHangul), "no Korean: \(korean)")
                #expect(!english.unicodeScalars.contains(where: isHangul), "Korean: \(english)")
                #expect(english.hasSuffix(".") && korean.hasSuffix("."), "no sentence: \(korean), \(english)")
            }
        }

        @Test("The server's program answers an operator in the language of the locale")
        func server() throws {
            let stage = try ServerStage()
            let words = [["check", "--verbose"], ["members", "appoint", "nobody@example.com", "operator"]]
            for (name, isKorean) in [("ko_KR.UTF-8", true), ("C.UTF-8", false)] {
                var machine = stage.machine
                machine.variables["LANG"] = name
                for command in words {
                    let outcome = try machine.run(
                        try Binaries.path("madang-server"), command + ["--backend", "sqlite:\(stage.path)"])
                    let text = outcome.output + outcome.errors
                    // Of what `check` lists, each line.
                    for line in text.split(separator: "\n") {
                        let found = line.unicodeScalars.contains(where: isHangul)
                        #expect(found == isKorean, "\(command): \(line)")
                    }
                }
            }
        }

        @Test("The server's program explains each of its commands in the language of the locale")
        func serverHelp() throws {
            var machine = try Machine(home: TemporaryHome())
            let program = try Binaries.path("madang-server")
            let commands = [
                [], ["serve"], ["limits"], ["migrate"], ["check"], ["backup"], ["restore"], ["vacuum"],
                ["rotate-keys"], ["members"], ["members", "appoint"], ["openapi"], ["errors"],
            ]
            for (name, usage) in [("ko_KR.UTF-8", "사용법:"), ("C.UTF-8", "Usage:")] {
                machine.variables["LANG"] = name
                let root = try machine.run(program, ["--help"]).output
                for command in commands {
                    let help = try machine.run(program, command + ["--help"])
                    let words = ["madang-server"] + command
                    #expect(help.status == 0, "\(help)")
                    #expect(
                        help.output.contains("\(usage)\n  \(words.joined(separator: " "))"), "\(help.output)")
                    for line in help.output.split(separator: "\n") where line.hasPrefix("  --") {
                        let text = line.split(separator: "  ").last ?? ""
                        let isKorean = text.unicodeScalars.contains(where: isHangul)
                        #expect(isKorean == (name != "C.UTF-8"), "\(command): \(line)")
                    }
                    if let first = command.first { #expect(root.contains("\n  \(first) "), "\(root)") }
                }
            }
            let wrong = try machine.run(program, ["backup"])
            #expect(wrong.status == 64 && wrong.errors.contains("madang-server backup --help"), "\(wrong)")
        }

        private func isHangul(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }
    }
}
