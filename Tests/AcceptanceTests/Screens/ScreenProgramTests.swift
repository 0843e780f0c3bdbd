import Glibc
import Testing

extension AcceptanceTests {
    /// What a person before a whole screen relies on, in a real terminal.
    @Suite struct ScreenProgramTests {
        /// A terminal with the program in it, where a neighbour sells four things and has signed out again,
        /// as one who buys may have.
        private static func terminal(hasBuyer: Bool = false) throws -> Tmux {
            let machine = try Machine(home: TemporaryHome())
            try join("김철수", "kim@example.com", machine)
            for title in ["축구공", "캠핑 의자", "Windbreaker", "낡은 자전거 👨‍👩‍👧"] {
                let words = ["--title", title, "--price", "12000", "--category", "general", "--yes"]
                try #require(try machine.madang(["listings", "publish"] + words).status == 0)
            }
            try #require(try machine.madang(["auth", "logout"]).status == 0)
            if hasBuyer {
                try join("이영희", "lee@example.com", machine)
                try #require(try machine.madang(["auth", "logout"]).status == 0)
            }
            return try Tmux(machine, [try Binaries.path("madang-tui"), "--lang", "ko"])
        }

        private static func join(_ nickname: String, _ email: String, _ machine: Machine) throws {
            let words = ["auth", "join", "--email", email, "--nickname", nickname, "--password-stdin"]
            try #require(try machine.madang(words, input: password + "\n").status == 0)
        }

        private static let password = "느티나무 그늘 아래 42"

        @Test("Goods are searched in Hangul, opened and left; the list is where it was")
        func searching() async throws {
            let terminal = try Self.terminal()
            try await terminal.wait(for: "축구공")
            try terminal.press("Down")
            let before = try terminal.screen()
            try terminal.press("/")
            try terminal.type("의자")
            try await terminal.wait(for: "검색: 의자")
            // While it is read the list is empty, and nothing is there to open.
            try await terminal.wait(without: "축구공")
            try await terminal.wait(for: "캠핑 의자")
            try terminal.press("Enter", "Enter")
            try await terminal.wait(for: "분류: 일반")
            #expect(try terminal.screen().contains("[1 장터] 2 피드  3 게시판  4 크루  5 펀딩  6 나  캠핑 의자"))
            try terminal.press("Escape")
            try await terminal.wait(for: "\"의자\"")
            try terminal.press("/", "C-u", "Enter")
            try await terminal.wait(for: "축구공")
            #expect(try terminal.screen() == before)
            try terminal.press("q")
            try await terminal.wait(for: "ended 0")
            #expect(try terminal.value("#{alternate_on}#{mouse_any_flag}#{cursor_flag}") == "001")
        }

        @Test("A visitor who likes something signs in, and likes it")
        func signingIn() async throws {
            let terminal = try Self.terminal(hasBuyer: true)
            try await terminal.wait(for: "축구공")
            try terminal.press("f")
            try await terminal.wait(for: "로그인합니다.")
            // The email is remembered.
            try await terminal.wait(for: "lee@example.com")
            try terminal.type(Self.password)
            try await terminal.wait(for: "****")
            #expect(!(try terminal.screen()).contains("느티"))
            try terminal.press("Enter")
            try await terminal.wait(for: "♥")
        }

        @Test("Who joins where nothing is yet is a member there afterwards")
        func joining() async throws {
            let machine = try Machine(home: TemporaryHome())
            let terminal = try Tmux(machine, [try Binaries.path("madang-tui"), "--lang", "ko"])
            try await terminal.wait(for: "아직 등록된 물건이 없습니다.")
            try terminal.press("i", "C-n")
            try await terminal.wait(for: "이 동네에 가입합니다.")
            for text in ["kim@example.com", Self.password, Self.password, "김철수"] {
                try terminal.enter(text)
            }
            try await terminal.wait(for: "김철수 님, 반갑습니다.")
            try terminal.press("q")
            try await terminal.wait(for: "ended 0")
            let who = try machine.madang(["auth", "whoami", "--plain"])
            #expect(who.status == 0 && who.output.contains("김철수"), "\(who)")
        }

        @Test("A pasted text is text, and a resized terminal is filled again")
        func pasting() async throws {
            let terminal = try Self.terminal()
            try await terminal.wait(for: "축구공")
            _ = try terminal.run(["set-buffer", "q\nqq"])
            _ = try terminal.run(["paste-buffer", "-p"])
            try terminal.press("/")
            _ = try terminal.run(["paste-buffer", "-p"])
            try await terminal.wait(for: "검색: q qq")
            _ = try terminal.run(["resize-window", "-x", "40", "-y", "12"])
            try await terminal.wait(for: "검색: q qq")
            try terminal.press("C-u", "Enter")
            try await terminal.wait(for: "₩")
            let lines = try terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 13 && lines[0].contains("중고 장터"), "\(lines)")
        }

        @Test("However it ends, the terminal is as it was", arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV])
        func ending(_ signal: Int32) async throws {
            let terminal = try Self.terminal()
            try await terminal.wait(for: "축구공")
            #expect(try terminal.value("#{alternate_on}") == "1")
            try terminal.send(signal)
            try await terminal.wait(for: "ended ")
            #expect(try terminal.value("#{alternate_on}#{mouse_any_flag}#{cursor_flag}") == "001")
            try terminal.type("보인다")
            try await terminal.wait(for: "보인다")
        }

        @Test("Without a terminal it says what to use instead")
        func noTerminal() throws {
            let machine = try Machine(home: TemporaryHome())
            let outcome = try machine.run(try Binaries.path("madang-tui"), ["--lang", "ko"])
            #expect(outcome.status == 64 && outcome.errors.contains("터미널"), "\(outcome)")
        }
    }
}
