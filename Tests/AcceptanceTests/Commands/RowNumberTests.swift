import FoundationEssentials
import Testing

extension AcceptanceTests {
    /// The numbers of a list, in one terminal and in another.
    @Suite struct RowNumberTests {
        private let machine: Machine

        /// A device with a member who sells two things.
        init() throws {
            machine = try Machine(home: TemporaryHome())
            let joining = [
                "auth", "join", "--email", "kim@example.com", "--nickname", "kim", "--password-stdin",
            ]
            try #require(try machine.madang(joining, input: "느티나무 그늘 아래 42\n").status == 0)
            for title in ["Oak desk", "Old lamp"] {
                let words = ["--title", title, "--price", "40000", "--category", "general", "--yes"]
                try #require(try machine.madang(["listings", "publish"] + words).status == 0)
            }
        }

        private func run(_ words: String...) throws -> Outcome {
            try machine.madang(words + ["--lang", "en"])
        }

        @Test("An empty list replaces the numbers of the one before; nothing is changed by them")
        func anEmptyList() throws {
            #expect(try run("listings", "mine").output.contains("Oak desk"))
            #expect(try run("listings", "mine", "--state", "sold").status == 0)
            let edited = try run("listings", "edit", "1", "--price", "7700")
            #expect(edited.status == 64 && edited.errors.contains("the last list has none"), "\(edited)")
            #expect(!(try run("listings", "mine", "--plain").output.contains("7700")))
        }

        @Test("A list for programs leaves the numbers of people as they are")
        func plainLists() throws {
            _ = try run("listings", "mine")
            #expect(try run("listings", "mine", "--plain", "--state", "sold").status == 0)
            let edited = try run("listings", "edit", "2", "--price", "7700")
            #expect(edited.status == 0 && edited.output.contains("Updated: Oak desk"), "\(edited)")
        }

        @Test("A row of another kind is refused, and says what it is")
        func anotherKind() throws {
            _ = try run("listings", "mine")
            #expect(try run("comments", "add", "2", "Is it heavy?").output.contains("added: Oak desk"))
            #expect(try run("comments", "list", "2").output.contains("Is it heavy?"))
            let edited = try run("listings", "edit", "1", "--price", "7700")
            #expect(edited.status == 64 && edited.errors.contains("listings are wanted here"), "\(edited)")
            let liked = try run("listings", "like", "1")
            #expect(liked.status == 64 && liked.errors.contains("'1' of the last list is com_"), "\(liked)")
        }

        @Test("Two terminals have numbers of their own")
        func twoTerminals() throws {
            _ = try run("listings", "mine")
            func elsewhere(_ words: String...) throws -> Outcome {
                try machine.run(
                    "/usr/bin/setsid", ["-w", try Binaries.path("madang")] + words + ["--lang", "en"])
            }
            let foreign = try elsewhere("listings", "show", "1")
            #expect(
                foreign.status == 64 && foreign.errors.contains("not listed any listings in this terminal"),
                "\(foreign)")
            #expect(try elsewhere("listings", "mine", "--state", "sold").status == 0)
            #expect(try run("listings", "show", "1").output.contains("Old lamp"))
        }

        @Test("No more than 64 terminals are remembered, the latest")
        func boundedTerminals() throws {
            let folder = machine.home.path + "/state/madang/lists"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for number in 0..<80 { _ = try machine.home.write("state/madang/lists/old\(number)", "old") }
            _ = try run("listings", "mine")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names.count == 64)
            #expect(try run("listings", "show", "1").output.contains("Old lamp"))
        }
    }
}
