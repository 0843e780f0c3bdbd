import ContractKit
import Crews
import CrewsContract
import CrewsSamples
import SampleKit
import Testing
import Vocabulary

/// The crews of the sample neighbourhood.
@Suite struct SampleTests {
    @Test("Six crews in both languages have covers, members, meetings with answers, dues and cash")
    func contents() async throws {
        let stage = try SampleCrewStage(seed: 7)
        #expect(try await stage.fill() == 6)
        #expect(stage.steps == 300)
        let crews = try await stage.crews()
        let isKorean = { (text: String) in
            text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        }
        #expect(crews.count == 6 && crews.count { isKorean($0.crew.details.name) } == 4)
        #expect(crews.allSatisfy { $0.crew.cover != nil && $0.counts.members > 5 })
        #expect(Set(crews.map(\.crew.owner)).count > 3)
        #expect(crews.contains { $0.counts.waiting > 0 } && crews.contains { $0.counts.requests > 0 })
        #expect(crews.contains { $0.crew.fee.isDue })
        for view in crews {
            let verbs = try stage.verbs(of: view.crew.owner)
            let past = try await verbs.meetings(of: view.crew.id, .past, .largest(after: nil)).items
            let upcoming = try await verbs.meetings(of: view.crew.id, .upcoming, .first).items
            #expect(!past.isEmpty && !upcoming.isEmpty, "\(view.crew.details.name)")
            #expect(past.contains { $0.counts.going > 2 }, "\(view.crew.details.name)")
            let people = try await verbs.people(of: view.crew.id, .members, .largest(after: nil)).items
            #expect(people.contains { $0.membership.role == .treasurer }, "\(view.crew.details.name)")
        }
    }

    @Test("Members owe dues once the job has run, and the cash adds up")
    func money() async throws {
        let stage = try SampleCrewStage(seed: 3)
        _ = try await stage.fill()
        stage.pass(days: 31)
        var made = 0
        while case let count = try await stage.service.makeDues(), count > 0 { made += count }
        #expect(made > 15)
        let harbour = try #require(
            try await stage.crews().first { $0.crew.details.name == "Harbour City FC" })
        let ledger = try await stage.verbs(of: harbour.crew.owner)
            .ledger(of: harbour.crew.id, stage.now().koreanMonth)
        #expect(ledger.cash.closing == 12_000)
    }

    @Test("An interrupted run is finished by the next, and small neighbourhoods have fewer crews")
    func again() async throws {
        let stage = try SampleCrewStage(size: 50, seed: 3)
        #expect(try await stage.fill() == 6)
        let crews = try await stage.crews().map(\.counts)
        #expect(try await stage.fill() == 0)
        #expect(try await stage.crews().map(\.counts) == crews)
        let bare = try SampleCrewStage(size: 4, seed: 3, hasPictures: false)
        #expect(try await bare.fill() == 4)
        #expect(bare.steps == 4)
        let nothing = try SampleCrewStage(size: 0, seed: 3)
        #expect(try await nothing.fill() == 0)
    }

    @Test("The drawings have names of their own, and few enough colours for their golden file")
    func drawings() {
        let drawings = CrewSamples.data.drawings
        #expect(drawings.count == 6 && Set(drawings.map(\.name)).count == 6)
        for drawing in drawings {
            #expect(Set(drawing.shapes.map(\.colour)).count < 26, "\(drawing.name) has too many colours")
        }
    }
}

/// A neighbourhood of forty members in memory.
private final class SampleCrewStage: SampleStage {
    let size: Int
    let seed: UInt64
    let memberCount = 40
    let service: CrewService
    private let environment = ClauseEnvironment(.ascending)
    private let members: [Principal]
    private let hasPictures: Bool
    private let state = LockedValue((part: 0.0, steps: 0))

    private static let past = 30.0 * 86_400

    init(size: Int = 300, seed: UInt64, hasPictures: Bool = true) throws {
        (self.size, self.seed, self.hasPictures) = (size, seed, hasPictures)
        let environment = environment
        service = environment.service(over: InMemoryCrewStore())
        members = (0..<40).map { _ in ClauseMembers.member(environment.ids) }
        for (number, member) in members.enumerated() {
            environment.directory.name(try #require(member.memberID), "이웃\(number + 1)")
        }
    }

    /// How many records were reported.
    var steps: Int { state.now.steps }
    var keeper: Services? { nil }

    func fill() async throws -> Int { try await CrewSamples.data.fill(self) }

    func verbs(of member: MemberID) throws -> any CrewRepository {
        service.repository(for: try #require(members.first { $0.memberID == member }))
    }

    /// All open crews, the newest first.
    func crews() async throws -> [CrewView] {
        try await service.repository(for: .anonymous).browse(CrewQuery(), .largest(after: nil)).items
    }

    func services(of member: Int) -> Services {
        var services = Services()
        services.provide((any CrewRepository).self, service.repository(for: members[member]))
        return services
    }

    func identifier(of member: Int) throws -> MemberID { try #require(members[member].memberID) }

    func now() -> Timestamp { environment.clock.now() }

    func move(to part: Double) {
        let step = state.withLock { state in
            defer { state.part = part }
            return part - state.part
        }
        environment.clock.advance(by: .seconds(step * Self.past))
    }

    /// Moves the clock on.
    func pass(days: Int) { environment.clock.advance(by: .seconds(days * 86_400)) }

    func pictures(of drawings: [DescribedDrawing], by member: Int) throws -> [PictureID] {
        let owner = try identifier(of: member)
        return hasPictures ? drawings.map { environment.pictures.add(by: owner, $0.description).id } : []
    }

    /// No part of a crew lasts a short time only.
    func atEnd(_ work: @escaping @Sendable () async throws -> Void) {}

    func step() { state.withLock { $0.steps += 1 } }

    func resource(_ name: String) throws(ServiceFailure) -> String { throw .unavailable(name) }
}
