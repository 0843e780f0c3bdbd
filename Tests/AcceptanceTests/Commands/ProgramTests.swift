import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// What scripts and shells rely on.
    @Suite struct ProgramTests {
        static let calls: [(words: [String], status: Int32, shows: String)] = [
            ([], 0, "Usage:"), (["--help"], 0, "listings"), (["--version"], 0, "madang 0."),
            (["listings"], 0, "browse"), (["listings", "publish", "--help"], 0, "--jersey-version"),
            (["listings", "help", "show"], 0, "madang listings show <id>"),
            (["help", "auth", "join"], 0, "madang auth join"),
            (["data", "copy", "--help"], 0, "madang data copy --from <where> --to <where> [<options>]"),
            (["data", "copy"], 64, "--from"),
            (["--lang", "ko", "listings", "browse", "--help"], 0, "사용법"),
            (["lisitngs"], 64, "Did you mean 'listings'?"),
            (["listings", "brwose"], 64, "Did you mean 'browse'?"),
            (["board", "browse"], 64, "Did you mean 'list'?"),
            (["listings", "browse", "--keywrod", "x"], 64, "Did you mean '--keyword'?"),
            (["browse", "--price", "3만"], 64, "Did you mean '--min-price' or '--max-price'?"),
            (["--lang", "ko", "browse", "--price", "3만"], 64, "혹시 '--min-price'나 '--max-price'인가요?"),
            (["--lang", "ko", "listings", "shwo"], 64, "혹시 'show'인가요?"),
            (["--bogus"], 64, "--bogus"), (["--lang=ko", "--yes"], 0, "사용법"),
            (["listings", "show"], 64, "madang listings show --help"),
            (["listings", "show", "7"], 64, "lst_"),
            (["config", "--json", "--plain"], 64, "cannot be used together"),
            (["config", "--lang", "fr"], 64, "fr"),
            (["config", "--backend", "ftp://x"], 64, "--backend"),
            (["config", "--config", "missing.yaml"], 64, "missing.yaml"),
            (["listings", "browse", "--limit", "0"], 65, "--limit"),
            (["listings", "publish", "--title", "자전거", "--price", "-5", "--yes"], 65, "(--price)"),
            (["listings", "publish", "--file", "missing.yaml", "--yes"], 66, "missing.yaml"),
            (["listings", "show", "lst_00000000000000000000000001"], 66, "Listing not found"),
            (["listings", "browse", "--backend", "http://127.0.0.1:1"], 69, "madang doctor"),
            (["listings", "browse", "--backend", "http://127.0.0.1:1"], 69, "reach http://127.0.0.1:1 ("),
            (
                ["--lang", "ko", "listings", "browse", "--backend", "http://127.0.0.1:1"], 69,
                "서버에 연결할 수 없습니다: http://127.0.0.1:1 ("
            ),
            (["auth", "login"], 64, "Email is required: use --email"),
            (["--lang", "ko", "auth", "login"], 64, "이메일이 필요합니다. --email 옵션으로 지정하거나"),
            (["--lang", "ko", "listings", "publish", "--price", "1"], 65, "분류 (--category)"),
            (["listings", "browse", "--order", "most-expensive"], 0, "No listings match"),
            (["listings", "browse", "--order", "dearest"], 0, "No listings match"),
            (["listings", "browse", "--order", "dear"], 65, "cheapest, most-expensive"),
            (["doctor", "--backend", "http://127.0.0.1:1"], 69, "madang-server"),
            (["doctor"], 0, "madang.sqlite (created when needed)"),
            (["auth", "whoami"], 77, "madang auth login"),
        ]

        @Test(arguments: calls.indices)
        func exitsAsTheManualSays(_ index: Int) throws {
            let call = Self.calls[index]
            let outcome = try Machine(home: TemporaryHome()).madang(call.words)
            #expect(outcome.status == call.status, "\(call.words): \(outcome.errors)")
            #expect((outcome.output + outcome.errors).contains(call.shows), "\(call.words): \(outcome)")
            if call.status != 0, call.words.first != "doctor" {
                #expect(outcome.output.isEmpty, "errors belong to stderr")
            }
        }

        @Test(
            "The doctor finishes every check also with a broken configuration file",
            arguments: ["backend: [", "prot: 1", "port: http"])
        func brokenConfiguration(_ text: String) throws {
            let machine = try Machine(home: TemporaryHome())
            let path = machine.home.path + "/broken.yaml"
            try Data(text.utf8).write(to: URL(filePath: path))
            let doctor = try machine.madang(["doctor", "--plain", "--config", path])
            #expect(doctor.status == 69, "\(doctor)")
            for part in ["fail\tconfiguration\t", "broken.yaml", "\tdata-folder\t", "\tdatabase\t"] {
                #expect(doctor.output.contains(part), "\(part): \(doctor)")
            }
        }

        @Test func helpOpensNothing() throws {
            let machine = try Machine(home: TemporaryHome())
            for words in [
                ["--help"], ["listings", "browse", "--help"], ["manual"], ["completions", "zsh"], ["config"],
            ] {
                _ = try machine.madang(words)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: machine.home.path).isEmpty)
        }

        @Test func errorsAreDocumentsInJSON() throws {
            let outcome = try Machine(home: TemporaryHome()).madang(["auth", "whoami", "--json"])
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains(#""code": "sign-in-required""#) && outcome.errors.hasPrefix("{"))
        }

        @Test func settingsNameTheirSource() throws {
            var machine = try Machine(home: TemporaryHome())
            let file = try machine.home.write("my.yaml", "answer-seconds: 7\n")
            machine.variables["MADANG_LANGUAGE"] = "ko"
            let outcome = try machine.madang(["config", "--plain", "--backend", "memory", "--config", file])
            #expect(outcome.output.contains("backend\tmemory\tflag --backend\n"))
            #expect(outcome.output.contains("answer-seconds\t7\tfile \(file)\n"))
            #expect(outcome.output.contains("language\tko\tenvironment MADANG_LANGUAGE\n"))
        }

        @Test(arguments: ["bash", "zsh", "fish"])
        func completionsLoad(_ shell: String) throws {
            let machine = try Machine(home: TemporaryHome())
            let script = try machine.madang(["completions", shell])
            #expect(script.status == 0 && script.output.contains("__complete"))
            try #require(access("/usr/bin/\(shell)", X_OK) == 0, "\(shell) is missing: Scripts/setup --test")
            let file = try machine.home.write("completions", script.output)
            let outcome = try machine.run("/usr/bin/\(shell)", ["-n", file])
            #expect(outcome.status == 0, "\(shell) cannot read the completions: \(outcome.errors)")
        }

        @Test(arguments: ["en", "ko"])
        func theManualRendersWithoutWarnings(_ language: String) throws {
            let machine = try Machine(home: TemporaryHome())
            let page = try machine.madang(["manual", "--lang", language])
            #expect(page.status == 0 && page.output.hasPrefix(".TH MADANG 1"))
            try #require(access("/usr/bin/man", X_OK) == 0, "man is missing: Scripts/setup --test")
            let file = try machine.home.write("madang.1", page.output)
            let outcome = try machine.run("/usr/bin/man", ["--warnings", "-E", "UTF-8", "-l", file])
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "man complains: \(outcome.errors)")
            #expect(outcome.output.contains("--jersey-version") && outcome.output.contains("130"))
        }

        @Test(
            "Each program and each group of commands has a manual page that man takes",
            arguments: [
                ("madang", "manual listings", "MADANG\\-LISTINGS"),
                ("madang", "manual auth sessions", "MADANG\\-AUTH\\-SESSIONS"),
                ("madang-server", "manual", "MADANG\\-SERVER"),
                ("madang-server", "manual members", "MADANG\\-SERVER\\-MEMBERS"),
                ("madang-harness", "manual", "MADANG\\-HARNESS"), ("madang-tui", "--manual", "MADANG\\-TUI"),
            ])
        func manuals(_ program: String, _ words: String, _ title: String) throws {
            let machine = try Machine(home: TemporaryHome())
            for language in ["en", "ko"] {
                let typed = words.split(separator: " ").map(String.init) + ["--lang", language]
                let page = try machine.run(try Binaries.path(program), typed)
                #expect(page.status == 0 && page.output.hasPrefix(".TH \(title) 1 "), "\(page)")
                let file = try machine.home.write("page.1", page.output)
                let shown = try machine.run("/usr/bin/man", ["--warnings", "-E", "UTF-8", "-l", file])
                #expect(shown.status == 0 && shown.errors.isEmpty, "man complains: \(shown.errors)")
            }
        }

        @Test func sessionsAndSecretsAreForTheirOwnerAlone() throws {
            let machine = try Machine(home: TemporaryHome())
            let words = [
                "auth", "join", "--email", "kim@example.com", "--nickname", "김철수", "--password-stdin",
            ]
            #expect(try machine.madang(words, input: "느티나무 그늘 아래 42\n").status == 0)
            let folder = machine.home.path + "/state/madang"
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
                var status = stat()
                #expect(
                    stat("\(folder)/\(name)", &status) == 0 && status.st_mode & 0o077 == 0,
                    "others can read \(name)")
            }
        }
    }
}
