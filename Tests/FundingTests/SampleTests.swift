import ContractKit
import Funding
import FundingContract
import FundingSamples
import SampleKit
import Testing
import Vocabulary

/// The shelters and campaigns of the sample neighbourhood.
@Suite struct SampleTests {
    @Test("Three shelters have five campaigns in different states, with photos, updates and choices")
    func contents() async throws {
        let stage = try SampleFundingStage(seed: 7)
        #expect(try await stage.fill() == 5)
        #expect(stage.steps == 300)
        let shelters = try await stage.shelters()
        #expect(shelters.count == 3 && Set(shelters.map(\.shelter.owner)).count == 3)
        #expect(shelters.count { $0.shelter.state == .verified } == 2)
        #expect(shelters.allSatisfy { $0.shelter.photo != nil && $0.shelter.account != nil })
        let campaigns = try await stage.campaigns()
        #expect(campaigns.count == 5 && campaigns.allSatisfy { !$0.campaign.photos.isEmpty })
        let states = campaigns.map(\.campaign.state)
        #expect(Set(states) == [.draft, .open, .extended, .cancelled], "\(states)")
        #expect(Set(campaigns.map(\.campaign.details.model)).count == 3)
        #expect(campaigns.count { $0.isCollecting } == 2, "the deadline of one has passed")
        let backings = try await stage.backings()
        #expect(backings.count == 5 && backings.allSatisfy { $0.backing.state == .started })
        #expect(
            backings.contains { $0.backing.isAnonymous } && backings.contains { !$0.backing.lines.isEmpty })
    }

    @Test("What the clock brings is brought by the jobs: the campaign that missed its goal has failed")
    func jobs() async throws {
        let stage = try SampleFundingStage(seed: 3)
        _ = try await stage.fill()
        for _ in 0..<4 { _ = try await stage.service.advanceAll() }
        let states = try await stage.campaigns().map(\.campaign.state)
        #expect(Set(states) == [.draft, .open, .extended, .cancelled, .failed], "\(states)")
    }

    @Test("An interrupted run is finished by the next; without an operator campaigns stay drafts")
    func again() async throws {
        let stage = try SampleFundingStage(size: 50, seed: 3)
        #expect(try await stage.fill() == 5)
        let updates = try await stage.updates()
        #expect(try await stage.fill() == 0)
        #expect(try await stage.updates() == updates && updates == 4)
        let bare = try SampleFundingStage(size: 2, seed: 3, hasKeeper: false)
        #expect(try await bare.fill() == 4 && bare.steps == 2)
        #expect(try await bare.campaigns().allSatisfy { $0.campaign.state == .draft })
        #expect(try await SampleFundingStage(size: 0, seed: 3).fill() == 0)
    }

    @Test("The drawings have names of their own, and few enough colours for their golden file")
    func drawings() {
        let drawings = FundingSamples.data.drawings
        #expect(drawings.count == 9 && Set(drawings.map(\.name)).count == 9)
        for drawing in drawings {
            #expect(Set(drawing.shapes.map(\.colour)).count < 26, "\(drawing.name) has too many colours")
        }
    }
}

/// A neighbourhood of forty members in memory.
private final class SampleFundingStage: SampleStage {
    let size: Int
    let seed: UInt64
    let memberCount = 40
    let service: FundingService
    private let environment = ClauseEnvironment(.ascending)
    private let members: [Principal]
    private let keeperPrincipal: Principal?
    private let state = LockedValue((part: 0.0, steps: 0))
    private let worksAtEnd = LockedValue([@Sendable () async throws -> Void]())

    private static let past = 30.0 * 86_400

    init(size: Int = 300, seed: UInt64, hasKeeper: Bool = true) throws {
        (self.size, self.seed) = (size, seed)
        let environment = environment
        service = environment.service(over: InMemoryFundingStore())
        members = (0..<40).map { _ in ClauseMembers.member(environment.ids) }
        for (number, member) in members.enumerated() {
            environment.directory.name(try #require(member.memberID), "이웃\(number + 1)")
        }
        let session = SessionID(environment.ids.next())
        let first = try #require(members.first?.memberID)
        keeperPrincipal = hasKeeper ? .member(first, session: session, role: .operator) : nil
    }

    /// How many records were reported.
    var steps: Int { state.now.steps }
    var keeper: Services? { keeperPrincipal.map { services($0) } }

    func fill() async throws -> Int {
        let added = try await FundingSamples.data.fill(self)
        for work in worksAtEnd.now { try await work() }
        worksAtEnd.withLock { $0 = [] }
        return added
    }

    /// The shelters of all members, in any state.
    func shelters() async throws -> [ShelterView] {
        var found: [ShelterView] = []
        for member in members {
            let own = try await service.repository(for: member).ownShelters()
            found += own.filter { $0.role == .owner }
        }
        return found
    }

    /// All their campaigns, drafts among them.
    func campaigns() async throws -> [CampaignView] {
        var found: [CampaignView] = []
        for view in try await shelters() {
            let owner = try #require(members.first { $0.memberID == view.shelter.owner })
            let page = try await service.repository(for: owner)
                .campaigns(of: view.shelter.id, .largest(after: nil))
            found += page.items
        }
        return found
    }

    /// How many updates there are.
    func updates() async throws -> Int {
        var count = 0
        for view in try await campaigns() where view.campaign.isShown {
            let page = try await service.repository(for: .anonymous)
                .updates(of: view.campaign.id, deliveriesOnly: false, .largest(after: nil))
            count += page.items.count
        }
        return count
    }

    /// The backings of all members that wait for a payment.
    func backings() async throws -> [BackingView] {
        var found: [BackingView] = []
        for member in members {
            let page = try await service.repository(for: member).ownBackings(.largest(after: nil))
            found += page.items.filter { $0.backing.state.isUnpaid }
        }
        return found
    }

    func services(of member: Int) -> Services { services(members[member]) }

    private func services(_ principal: Principal) -> Services {
        var services = Services()
        services.provide((any FundingRepository).self, service.repository(for: principal))
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

    func pictures(of drawings: [DescribedDrawing], by member: Int) throws -> [PictureID] {
        let owner = try identifier(of: member)
        return drawings.map { environment.pictures.add(by: owner, $0.description).id }
    }

    func atEnd(_ work: @escaping @Sendable () async throws -> Void) {
        worksAtEnd.withLock { $0.append(work) }
    }

    func step() { state.withLock { $0.steps += 1 } }

    func resource(_ name: String) throws(ServiceFailure) -> String { throw .unavailable(name) }
}
