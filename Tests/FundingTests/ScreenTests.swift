import Commands
import ContractKit
import Funding
import FundingScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Funding on a whole screen, as it looks.
@Suite struct ScreenTests {
    /// What a person does before a golden file is compared.
    struct View: Sendable {
        let name: String
        let person: ScreenNeighbours.Person
        /// The record at which they begin, as the neighbours name it; nil for the list of campaigns.
        var record: String?
        var keys: [String] = []
        var isEmpty = false
    }

    static let views = [
        View(name: "list", person: .backer), View(name: "nothing", person: .backer, isEmpty: true),
        View(name: "search", person: .backer, keys: ["/"]),
        View(name: "ended", person: .visitor, keys: ["t"]),
        View(name: "filtered", person: .backer, keys: ["s", "c", "f"]),
        View(name: "story", person: .backer, record: "{amount}"),
        View(name: "owned", person: .owner, record: "{amount}"),
        View(name: "draft", person: .owner, record: "{draft}"),
        View(name: "failed", person: .visitor, record: "{failed}"),
        View(name: "cancelling", person: .owner, record: "{items}", keys: ["D"]),
        View(name: "items", person: .backer, record: "{items}", keys: ["]"]),
        View(name: "no-items", person: .backer, record: "{amount}", keys: ["]"]),
        View(name: "updates", person: .visitor, record: "{done}", keys: ["]", "]"]),
        View(name: "update", person: .visitor, record: "{done}", keys: ["]", "]", "enter"]),
        View(name: "backers", person: .visitor, record: "{amount}", keys: ["]", "]", "]"]),
        View(name: "all-backings", person: .treasurer, record: "{amount}", keys: ["]", "]", "]", "s"]),
        View(name: "backing-form", person: .backer, record: "{amount}", keys: ["b"]),
        View(name: "items-form", person: .backer, record: "{items}", keys: ["b"]),
        View(name: "faults", person: .backer, record: "{items}", keys: ["b", "x", "ctrl-s"]),
        View(name: "mine", person: .backer, keys: ["m"]),
        View(name: "leaving", person: .backer, keys: ["m", "x"]),
        View(name: "receipts", person: .backer, keys: ["m", "a"]),
        View(name: "receipt", person: .backer, keys: ["m", "a", "enter"]),
        View(name: "printing", person: .backer, keys: ["m", "a", "enter", "n"]),
        View(name: "shelters", person: .visitor, keys: ["p"]),
        View(name: "my-shelters", person: .owner, keys: ["p", "m"]),
        View(name: "shelter", person: .visitor, record: "{shelter}"),
        View(name: "own-shelter", person: .treasurer, record: "{shelter}"),
        View(name: "shelter-campaigns", person: .owner, record: "{shelter}", keys: ["]"]),
        View(name: "people", person: .owner, record: "{shelter}", keys: ["]", "]"]),
        View(name: "campaign-form", person: .owner, record: "{shelter}", keys: ["n"]),
        View(name: "founding", person: .backer, keys: ["p", "n"]),
        View(name: "update-form", person: .owner, record: "{done}", keys: ["n"]),
    ]

    /// The golden files of these tests.
    static let files = GoldenFolder.screens(views.map(\.name))

    @Test(arguments: views.map(\.name), ShellStage.sizes)
    func looksAsItDid(_ name: String, _ size: Size) async throws {
        let view = try #require(Self.views.first { $0.name == name })
        for language in Language.allCases {
            let neighbours = try await ScreenNeighbours(empty: view.isEmpty)
            let stage = try await Self.stage(
                neighbours, as: view.person, at: view.record, language, size, keys: view.keys)
            try GoldenFolder("Funding").expectScreen(name, stage)
        }
    }

    @Test(arguments: views.map(\.name), 0..<10)
    func nothingThatIsDoneBreaksIt(_ name: String, _ seed: UInt64) async throws {
        let view = try #require(Self.views.first { $0.name == name })
        let neighbours = try await ScreenNeighbours(empty: view.isEmpty)
        var stage = try await Self.stage(neighbours, as: view.person, at: view.record, keys: view.keys)
        if seed.isMultiple(of: 2) { stage.drawPictures() }
        #expect(await stage.live(through: 50, seed: seed) == nil)
        // To the sides one goes by keys that open and leave elsewhere.
        let others = stage.shell.conflicts.filter { !$0.contains(": funding.grid-") }
        #expect(others.isEmpty, "\(others)")
    }

    @Test(arguments: KeyMap.Preset.allCases, views.map(\.name))
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset, _ name: String) async throws {
        let view = try #require(Self.views.first { $0.name == name })
        let neighbours = try await ScreenNeighbours(empty: view.isEmpty)
        let stage = try await Self.stage(
            neighbours, as: view.person, at: view.record, preset: preset, keys: view.keys)
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}

extension ScreenTests {
    /// A person before a record, or before the list of campaigns, after these keys. What is followed to a
    /// payment goes into `followed`.
    static func stage(
        _ neighbours: ScreenNeighbours, as person: ScreenNeighbours.Person, at record: String? = nil,
        _ language: Language = .ko, _ size: Size = ShellStage.sizes[0], preset: KeyMap.Preset = .vi,
        keys: [String] = [], followed: LockedValue<[AnyIdentifier]> = LockedValue([])
    ) async throws -> ShellStage {
        var stage = ShellStage(
            router(neighbours.services(of: person), followed), opening: try place(of: record, neighbours),
            size: size, language, member: neighbours.principal(person).memberID,
            clock: neighbours.environment.clock, keys: KeyMap(preset), zone: .korea)
        await stage.settle()
        for key in keys { await stage.go(key) }
        return stage
    }

    static func router(_ services: Services, _ followed: LockedValue<[AnyIdentifier]>) -> Router {
        let destinations = RecordDestinations(place: { $0.prefix == MemberSubject.prefix ? .funding : nil })
        return .funding(services, destinations: destinations) { record in
            followed.withLock { $0.append(record) }
            return .funding
        }
    }

    private static func place(of record: String?, _ neighbours: ScreenNeighbours) throws -> Destination {
        guard let record else { return .funding }
        let id = try #require(neighbours.names[record].flatMap { AnyIdentifier($0) })
        if let campaign = id.typed(CampaignSubject.self) { return .campaign(campaign) }
        return .shelter(try #require(id.typed(ShelterSubject.self)))
    }
}
