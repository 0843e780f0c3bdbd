import Testing

extension AcceptanceTests {
    /// What somebody relies on who hears the screens line by line, without a terminal that could show any.
    @Suite struct LinearProgramTests {
        private static let password = "느티나무 그늘 아래 42"

        @Test("Somebody joins, publishes, finds and leaves by lines through pipes")
        func trading() throws {
            let machine = try Machine(home: TemporaryHome())
            let lines = [
                "sell", "kim@example.com", ":^N", ":2", Self.password, Self.password, "김철수", "낡은 자전거",
                "general", "12000", ":publish", "back", "search", "자전거", "open", "my account", "",
            ]
            let outcome = try machine.run(
                try Binaries.path("madang-tui"), ["--lang", "en", "--linear"],
                input: lines.joined(separator: "\n") + "\n")
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
            #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains(Self.password))
            for words in [
                "Screen: Join\n", "Welcome, 김철수.", "Screen: 낡은 자전거\n", "₩12,000", "Published.\n",
                "\"자전거\", Sort: newest", "1. 낡은 자전거, ₩12,000, on sale, Likes: 0, 김철수", "kim@example.com",
            ] {
                #expect(outcome.output.contains(words), "\(words): \(outcome.output)")
            }
            #expect(outcome.output.hasSuffix("Command:\n"), "the input ends it: \(outcome.output)")
        }

        @Test("A password is not shown at a terminal that is told line by line")
        func secrets() async throws {
            let machine = try Machine(home: TemporaryHome())
            let terminal = try Tmux(machine, [try Binaries.path("madang-tui"), "--lang", "en", "--linear"])
            try await terminal.wait(for: "Command:")
            try terminal.enter("sign in")
            try await terminal.wait(for: "\nEmail:")
            try terminal.enter("kim@example.com")
            try await terminal.wait(for: "\nPassword:")
            try terminal.enter("shadow of the zelkova")
            try await terminal.wait(for: "do not match")
            #expect(!(try terminal.screen()).contains("zelkova"))
            #expect(try terminal.value("#{alternate_on}") == "0")
            try terminal.enter(":quit")
            try await terminal.wait(for: "ended 0")
        }
    }
}
