public import ContractKit
public import Funding
import Synchronization
import Vocabulary

/// Funding in a drill: each shelter is founded, and its campaigns written, opened, backed and called off, by
/// one client alone.
public final class FundingDrill: DomainDrill {
    /// A campaign that was written, with its answered identifier.
    struct Known: Sendable {
        let id: CampaignID
        /// The number of the owner of its shelter.
        let owner: Int
        let title: String
        var story: String
        var phase = CampaignState.draft.drillPhase
        /// The paid backing of the one who backs it, once; nil before that, and once it is withdrawn.
        var backing: BackingID?
        var isSpent = false
        var hasUpdates = false
    }

    public let share = 20
    let source: FundingPartSource
    private let store: @Sendable () -> (any FundingStore)?
    private let known = Mutex<[String: Known]>([:])
    private let shelters = Mutex<[Int: [ShelterID]]>([:])
    private let verified = Mutex<Set<ShelterID>>([])

    /// A drill in which no shelter was founded yet. Where `store` gives the store of the moment, shelters are
    /// verified in it as an operator does; before that their campaigns stay drafts.
    public init(_ source: FundingPartSource, _ store: @escaping @Sendable () -> (any FundingStore)?) {
        (self.source, self.store) = (source, store)
    }

    public func writer(inRound round: Int) -> any DrillWriter { FundingWriter(self) }

    /// Notes how the campaign of that name is now.
    func note(_ name: String, _ campaign: Known) { known.withLock { $0[name] = campaign } }

    /// The campaign of that name; nil for one that was never answered.
    func campaign(_ name: String) -> Known? { known.withLock { $0[name] } }

    /// The campaigns of an owner in all rounds that are not over, by their names.
    func lasting(of owner: Int) -> [String: Known] {
        known.withLock { $0.filter { $0.value.owner == owner && $0.value.phase != Self.over } }
    }

    /// Notes a shelter of an owner.
    func note(_ shelter: ShelterID, of owner: Int) {
        shelters.withLock { $0[owner, default: []].append(shelter) }
    }

    /// The first shelter of an owner in all rounds.
    func shelter(of owner: Int) -> ShelterID? { shelters.withLock { $0[owner]?.first } }

    /// Whether the shelter may open campaigns.
    func isVerified(_ shelter: ShelterID) -> Bool { verified.withLock { $0.contains(shelter) } }

    /// Verifies a shelter, where there is a store at the moment. Throws outages.
    func verify(_ shelter: ShelterID, at now: Timestamp) async throws(FundingError) {
        guard let store = store(), !isVerified(shelter) else { return }
        do throws(FundingError) {
            _ = try await store.decide(shelter, by: nil, at: now) { file throws(FundingError) in
                try ShelterEngine(file, at: now).decide(.verify, note: "드릴")
            }
        } catch .shelterState(.verified) {
            // An answer got lost.
        }
        _ = verified.withLock { $0.insert(shelter) }
    }

    /// Verifies all shelters that wait for it. Throws outages.
    func verifyAll(at now: Timestamp) async throws(FundingError) {
        for shelter in shelters.withLock({ Array($0.values.joined()) }) {
            try await verify(shelter, at: now)
        }
    }
}

extension CampaignState {
    /// As far as a drill tells states apart: jobs change others.
    var drillPhase: String {
        switch self {
        case .draft: "draft"
        case .open, .paused, .extended, .deciding: "open"
        case .succeeded, .failed, .cancelled, .refunding, .partlyDelivered, .delivered, .closed:
            FundingDrill.over
        }
    }
}

extension FundingDrill {
    /// The phase of a campaign that was called off.
    static let over = "over"
}

extension DrillMember {
    /// The member's verbs of funding. Throws outages.
    func funding() async throws(FundingError) -> any FundingRepository {
        try await verbs { services throws(FundingError) in try services.funding }
    }

    /// Does it with the member's services. A failure of the server is thrown as one of funding, and a rule of
    /// another domain that refuses it as `notCollecting`.
    func actingInFunding<Value>(
        _ body: (Services) async throws -> Value
    ) async throws(FundingError) -> Value {
        let services = try await verbs { services throws(FundingError) in services }
        do {
            return try await body(services)
        } catch let error as FundingError {
            throw error
        } catch let error as any DomainError {
            throw error.service.map { .service($0) } ?? .notCollecting
        } catch {
            throw .service(.internal("\(error)"))
        }
    }

    /// The member who backs the campaigns of this one: the next by number.
    func backer(among members: [DrillMember]) -> DrillMember? {
        let others = members.filter { $0.id != id }
        return others.first { $0.number > number } ?? others.first
    }

    /// All backings of the member in a campaign. Throws outages.
    func backings(in campaign: CampaignID) async throws(FundingError) -> [Backing] {
        var (found, cursor): ([Backing], Cursor?) = ([], nil)
        repeat {
            let page = try await funding().ownBackings(.largest(after: cursor))
            found += page.items.map(\.backing).filter { $0.campaign == campaign }
            cursor = page.next
        } while cursor != nil
        return found
    }
}
