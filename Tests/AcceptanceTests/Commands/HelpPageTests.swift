import FoundationEssentials
import Testing

extension AcceptanceTests {
    /// What the programs say of themselves.
    @Suite struct HelpPageTests {
        private let machine: Machine

        init() throws {
            machine = try Machine(home: TemporaryHome())
        }

        @Test(
            "Every command's help has examples in both languages, and each names that command",
            arguments: [("madang", 25), ("madang-server", 10), ("madang-harness", 11)])
        func examples(_ program: String, _ atLeast: Int) throws {
            let commands = try machine.commands(of: program)
            #expect(commands.count > atLeast, "\(commands)")
            let path = try Binaries.path(program)
            for words in commands {
                for (language, heading) in [("en", "Examples:"), ("ko", "예:")] {
                    let help = try machine.run(path, words + ["--help", "--lang", language]).output
                    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                    let at = try #require(lines.firstIndex(of: heading), "\(words) has no examples: \(help)")
                    let examples = lines[(at + 1)...].prefix { $0.hasPrefix("  ") }
                    #expect(!examples.isEmpty, "\(words)")
                    for example in examples {
                        let noun = words.last == "list" ? words.dropLast() : words[...]
                        let line = "  \(program) " + noun.joined(separator: " ")
                        #expect(example.hasPrefix(line), "an example of another command: \(example)")
                    }
                }
            }
        }

        @Test("The help of a program begins with the commands that members use first, and no other's does")
        func beginning() throws {
            let lines = try machine.madang(["--help", "--lang", "en"]).output.split(separator: "\n")
            let (first, all) = (lines.firstIndex(of: "To begin with:"), lines.firstIndex(of: "Commands:"))
            let section = lines[(try #require(first) + 1)..<(try #require(all))]
            let names = section.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
                .compactMap { $0.split(separator: " ").first }
            #expect(names == ["join", "login", "logout", "browse", "sell"])
            let noun = try machine.madang(["listings", "--help", "--lang", "en"]).output
            #expect(!noun.contains("To begin with"), "\(noun)")
        }

        @Test(
            "Commands are known by shorter names",
            arguments: [
                ("browse", "listings browse"), ("sell", "listings publish"), ("login", "auth login"),
                ("join", "auth join"), ("logout", "auth logout"),
            ])
        func shortcuts(_ short: String, _ long: String) throws {
            let help = try machine.madang([short, "--help", "--lang", "en"])
            let words = long.split(separator: " ").map(String.init)
            #expect(help.output == (try machine.madang(words + ["--help", "--lang", "en"]).output))
            #expect(help.output.contains("or madang \(short)"))
        }

        @Test(
            "A mistyped command is answered by the nearest, whatever noun it belongs to",
            arguments: [
                ("listings browze", "'browse'"), ("lisitngs", "'listings'"), ("like", "'madang like ID'"),
                ("whoam", "'auth whoami'"), ("show", "'madang show ID', with an ID or a row"),
                ("auth publish", "'listings publish'"), ("auth list", "mean 'auth sessions list'?"),
                ("frobnicate", "listings, "), ("search 의자", "'listings browse'"),
                ("find", "mean 'listings browse'"), ("ls", "mean 'listings browse'"),
                ("판매", "'sales'"), ("팔기", "'listings publish'"), ("글쓰기", "'board write'"),
                ("내물건", "'listings mine'"),
                ("검색", "'listings browse'"), ("rm", "'listings delete'"), ("signup", "'auth join'"),
                ("listings find", "mean 'browse'?"), ("알림", "'notices'"), ("donate", "'funding back'"),
            ])
        func suggestions(_ typed: String, _ near: String) throws {
            let refused = try machine.madang(typed.split(separator: " ").map(String.init) + ["--lang", "en"])
            #expect(refused.status == 64 && refused.errors.contains(near), "\(refused.errors)")
        }

        @Test("A command that only one noun has needs no noun", arguments: ["publish", "whoami", "bump"])
        func nounless(_ verb: String) throws {
            let help = try machine.madang([verb, "--help", "--lang", "en"])
            #expect(help.status == 0 && help.output.contains(" \(verb) "), "\(help)")
        }

        @Test("The version is one letter away", arguments: ["madang", "madang-server", "madang-tui"])
        func version(_ program: String) throws {
            let path = try Binaries.path(program)
            let long = try machine.run(path, ["--version"])
            for short in ["-v", "-V"] {
                let told = try machine.run(path, [short])
                #expect(told.status == 0 && told.output == long.output && !told.output.isEmpty, "\(told)")
            }
        }

        @Test("Every setting that Docs/settings.md names is a flag of madang-server, or is not said to be")
        func flagsOfSettings() throws {
            let document = try Document.text("Docs/settings.md")
            let help = try machine.run(try Binaries.path("madang-server"), ["serve", "--help"]).output
            let rows = document.split(separator: "\n").filter {
                $0.hasPrefix("| `") && $0.contains("`MADANG_")
            }
            #expect(rows.count > 25)
            for row in rows {
                let name = String(row.dropFirst(3).prefix { $0 != "`" })
                let isFlag = help.contains("--\(name) ")
                #expect(isFlag != row.contains("no flag of the server"), "\(name): \(row)")
            }
        }
    }
}
