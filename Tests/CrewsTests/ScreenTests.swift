import Commands
import ContractKit
import Crews
import CrewsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Crews on a whole screen, as they look.
@Suite struct ScreenTests {
    /// What a person does before a golden file is compared.
    struct View: Sendable {
        let name: String
        let person: CrewNeighbours.Person
        /// The record at which they begin, as the neighbours name it; nil for the list of crews.
        var record: String?
        var keys: [String] = []
        var isEmpty = false
    }

    static let views = [
        View(name: "list", person: .stranger), View(name: "nothing", person: .owner, isEmpty: true),
        View(name: "mine", person: .member, keys: ["m"]),
        View(name: "search", person: .stranger, keys: ["/"]),
        View(name: "filtered", person: .stranger, keys: ["s", "c", "f"]),
        View(name: "about", person: .owner, record: "{futsal}"),
        View(name: "visited", person: .visitor, record: "{basketball}"),
        View(name: "seat", person: .stranger, record: "{basketball}"),
        View(name: "leaving", person: .member, record: "{basketball}", keys: ["x"]),
        View(name: "people", person: .member, record: "{futsal}", keys: ["]"]),
        View(name: "requests", person: .owner, record: "{futsal}", keys: ["]", "s"]),
        View(name: "meetings", person: .member, record: "{futsal}", keys: ["]", "]"]),
        View(name: "hidden", person: .stranger, record: "{futsal}", keys: ["]", "]"]),
        View(name: "ledger", person: .member, record: "{futsal}", keys: ["]", "]", "]"]),
        View(name: "ledger-before", person: .member, record: "{futsal}", keys: ["]", "]", "]", "<"]),
        View(name: "dues", person: .member, record: "{futsal}", keys: ["d"]),
        View(name: "meeting", person: .member, record: "{meeting}"),
        View(name: "calendar", person: .member, record: "{futsal}", keys: ["]", "]", "y"]),
        View(name: "answers", person: .owner, record: "{meeting}", keys: ["s"]),
        View(name: "called-off", person: .owner, record: "{off}"),
        View(name: "founding", person: .owner, keys: ["n"]),
        View(name: "faults", person: .owner, keys: ["n", "ctrl-s"]),
        View(name: "meeting-form", person: .owner, record: "{futsal}", keys: ["]", "]", "n"]),
        View(name: "cash-form", person: .member, record: "{futsal}", keys: ["]", "]", "]", "n"]),
    ]

    /// The golden files of these tests.
    static let files = GoldenFolder.screens(views.map(\.name))

    @Test(arguments: views.map(\.name), ShellStage.sizes)
    func looksAsItDid(_ name: String, _ size: Size) async throws {
        let view = try #require(Self.views.first { $0.name == name })
        for language in Language.allCases {
            let neighbours = try await CrewNeighbours(empty: view.isEmpty)
            let stage = try await Self.stage(
                neighbours, as: view.person, at: view.record, language, size, keys: view.keys)
            try GoldenFolder("Crews").expectScreen(name, stage)
        }
    }

    @Test(arguments: views.map(\.name), 0..<10)
    func nothingThatIsDoneBreaksIt(_ name: String, _ seed: UInt64) async throws {
        let view = try #require(Self.views.first { $0.name == name })
        let neighbours = try await CrewNeighbours(empty: view.isEmpty)
        var stage = try await Self.stage(neighbours, as: view.person, at: view.record, keys: view.keys)
        if seed.isMultiple(of: 2) { stage.drawPictures() }
        #expect(await stage.live(through: 50, seed: seed) == nil)
        // To the sides one goes by keys that open and leave elsewhere.
        let others = stage.shell.conflicts.filter { !$0.contains(": crews.grid-") }
        #expect(others.isEmpty, "\(others)")
    }

    @Test(arguments: KeyMap.Preset.allCases, views.map(\.name))
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset, _ name: String) async throws {
        let view = try #require(Self.views.first { $0.name == name })
        let neighbours = try await CrewNeighbours(empty: view.isEmpty)
        let stage = try await Self.stage(
            neighbours, as: view.person, at: view.record, preset: preset, keys: view.keys)
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}

extension ScreenTests {
    /// A person before a record, or before the list of crews, after these keys. What is followed to a payment
    /// goes into `followed`; `change` bends their verbs.
    static func stage(
        _ neighbours: CrewNeighbours, as person: CrewNeighbours.Person, at record: String? = nil,
        _ language: Language = .ko, _ size: Size = ShellStage.sizes[0], preset: KeyMap.Preset = .vi,
        keys: [String] = [], followed: LockedValue<[AnyIdentifier]> = LockedValue([]),
        pages: ServerPages? = nil
    ) async throws -> ShellStage {
        var services = neighbours.services(of: person)
        if let pages { services.provide(ServerPages.self, pages) }
        var stage = ShellStage(
            router(services, followed), opening: try place(of: record, neighbours),
            size: size, language, member: neighbours.principal(person).memberID,
            clock: neighbours.environment.clock, keys: KeyMap(preset), zone: .korea)
        await stage.settle()
        for key in keys { await stage.go(key) }
        return stage
    }

    static func router(_ services: Services, _ followed: LockedValue<[AnyIdentifier]>) -> Router {
        let destinations = RecordDestinations(place: { $0.prefix == MemberSubject.prefix ? .crews : nil })
        return .crews(services, destinations: destinations) { record in
            followed.withLock { $0.append(record) }
            return .crews
        }
    }

    private static func place(of record: String?, _ neighbours: CrewNeighbours) throws -> Destination {
        guard let record else { return .crews }
        let id = try #require(neighbours.names[record].flatMap { AnyIdentifier($0) })
        if let crew = id.typed(CrewSubject.self) { return .crew(crew) }
        return .meeting(try #require(id.typed(MeetingSubject.self)))
    }
}
