import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// What a device remembers for the person at it.
    @Suite struct DeviceTests {
        private static let password = "느티나무 그늘 아래 42"

        private let host: Machine
        private let person: Machine
        private let server: RunningServer

        init() throws {
            host = try Machine(home: TemporaryHome())
            person = try Machine(home: TemporaryHome())
            server = try RunningServer(host, database: host.home.path + "/server.sqlite")
        }

        private func joined(_ name: String = "kim", at words: [String]) throws -> Outcome {
            let outcome = try person.madang(
                ["auth", "join", "--email", "\(name)@example.com", "--nickname", name, "--password-stdin"]
                    + words,
                input: Self.password + "\n")
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome
        }

        @Test("The server is remembered from signing in to signing out")
        func remembersTheServer() throws {
            let joined = try joined(at: ["--backend", server.address])
            #expect(joined.errors.contains("madang now uses \(server.address)"))
            #expect(try person.madang(["auth", "whoami"]).output == "kim (kim@example.com)\n")
            let config = try person.madang(["config", "--json"])
            #expect(
                config.output.contains(server.address) && config.output.contains("\"source\": \"device\""))
            // A variable wins over what is remembered, a flag over both.
            var elsewhere = person
            elsewhere.variables["MADANG_BACKEND"] = "memory"
            #expect(try elsewhere.madang(["auth", "whoami"]).status == 77)
            #expect(try elsewhere.madang(["auth", "whoami", "--backend", server.address]).status == 0)
            let left = try person.madang(["auth", "logout"])
            #expect(left.errors.contains("no longer uses \(server.address) by default"))
            #expect(try person.madang(["use", "--plain"]).output.hasPrefix("sqlite:"))
        }

        @Test("What is chosen by 'madang use' stays, and is changed by it alone")
        func usesWhatWasChosen() throws {
            #expect(try person.madang(["use"]).output.hasSuffix("/data/madang/madang.sqlite\n"))
            #expect(try person.madang(["use", server.address]).output == server.address + "\n")
            _ = try joined(at: [])
            #expect(try person.madang(["auth", "logout"]).errors == "")
            #expect(try person.madang(["use", "--plain"]).output == "\(server.address)\tdevice\n")
            #expect(try person.madang(["use", "local"]).output.hasPrefix("sqlite:"))
            #expect(try person.madang(["use", "--none", "--plain"]).output.hasSuffix("\tdefault\n"))
            for word in ["memory", "nonsense", ""] {
                let refused = try person.madang(["use", word])
                #expect(refused.status == 64 && refused.errors.contains("local"), "\(word): \(refused)")
            }
            let file = person.home.path + "/state/madang/settings"
            var status = stat()
            #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
        }

        @Test("Commands that are named to the person go where the command went")
        func hintsGoToTheSamePlace() throws {
            let place = ["--backend", server.address, "--lang", "en"]
            let refused = try person.madang(["listings", "mine"] + place)
            #expect(refused.status == 77)
            #expect(refused.errors.contains("'madang auth login --backend \(server.address) --lang en'"))
            let empty = try person.madang(["listings", "browse"] + place)
            #expect(empty.errors.contains("'madang listings publish --backend \(server.address) --lang en'"))
        }

        @Test("What everyone may see is shown after the session has ended elsewhere, with a notice")
        func publicAfterTheSessionEnded() throws {
            let place = ["--backend", server.address, "--lang", "ko"]
            _ = try joined(at: place)
            let other = try Machine(home: TemporaryHome())
            let login = ["auth", "login", "--email", "kim@example.com", "--password-stdin"]
            #expect(try other.madang(login + place, input: Self.password + "\n").status == 0)
            #expect(try other.madang(["auth", "sessions", "end", "--others", "--yes"] + place).status == 0)
            let browsed = try person.madang(["listings", "browse"] + place)
            #expect(browsed.status == 0 && browsed.errors.contains("세션이 종료되어"), "\(browsed)")
            #expect(try person.madang(["listings", "mine"] + place).status == 77)
            let quiet = try person.madang(["listings", "browse", "--quiet"] + place)
            #expect(quiet.status == 0 && quiet.errors == "")
            // Who signs out then is not signed in any more, and the server is forgotten all the same.
            #expect(try person.madang(["auth", "logout"]).errors.contains("no longer uses"))
            #expect(try person.madang(["use", "--plain"]).output.hasPrefix("sqlite:"))
        }

        @Test("Rows of the last list are named by number or by a part of their identifiers")
        func rowsOfTheLastList() throws {
            let place = ["--backend", server.address, "--lang", "en"]
            _ = try joined(at: place)
            for title in ["One", "Two", "Three"] {
                let words = [
                    "listings", "publish", "--title", title, "--price", "1", "--category", "general", "--yes",
                ]
                #expect(try person.madang(words + place).status == 0)
            }
            #expect(
                try person.madang(["listings", "show", "1"] + place).errors.contains(
                    "not listed any listings in this terminal yet"))
            let list = try person.madang(["listings", "browse", "--order", "newest"] + place).output
            #expect(try person.madang(["listings", "show", "3"] + place).output.contains("One"))
            let second = try #require(list.split(separator: "\n").dropFirst(2).first)
            let part = String(second.suffix(5))
            #expect(
                try person.madang(["listings", "show", part.uppercased()] + place).output.contains("Two"))
            #expect(try person.madang(["listings", "others", "1"] + place).output.contains("Two"))
            // Whoever signs out still means what they have seen; another place has lists of its own.
            #expect(try person.madang(["listings", "browse", "--plain"] + place).status == 0)
            #expect(try person.madang(["listings", "show", "1", "--backend", "memory"]).status == 64)
            #expect(try person.madang(["auth", "logout"] + place).status == 0)
            #expect(
                try person.madang(["listings", "show", "1"] + place).status == 64, "that list was a member's")
            _ = try person.madang(["listings", "browse"] + place)
            #expect(try person.madang(["listings", "show", "1"] + place).output.contains("Three"))
            try expectPrivateAndBounded(place)
        }

        @Test("What is commented on and reported is named by rows of whichever list was the last")
        func rowsOfSeveralDomains() throws {
            let place = ["--backend", server.address, "--lang", "en"]
            _ = try joined(at: place)
            func run(_ words: String...) throws -> Outcome { try person.madang(words + place) }
            let listing = ["--title", "Desk", "--price", "1", "--category", "general", "--yes"]
            #expect(try person.madang(["listings", "publish"] + listing + place).status == 0)
            #expect(
                try run(
                    "board", "write", "--category", "general", "--title", "Lost keys", "--text",
                    "By the pond.",
                    "--yes"
                ).status == 0)
            #expect(try run("comments", "add", "1", "Hello").errors.contains("not listed any posts"))
            _ = try run("listings", "browse")
            #expect(try run("comments", "add", "1", "How wide is it?").status == 0)
            _ = try run("board", "list")
            #expect(try run("comments", "add", "1", "Mine!").status == 0)
            #expect(try run("comments", "list", "1").output.contains("Mine!"))
            let other = try run("comments", "list", "1")
            #expect(other.status == 64 && other.errors.contains("are wanted here"), "\(other)")
            let asked = try run("report", "1", "--reason", "spam")
            #expect(asked.status == 64 && asked.errors.contains("Report the comment 'Mine!'"), "\(asked)")
            #expect(try run("report", "1", "--reason", "spam", "--yes").errors.contains("your own"))
            _ = try run("listings", "browse")
            #expect(try run("comments", "list", "1").output.contains("How wide is it?"))
        }

        private func expectPrivateAndBounded(_ place: [String]) throws {
            let folder = person.home.path + "/state/madang/lists"
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect((1...64).contains(files.count))
            for file in files {
                var status = stat()
                #expect(stat("\(folder)/\(file)", &status) == 0 && status.st_mode & 0o777 == 0o600)
                try Data("something else\n".utf8).write(to: URL(filePath: "\(folder)/\(file)"))
            }
            let foreign = try person.madang(["listings", "show", "1"] + place)
            #expect(
                foreign.status == 64 && foreign.errors.contains("cannot be read. List again"), "\(foreign)")
            #expect(try person.madang(["listings", "browse"] + place).status == 0)
            #expect(try person.madang(["listings", "show", "1"] + place).status == 0)
        }

        @Test("Requests of the API are sent with the session's token, at a server and without one")
        func requests() throws {
            for place in [["--backend", server.address], []] {
                let visitor = try person.madang(["api", "GET", "/api/v1/me/listings"] + place)
                #expect(visitor.status == 77 && visitor.output.contains("sign-in-required"), "\(visitor)")
                _ = try joined(place.isEmpty ? "lee" : "kim", at: place)
                let body = #"{"title":"축구공","category":"general","price":{"amount":8000,"currency":"KRW"}}"#
                let made = try person.madang(
                    ["api", "post", "/api/v1/listings", "--input", "-"] + place, input: body)
                #expect(made.status == 0 && made.output.contains("\"축구공\""), "\(made)")
                let found = try person.madang(["api", "GET", "/api/v1/listings?keyword=공"] + place)
                #expect(found.output.contains("\"축구공\""), "\(found)")
                #expect(try person.madang(["api", "GET", "/api/v1/nothing"] + place).status == 66)
                #expect(
                    try person.madang(
                        ["api", "POST", "/api/v1/listings", "--input", "-"] + place, input: "{}"
                    ).status == 65)
                #expect(try person.madang(["api", "BREW", "/api/v1/listings"] + place).status == 64)
                #expect(try person.madang(["api", "GET", "listings"] + place).status == 64)
                #expect(try person.madang(["auth", "logout"] + place).status == 0)
            }
        }

        @Test("Settings of the device are listed, set and reset")
        func settings() throws {
            #expect(try person.madang(["settings", "set", "language", "ko"]).output == "language: ko\n")
            #expect(try person.madang(["listings", "browse"]).errors.contains("아직 등록된 물건이 없습니다"))
            #expect(try person.madang(["--help"]).output.contains("사용법"))
            #expect(
                try person.madang(["listings", "browse", "--lang", "en"]).errors.contains("no listings yet"))
            #expect(
                try person.madang(["settings", "set", "currency-form", "code", "--plain"]).output == "code\n")
            let list = try person.madang(["settings", "--json"]).output
            #expect(list.contains("\"value\": \"code\"") && list.contains("\"default\": \"symbol\""))
            _ = try joined(at: [])
            let words = ["sell", "--title", "축구공", "--price", "8000", "--category", "general", "--yes"]
            #expect(try person.madang(words).status == 0)
            #expect(try person.madang(["browse"]).output.contains("8,000 KRW"))
            #expect(
                try person.madang(["settings", "set", "language", "klingon"]).errors.contains("auto, ko, en"))
            #expect(try person.madang(["settings", "set", "colour", "red"]).status == 64)
            #expect(try person.madang(["settings", "reset", "language"]).output == "language: auto\n")
        }
    }
}
