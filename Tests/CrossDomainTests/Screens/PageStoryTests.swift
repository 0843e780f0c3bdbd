import Community
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// `o` opens the web page of the record, whichever domain it is of.
@Suite struct PageStoryTests {
    /// A member with a listing and a post.
    private struct Neighbour {
        let stage: Stage
        let person: Person
        let listing, post: AnyIdentifier

        init() async throws {
            stage = try await Stage(.memory)
            person = try await stage.join("느티나무")
            listing = AnyIdentifier(try await person.publish("캠핑 의자"))
            let draft = PostDraft(category: PostCategory.general.slug, title: "은행나무 아래", text: "모입시다")
            post = AnyIdentifier(try await person.services.board.publish(draft).post.id)
        }
    }

    /// All screens, in a program that tells which page it would open.
    private static func shell(
        of neighbour: Neighbour, at place: Destination, _ preset: KeyMap.Preset = .vi
    ) async throws -> ShellStage {
        let pages = Router(
            [:], pages: { record, _ in .refused(Phrase(en: "\(record)", ko: "열 것: \(record)")) })
        var shell = ShellStage(
            Domain.all.screens(try await neighbour.person.services).merging(pages), opening: place,
            member: neighbour.person.id, clock: neighbour.stage.clock, keys: KeyMap(preset))
        await shell.settle()
        return shell
    }

    private static func press(_ keys: [String], _ shell: inout ShellStage) async {
        for key in keys {
            shell.press(key)
            await shell.settle()
        }
    }

    @Test(
        "The page of a listing, a post and a member is opened from its screen",
        arguments: KeyMap.Preset.allCases)
    func records(_ preset: KeyMap.Preset) async throws {
        let neighbour = try await Neighbour()
        for record in [neighbour.listing, neighbour.post, AnyIdentifier(neighbour.person.id)] {
            let place = try #require(Domain.all.place(of: record))
            var shell = try await Self.shell(of: neighbour, at: place, preset)
            #expect(shell.shell.conflicts.isEmpty, "\(record): \(shell.shell.conflicts)")
            await Self.press(["o"], &shell)
            #expect(shell.text.contains("열 것: \(record)"), "\(shell.text)")
        }
    }

    @Test("A list opens the page of what is chosen where the key is free; in the market it is the order")
    func lists() async throws {
        let neighbour = try await Neighbour()
        var board = try await Self.shell(of: neighbour, at: .home)
        await Self.press(["3", "o"], &board)
        #expect(board.text.contains("열 것: \(neighbour.post)"), "\(board.text)")
        var own = try await Self.shell(of: neighbour, at: .home)
        await Self.press(["m", "o"], &own)
        #expect(own.text.contains("열 것: \(neighbour.listing)"), "\(own.text)")
        #expect(own.shell.conflicts.isEmpty, "\(own.shell.conflicts)")
        var market = try await Self.shell(of: neighbour, at: .home)
        await Self.press(["o"], &market)
        #expect(!market.text.contains("열 것") && market.shell.conflicts.isEmpty, "\(market.text)")
    }

    @Test("What visitors do not see has no page")
    func hidden() async throws {
        let neighbour = try await Neighbour()
        var shell = try await Self.shell(of: neighbour, at: .home)
        // The listing is opened and hidden by its seller.
        await Self.press(["enter", "x", "o"], &shell)
        #expect(shell.text.contains("숨겼습니다.") && !shell.text.contains("열 것"), "\(shell.text)")
    }
}
