public import ContractKit
public import Crews
public import Vocabulary

/// What a clause of the contract of crews runs in: a place of its own, empty at first.
public struct CrewFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any CrewRepository>

    /// A place of these parts.
    public init(_ parts: FixtureParts<any CrewRepository>) {
        self.parts = parts
    }
}

extension CrewFixture {
    /// The one recipe of the environment: the tests of crews and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> CrewService, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (CrewService, Principal) -> any CrewRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> CrewFixture {
        CrewFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen)
    }
}

extension CrewFixture {
    /// Adds one of the owner's.
    func added(_ title: String = "느티나무") async throws -> Crew {
        try await owner.add(CrewDraft(title: title)).crew
    }

    /// Adds that many of the owner's, some of them at the same moment; the newest first.
    func added(count: Int) async throws -> [Crew] {
        var crews: [Crew] = []
        for number in 0..<count {
            crews.append(try await added("느티나무 \(number)"))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return crews.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }
}

extension ClauseEnvironment {
    /// Crews over that store in this environment.
    public func service(over store: any CrewStore) -> CrewService {
        CrewService(store: store, members: directory, time: clock, ids: ids)
    }
}
