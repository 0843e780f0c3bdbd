public import ContractKit
public import Funding
public import Vocabulary

/// What a clause of the contract of funding runs in: a place of its own, empty at first.
public struct CampaignFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any CampaignRepository>

    /// A place of these parts.
    public init(_ parts: FixtureParts<any CampaignRepository>) {
        self.parts = parts
    }
}

extension CampaignFixture {
    /// The one recipe of the environment: the tests of funding and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> CampaignService, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (CampaignService, Principal) -> any CampaignRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> CampaignFixture {
        CampaignFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen)
    }
}

extension CampaignFixture {
    /// Adds one of the owner's.
    func added(_ title: String = "느티나무") async throws -> Campaign {
        try await owner.add(CampaignDraft(title: title)).campaign
    }

    /// Adds that many of the owner's, some of them at the same moment; the newest first.
    func added(count: Int) async throws -> [Campaign] {
        var funding: [Campaign] = []
        for number in 0..<count {
            funding.append(try await added("느티나무 \(number)"))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return funding.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }
}

extension ClauseEnvironment {
    /// Funding over that store in this environment.
    public func service(over store: any CampaignStore) -> CampaignService {
        CampaignService(store: store, members: directory, time: clock, ids: ids)
    }
}
