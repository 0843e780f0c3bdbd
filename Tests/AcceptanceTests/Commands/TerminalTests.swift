import Glibc
import Testing

extension AcceptanceTests {
    /// What a person at a terminal relies on.
    @Suite struct TerminalTests {
        private static let password = "느티나무 그늘 아래 42"

        @Test func passwordsAreNeverShown() throws {
            let terminal = try PseudoTerminal(
                try Machine(home: TemporaryHome()), ["auth", "join", "--lang", "ko"])
            try terminal.answer("이메일: ", "kim@example.com")
            try terminal.answer("닉네임: ", "김철수")
            try terminal.answer("비밀번호: ", Self.password)
            try terminal.answer("비밀번호 다시: ", Self.password)
            #expect(terminal.finish() == 0)
            #expect(terminal.transcript.contains("kim@example.com"), "what is no secret is echoed")
            #expect(!terminal.transcript.contains("느티나무"), "the password is shown: \(terminal.transcript)")
        }

        @Test(arguments: ["Email: ", "Password: "])
        func breakingOffEndsWith130(_ prompt: String) throws {
            let terminal = try PseudoTerminal(
                try Machine(home: TemporaryHome()), ["auth", "login", "--lang", "en"])
            if prompt == "Password: " { try terminal.answer("Email: ", "kim@example.com") }
            try terminal.wait(for: prompt)
            terminal.type("\u{3}")
            #expect(terminal.finish() == 130)
        }

        @Test("Whoever leaves a filled form is asked first; Ctrl-D breaks off in words")
        func leavingAForm() throws {
            var machine = try Machine(home: TemporaryHome())
            let visitor = try PseudoTerminal(machine, ["sell", "--lang", "ko"])
            #expect(visitor.finish() == 77, "nobody fills in a form in vain")
            #expect(!visitor.transcript.contains("분류: "))
            let words = [
                "auth", "join", "--email", "kim@example.com", "--nickname", "kim", "--password-stdin",
            ]
            #expect(try machine.madang(words, input: Self.password + "\n").status == 0)
            machine.variables["TERM"] = "xterm"
            let terminal = try PseudoTerminal(machine, ["sell", "--lang", "ko"])
            try terminal.answer("분류: ", "일반")
            try terminal.wait(for: "제목: ")
            terminal.type("축구공\u{3}")
            try terminal.answer("버릴까요? [y/N] ", "n")
            try terminal.answer("제목: ", "축구\u{1B}[D\u{1B}[D새 \u{1B}[F공")
            try terminal.wait(for: "가격: ")
            terminal.type("\u{4}")
            try terminal.answer("버릴까요? [y/N] ", "y")
            #expect(terminal.finish() == 130)
            #expect(terminal.transcript.contains("새 축구공") && terminal.transcript.contains("취소했습니다."))
            let mine = try machine.madang(["listings", "mine", "--plain"])
            #expect(mine.status == 0 && mine.output == "", "nothing was published: \(mine)")
        }

        @Test("Whoever leaves while joining is asked first, but not before the first answer")
        func leavingWhileJoining() throws {
            var machine = try Machine(home: TemporaryHome())
            machine.variables["TERM"] = "xterm"
            let unasked = try PseudoTerminal(machine, ["join", "--lang", "en"])
            try unasked.wait(for: "Email: ")
            unasked.type("\u{3}")
            #expect(unasked.finish() == 130 && !unasked.transcript.contains("Discard"))
            let terminal = try PseudoTerminal(machine, ["join", "--lang", "en"])
            try terminal.answer("Email: ", "kim@example.com")
            try terminal.wait(for: "Nickname: ")
            terminal.type("\u{3}")
            try terminal.answer("Discard what you have entered? [y/N] ", "n")
            try terminal.answer("Nickname: ", "kim")
            try terminal.wait(for: "Password: ")
            terminal.type("\u{4}")
            try terminal.answer("Discard what you have entered? [y/N] ", "y")
            #expect(terminal.finish() == 130)
        }

        @Test func longTextsGoThroughThePagerAtATerminalAlone() throws {
            var machine = try Machine(home: TemporaryHome())
            machine.variables["PAGER"] = "sed 's/^/paged: /'"
            let terminal = try PseudoTerminal(machine, ["listings", "browse", "--help"])
            #expect(terminal.finish() == 0)
            #expect(terminal.transcript.contains("paged: "))
            #expect(!(try machine.madang(["listings", "browse", "--help"]).output.contains("paged: ")))
        }

        @Test func nothingIsAskedWithoutInput() throws {
            let terminal = try PseudoTerminal(
                try Machine(home: TemporaryHome()),
                ["auth", "login", "--no-input", "--email", "kim@example.com"])
            #expect(terminal.finish() == 64)
            #expect(terminal.transcript.contains("--password-stdin"))
        }
    }
}

extension AcceptanceTests {
    /// What has been acknowledged stays, however the server ends.
    @Suite struct DurabilityTests {
        @Test(arguments: [SIGKILL, SIGTERM])
        func anAcknowledgedListingOutlivesTheServer(_ signal: Int32) throws {
            let host = try Machine(home: TemporaryHome())
            let person = try Machine(home: TemporaryHome())
            let database = host.home.path + "/server.sqlite"
            let first = try RunningServer(host, database: database)
            let words = [
                "auth", "join", "--email", "kim@example.com", "--nickname", "김철수", "--password-stdin",
            ]
            let joined = try person.madang(words + ["--backend", first.address], input: "느티나무 그늘 아래 42\n")
            #expect(joined.status == 0, "\(joined.errors)")
            let published = try person.madang([
                "listings", "publish", "--title", "축구공", "--price", "8000", "--category", "general", "--yes",
                "--plain",
                "--backend", first.address,
            ])
            #expect(published.status == 0, "\(published.errors)")
            #expect(first.end(signal) == (signal == SIGTERM ? 0 : 128 + SIGKILL))

            let second = try RunningServer(host, database: database)
            let id = String(published.output.prefix { $0 != "\n" })
            let shown = try person.madang(["listings", "show", id, "--backend", second.address])
            #expect(shown.output.contains("축구공") && shown.output.contains("김철수"), "\(shown.errors)")
            #expect(second.end(SIGTERM) == 0)
        }
    }
}
