import Database
import DatabaseSQLite
import Testing

extension AcceptanceTests {
    /// What the programs say of themselves stands in both languages, and so does what those for operators
    /// tell whoever runs them.
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
                #expect(korean.hasHangul, "no Korean: \(korean)")
                #expect(!english.hasHangul, "Korean: \(english)")
                #expect(english.hasSuffix(".") && korean.hasSuffix("."), "no sentence: \(korean), \(english)")
            }
        }

        @Test("The server's program answers an operator in the language of the locale")
        func server() throws {
            let stage = try ServerStage()
            let words = [
                ["check", "--verbose"], ["members", "appoint", "nobody@example.com", "operator"], ["limits"],
            ]
            for (name, isKorean) in [("ko_KR.UTF-8", true), ("C.UTF-8", false)] {
                var machine = stage.machine
                machine.variables["LANG"] = name
                for command in words {
                    let outcome = try machine.run(
                        try Binaries.path("madang-server"), command + ["--backend", "sqlite:\(stage.path)"])
                    let text = outcome.output + outcome.errors
                    // Of what `check` lists, each line.
                    for line in text.split(separator: "\n") {
                        let found = line.hasHangul
                        #expect(found == isKorean, "\(command): \(line)")
                    }
                }
            }
        }

        static let programs: [(name: String, atLeast: Int)] = [
            ("madang", 25), ("madang-server", 10), ("madang-harness", 11),
        ]

        @Test(
            "Each program explains each of its commands in the language that is asked for",
            arguments: programs)
        func help(_ program: String, _ atLeast: Int) throws {
            let machine = try Machine(home: TemporaryHome())
            let path = try Binaries.path(program)
            let commands = try machine.commands(of: program)
            #expect(commands.count > atLeast, "\(commands)")
            // Those above them, too: the root and the nouns.
            let all = Set(commands.flatMap { words in (0...words.count).map { Array(words.prefix($0)) } })
            for words in all.sorted(by: { $0.joined() < $1.joined() }) {
                for (language, isKorean) in [("ko", true), ("en", false)] {
                    let help = try machine.run(path, words + ["--help", "--lang", language])
                    #expect(help.status == 0 && help.errors.isEmpty, "\(help)")
                    let page = HelpText(help.output)
                    #expect(page.usage.hasPrefix(([program] + words).joined(separator: " ")), "\(help)")
                    #expect(page.isKorean == isKorean, "\(help)")
                    #expect(!page.texts.isEmpty)
                    for text in page.texts {
                        #expect(text.hasHangul == isKorean, "\(program) \(words): \(text)")
                    }
                }
            }
        }

        @Test(
            "Each program goes by --lang, MADANG_LANGUAGE, the configuration file and the locale",
            arguments: programs)
        func choice(_ program: String, _ atLeast: Int) throws {
            var machine = try Machine(home: TemporaryHome())
            let path = try Binaries.path(program)
            func isKorean(_ words: String...) throws -> Bool {
                let (help, wrong) = (
                    try machine.run(path, words + ["--help"]), try machine.run(path, words + ["--bogus"])
                )
                #expect(help.status == 0 && wrong.status == 64, "\(wrong)")
                let isKorean = HelpText(help.output).isKorean
                #expect(wrong.errors.hasHangul == isKorean, "\(wrong.errors)")
                return isKorean
            }
            #expect(try !isKorean())
            machine.variables["LC_ALL"] = "ko_KR.UTF-8"
            #expect(try isKorean())
            #expect(try !isKorean("--lang", "en"))
            let file = try machine.home.write("마당.yaml", "language: en\n")
            machine.variables["MADANG_CONFIG"] = file
            // `madang` reads the file for the command that it runs, and not before.
            if program != "madang" { #expect(try !isKorean()) }
            machine.variables["MADANG_LANGUAGE"] = "ko"
            #expect(try isKorean())
            #expect(try !isKorean("--lang=en"))
        }

        static let work: [String] = [
            "seed --backend DB --listings 2", "seed --backend DB --listings 2", "fuzz cursor --count 2000",
            "contract --against memory --contract audit", "drill crash --rounds 1 --clients 2",
            "drill restore --rounds 1 --clients 2 --starts 1", "drill erasure --members 1",
            "drill crash --backend memory", "contract --against http://127.0.0.1:1",
            "contract --against http://127.0.0.1:1 --yes --operator-token-file missing",
            "fill --backend memory", "serve-constant missing.json", "serve-tests --token-file /proc/none",
            "portone --port 99999", "portone --webhooks nonsense",
        ]

        @Test("What the harness tells an operator is in one language, and in no other")
        func harness() throws {
            for (language, isKorean) in [("ko", true), ("en", false)] {
                let machine = try Machine(home: TemporaryHome())
                for line in Self.work {
                    let words = line.replacing("DB", with: "sqlite:\(machine.home.path)/m.sqlite")
                        .split(separator: " ").map(String.init)
                    let outcome = try machine.run(
                        try Binaries.path("madang-harness"), words + ["--lang", language], silence: 600)
                    let told = outcome.output + outcome.errors
                    #expect(told.hasHangul == isKorean, "\(line): \(told)")
                    for text in told.split(separator: "\n") where isKorean {
                        #expect(!text.isEnglish, "\(line): \(text)")
                    }
                }
            }
        }

        @Test("The server's program tells limits and differences of the schema in the language asked for")
        func tables() async throws {
            let stage = try ServerStage()
            let made = try stage.server(["migrate"])
            try #require(made.status == 0, "\(made)")
            let database = try await SQLiteDatabase.open(.file(path: stage.path))
            try await database.write { writer throws(DatabaseError) in
                try writer.run("CREATE TABLE \"창고\" (id TEXT NOT NULL PRIMARY KEY)")
            }
            try await database.close()
            for (language, fault, title) in [
                ("ko", "창고: 선언되지 않은 테이블입니다", "엔드포인트"), ("en", "창고 is there and not declared", "ENDPOINT"),
            ] {
                let checked = try stage.server(["check", "--lang", language])
                #expect(checked.status == 70 && checked.output.contains(fault), "\(checked)")
                let limits = try stage.machine.run(
                    try Binaries.path("madang-server"), ["limits", "--lang", language])
                #expect(limits.output.hasPrefix(title), "\(limits)")
                for line in limits.output.split(separator: "\n") {
                    #expect(line.hasHangul == (language == "ko"), "\(line)")
                }
            }
        }
    }
}

/// A page of help, taken apart.
private struct HelpText {
    /// How the command is called.
    let usage: String
    let isKorean: Bool
    /// What is said in sentences: of the command, and of each that stands below it or behind it.
    let texts: [String]

    init(_ page: String) {
        let sections = page.split(separator: "\n\n").map { section in
            section.split(separator: "\n").map(String.init)
        }
        let headed = sections.firstIndex { ["Usage:", "사용법:"].contains($0.first) } ?? 0
        isKorean = sections[headed].first == "사용법:"
        usage = String(sections[headed].dropFirst().first?.drop { $0 == " " } ?? "")
        let rows = sections[(headed + 1)...].filter { !["Examples:", "예:"].contains($0.first) }
        let explained = rows.flatMap { $0.dropFirst().compactMap(Self.text) }
        texts = sections[..<headed].map { $0.joined(separator: " ") } + explained
    }

    /// What stands behind the name in a row that begins with one.
    private static func text(_ row: String) -> String? {
        let row = row.dropFirst(2)
        guard !row.hasPrefix(" "), let gap = row.firstRange(of: "  ") else { return nil }
        return String(row[gap.upperBound...])
    }
}

extension StringProtocol {
    /// Whether a composed syllable is in it.
    fileprivate var hasHangul: Bool {
        unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }
}

extension Substring {
    /// Whether it has two English words of small letters and nothing in Korean.
    fileprivate var isEnglish: Bool {
        let words = split(separator: " ").filter { word in
            word.count > 1 && word.allSatisfy { ("a"..."z").contains($0) }
        }
        return words.count > 1 && !hasHangul
    }
}
