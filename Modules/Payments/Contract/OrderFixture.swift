public import ContractKit
public import Payments
public import Vocabulary

/// What a clause of the contract of payments runs in: a place of its own, empty at first.
public struct OrderFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any OrderRepository>

    /// A place of these parts.
    public init(_ parts: FixtureParts<any OrderRepository>) {
        self.parts = parts
    }
}

extension OrderFixture {
    /// The one recipe of the environment: the tests of payments and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> OrderService, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (OrderService, Principal) -> any OrderRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> OrderFixture {
        OrderFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen)
    }
}

extension OrderFixture {
    /// Adds one of the owner's.
    func added(_ title: String = "느티나무") async throws -> Order {
        try await owner.add(OrderDraft(title: title)).order
    }

    /// Adds that many of the owner's, some of them at the same moment; the newest first.
    func added(count: Int) async throws -> [Order] {
        var payments: [Order] = []
        for number in 0..<count {
            payments.append(try await added("느티나무 \(number)"))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return payments.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }
}

extension ClauseEnvironment {
    /// Payments over that store in this environment.
    public func service(over store: any OrderStore) -> OrderService {
        OrderService(store: store, members: directory, time: clock, ids: ids)
    }
}
