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

        @Test("A verb without its noun goes by the kind of the row")
        func nounlessVerbs() throws {
            _ = try run("listings", "mine")
            #expect(try run("show", "1").output.contains("Old lamp"))
            #expect(try run("comments", "add", "2", "Is it heavy?").status == 0)
            _ = try run("comments", "list", "2")
            #expect(try run("show", "1").output.contains("Is it heavy?"))
            let beyond = try run("show", "9")
            #expect(beyond.status == 64 && beyond.errors.contains("There is no row 9"), "\(beyond)")
        }

        @Test("A nickname stands for a member's ID")
        func nicknames() throws {
            for name in ["kim", "@KIM"] {
                #expect(try run("profile", "show", name).output.contains("kim"))
                #expect(try run("listings", "browse", "--seller", name).output.contains("Oak desk"))
            }
            let none = try run("profile", "show", "lee")
            #expect(none.status == 64 && none.errors.contains("No member is called 'lee'"), "\(none)")
        }

        @Test("An amount is typed as people say it; what cannot be edited says why")
        func amounts() throws {
            _ = try run("listings", "mine")
            #expect(try run("listings", "edit", "1", "--price", "1만5천원").status == 0)
            #expect(try run("listings", "mine", "--plain").output.contains("\t15000\t"))
            _ = try run("listings", "mine")
            let decimals = try run("listings", "edit", "1", "--price", "12.5")
            #expect(decimals.status == 65 && decimals.errors.contains("without decimals"), "\(decimals)")
            #expect(try run("listings", "sold", "1", "--yes").status == 0)
            let sold = try run("listings", "edit", "1", "--price", "3만")
            #expect(sold.status == 75 && !sold.errors.contains("stock"), "\(sold)")
            let none = try run("listings", "mine", "--state", "reserved")
            #expect(none.errors.contains("You have no listings in this state."), "\(none)")
        }

        @Test("The next page of the last list is shown until there is none")
        func nextPages() throws {
            let none = try run("more")
            #expect(none.status == 64 && none.errors.contains("There is no next page"), "\(none)")
            let first = try run("listings", "mine", "--limit", "1")
            #expect(first.output.contains("Old lamp") && first.errors == "More: madang more --lang en\n")
            let second = try run("more")
            #expect(second.output.contains("Oak desk") && second.errors.isEmpty, "\(second)")
            #expect(try run("show", "1").output.contains("Oak desk"))
            #expect(try run("more").status == 64)
        }

        @Test("Columns and members are chosen by name")
        func fields() throws {
            let table = try run("listings", "mine", "--fields", "title,price")
            #expect(table.output.hasPrefix("Title ") && !table.output.contains("State"), "\(table)")
            let document = try run("listings", "mine", "--json", "--fields", "title")
            #expect(!document.output.contains("\"price\"") && document.output.contains("Oak desk"))
            let plain = try run("listings", "mine", "--plain", "--fields", "price,title")
            #expect(plain.output == "40000\tOld lamp\n40000\tOak desk\n", "\(plain)")
            let unknown = try run("listings", "mine", "--fields", "colour")
            #expect(unknown.status == 64 && unknown.output == "" && unknown.errors.contains("Title"))
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
