import Commands
import ContractKit
import Listings
import ListingsContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of listings on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    private static let folder = GoldenFolder("Listings")

    @Test(arguments: ConsoleScene.all.map(\.name))
    func looksAsItDid(_ name: String) async throws {
        let scene = try #require(ConsoleScene.all.first { $0.name == name })
        var text = "$ madang listings … \(scene.words.joined(separator: " "))\n\n"
        for form in ConsoleForm.all { text += try await transcript(of: scene, form) }
        try Self.folder.expect(text, "console-\(name).txt")
    }

    @Test(arguments: ConsoleScene.browsing.map(\.name))
    func resultsFitEightyColumns(_ name: String) async throws {
        let scene = try #require(ConsoleScene.all.first { $0.name == name })
        for form in ConsoleForm.all.prefix(2) {
            let lines = try await transcript(of: scene, form).split(separator: "\n")
            for line in lines.prefix(while: { $0 != "-- errors" }) {
                #expect(StyledText(String(line)).displayWidth <= 80, "too wide in \(form.name): \(line)")
            }
        }
    }

    @Test("Words behind the command are searched for", arguments: [["전북"], ["전북", "유니폼"]])
    func words(_ words: [String]) async throws {
        let inventory = try await ConsoleShop()
        let (typed, asked) = (Console.recording(), Console.recording())
        try await inventory.run(["browse"] + words, on: typed.console)
        try await inventory.run(["browse", "--keyword", words.joined(separator: " ")], on: asked.console)
        #expect(typed.output == asked.output && typed.output.contains("전북 현대 홈 유니폼"))
        #expect(!typed.output.contains("축구공"))
    }

    @Test func namesAreUnique() {
        #expect(Set(ConsoleScene.all.map(\.name)).count == ConsoleScene.all.count)
    }

    @Test func thePagesThatHintsLeadToHoldEverythingOnce() async throws {
        let inventory = try await ConsoleShop()
        var (seen, words): ([String], [String]) = (
            [], ["--limit", "1", "--order", "cheapest", "--currency", "KRW"]
        )
        for _ in 0..<5 {
            let console = Console.recording()
            try await inventory.run(["browse"] + words, on: console.console)
            seen += console.output.split(separator: "\n").dropFirst().map { String($0.suffix(6)) }
            guard let hint = console.errors.split(separator: "\n").first(where: { $0.hasPrefix("More: ") })
            else {
                break
            }
            words = hint.dropFirst("More: madang listings browse ".count).split(separator: " ").map(
                String.init)
        }
        #expect(seen == [inventory.ids[2], inventory.ids[0]].map { String("\($0)".suffix(6)) })
    }

    @Test(arguments: [["edit", "--price", "3만"], ["edit"], ["photos", "remove", "1"]])
    func whatCannotBeEditedSaysWhy(_ words: [String]) async throws {
        let shop = try await ConsoleShop()
        let members = shop.environment.members
        _ = try await shop.verbs(of: members.seller).sold(shop.ids[2])
        let refused: [(Principal, ListingID, ListingError)] = [
            (members.seller, shop.ids[2], .wrongState(.sold)), (members.buyer, shop.ids[0], .notYours),
        ]
        for (principal, id, error) in refused {
            let member = try #require(principal.memberID)
            var typed = words
            typed.insert("\(id)", at: words.first == "photos" ? 2 : 1)
            await #expect(throws: error) {
                try await shop.run(typed, as: principal, on: Console.recording().console) {
                    $0.provide(SignedInMember.self, SignedInMember(member))
                }
            }
        }
    }

    private func transcript(of scene: ConsoleScene, _ form: ConsoleForm) async throws -> String {
        let inventory = try await ConsoleShop(empty: scene.isEmpty)
        if scene.hasPhotos { try await inventory.addPhotos(to: inventory.ids[0]) }
        if scene.isModerated { try await inventory.moderate(inventory.ids[2]) }
        let words = scene.words.map { word in
            inventory.ids.enumerated().reduce(word) { $0 == "{\($1.offset)}" ? "\($1.element)" : $0 }
        }
        let members = inventory.environment.members
        let principal: Principal =
            switch scene.actor {
            case .seller: members.seller
            case .buyer: members.buyer
            case .moderator: members.moderator
            case .visitor: .anonymous
            }
        return await form.transcript(
            now: inventory.environment.clock.now(), input: scene.input, isTerminal: scene.isTerminal,
            yes: scene.yes, reporting: { console, error in console.report(failure: error) }
        ) { console in
            try await inventory.run([scene.verb] + words, as: principal, on: console)
        }
    }
}
