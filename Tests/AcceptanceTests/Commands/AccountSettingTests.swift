import Testing

extension AcceptanceTests {
    /// Settings that are kept with an account and follow its member to every device.
    @Suite struct AccountSettingTests {
        private static let password = "느티나무 그늘 아래 42"

        private let (host, laptop, desktop): (Machine, Machine, Machine)
        private let server: RunningServer

        init() throws {
            laptop = try Machine(home: TemporaryHome())
            desktop = try Machine(home: TemporaryHome())
            host = try Machine(home: TemporaryHome())
            server = try RunningServer(
                host, database: host.home.path + "/server.sqlite", ["--access-log", "on"])
        }

        private func join(_ machine: Machine, _ place: [String]) throws {
            let words = ["--email", "kim@example.com", "--nickname", "kim", "--password-stdin"]
            let joined = try machine.madang(["join"] + words + place, input: Self.password + "\n")
            #expect(joined.status == 0, "\(joined.errors)")
        }

        private func login(_ machine: Machine, _ place: [String]) throws {
            let words = ["login", "--email", "kim@example.com", "--password-stdin"]
            let opened = try machine.madang(words + place, input: Self.password + "\n")
            #expect(opened.status == 0, "\(opened.errors)")
        }

        private func speaksKorean(_ machine: Machine, _ words: String...) throws -> Bool {
            let shown = try machine.madang(["browse"] + words)
            #expect(shown.status == 0, "\(shown)")
            return shown.errors.contains("아직 등록된 물건이 없습니다")
        }

        private func language(_ machine: Machine) throws -> [String] {
            let lines = try machine.madang(["settings", "--plain"]).output.split(separator: "\n")
            let line = lines.first { $0.hasPrefix("language\t") } ?? ""
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return cells.count == 6 ? [cells[1], cells[4], cells[5]] : cells
        }

        @Test("What is set on one device is obeyed on the other from signing in to signing out")
        func follows() throws {
            try join(laptop, ["--backend", server.address])
            #expect(try language(laptop) == ["auto", "account", "default"])
            let set = try laptop.madang(["settings", "set", "language", "ko", "--account"])
            #expect(set.output == "language: ko (account)\n", "\(set)")
            #expect(try speaksKorean(laptop))
            #expect(try !speaksKorean(desktop, "--backend", server.address))
            try login(desktop, ["--backend", server.address])
            #expect(try speaksKorean(desktop) && desktop.madang(["--help"]).output.contains("사용법"))
            #expect(try language(desktop) == ["ko", "account", "account"])
            #expect(try desktop.madang(["logout"]).status == 0)
            #expect(try !speaksKorean(desktop, "--backend", server.address))
            #expect(try language(desktop) == ["auto", "account", "default"])
            #expect(try speaksKorean(laptop), "the account keeps it")
        }

        @Test("A device overrides the account, the environment and a flag override both")
        func overrides() throws {
            try join(laptop, ["--backend", server.address])
            #expect(try laptop.madang(["settings", "set", "language", "en"]).output == "language: en\n")
            let set = try laptop.madang(["settings", "set", "language", "ko", "--account"])
            #expect(set.output == "language: ko (account)\n")
            #expect(set.errors.contains("uses its own value, 'en'"), "\(set)")
            #expect(try language(laptop) == ["en", "account", "device"])
            #expect(try !speaksKorean(laptop) && speaksKorean(laptop, "--lang", "ko"))
            let reset = try laptop.madang(["settings", "reset", "language"])
            #expect(reset.output == "language: ko (account)\n" || reset.output == "language: ko (계정)\n")
            var other = laptop
            other.variables["MADANG_LANGUAGE"] = "en"
            #expect(try !speaksKorean(other) && language(other) == ["en", "account", "environment"])
            #expect(try speaksKorean(laptop))
            let config = try laptop.madang(["config", "--json"]).output
            #expect(config.contains("\"source\": \"account\""))
            #expect(try laptop.madang(["settings", "reset", "language", "--account"]).status == 0)
            #expect(try language(laptop) == ["auto", "account", "default"])
        }

        @Test("The account is asked when somebody signs in and by 'madang settings', and by nothing else")
        func asksRarely() throws {
            try join(laptop, ["--backend", server.address])
            _ = try laptop.madang(["settings", "set", "language", "ko", "--account"])
            for _ in 0..<3 { #expect(try speaksKorean(laptop)) }
            _ = try laptop.madang(["settings", "set", "currency-form", "code"])
            _ = try laptop.madang(["settings"])
            let log = try server.stop().split(separator: "\n")
            #expect(log.filter { $0.contains("endpoint=auth.settings ") }.count == 3, "\(log)")
            #expect(log.filter { $0.contains("endpoint=auth.changeSetting ") }.count == 1, "\(log)")
            // Without the server its word still counts, and who asks is told.
            let list = try laptop.madang(["settings"])
            #expect(list.status == 0 && list.output.contains("내 계정"), "\(list)")
            #expect(list.errors.contains("마지막으로 읽은 값"), "\(list)")
            let refused = try laptop.madang(["settings", "set", "language", "en", "--account"])
            #expect(refused.status == 69 && refused.output == "", "\(refused)")
        }

        @Test("An account in the embedded database keeps settings in the same way")
        func embedded() throws {
            let refused = try laptop.madang(["settings", "set", "language", "ko", "--account"])
            #expect(refused.status == 77 && refused.errors.contains("madang auth login"), "\(refused)")
            try join(laptop, [])
            _ = try laptop.madang(["settings", "set", "language", "ko", "--account"])
            #expect(try speaksKorean(laptop))
            #expect(try laptop.madang(["logout"]).status == 0)
            #expect(try !speaksKorean(laptop))
            try login(laptop, [])
            #expect(try speaksKorean(laptop))
            let server = try laptop.madang(["settings", "set", "server", "none", "--account"])
            #expect(server.status == 64 && server.errors.contains("server"), "\(server)")
        }
    }
}
