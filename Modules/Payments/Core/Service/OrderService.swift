public import Vocabulary

/// The domain of payments: a store, the gateway, the domains that sell, and other dependencies. Gives each
/// principal their repository.
public struct OrderService: Sendable {
    let store: any OrderStore
    let gateway: (any PaymentGateway)?
    let purchasables: any Purchasable
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let subjects: any SubjectDirectory
    let mint: RightMint
    let terms: HouseTerms
    let time: any TimeSource
    let ids: any IdentifierSource
    let supplies: SupplySource
    let references: @Sendable () -> PaymentReference?
    let recentLooks = RecentLooks()

    /// A service over the store. Without a gateway nothing can be bought; what was bought before goes on.
    /// `purchasables` asks the domain of each record, `supplies` gives the records of sales that the domains
    /// of goods keep; `subjects` gives the titles of payees who are no members. `references` makes a new
    /// unguessable reference; nil without randomness.
    public init(
        store: any OrderStore, gateway: (any PaymentGateway)?, purchasables: any Purchasable,
        members: any MemberDirectory & StandingDirectory & BlockDirectory, subjects: any SubjectDirectory,
        mint: RightMint, terms: HouseTerms, time: any TimeSource, ids: any IdentifierSource,
        supplies: SupplySource = .none,
        references: @escaping @Sendable () -> PaymentReference?
    ) {
        self.gateway = gateway.map { HaltedGateway(gateway: $0, store: store) }
        (self.store, self.purchasables) = (store, purchasables)
        (self.members, self.subjects, self.mint, self.terms) = (members, subjects, mint, terms)
        (self.time, self.ids, self.supplies, self.references) = (time, ids, supplies, references)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any OrderRepository {
        LocalOrderRepository(service: self, principal: principal)
    }

    /// Requires that payments can be made now. Throws `noGateway`, `halted`.
    func requirePayments() async throws(OrderError) {
        guard gateway != nil else { throw .noGateway }
        if try await store.mode().isHalted { throw .halted }
    }

    /// Waiting notices to members, changes of deliveries, and acts of operators.
    public var outbox: any Outbox { store.outbox }

    /// The decisions about an order now.
    func engine(_ file: OrderFile) -> OrderEngine { OrderEngine(file: file, now: time.now(), ids: ids) }

    /// Erases the data of a withdrawn member; the other sees that open orders have ended. Repeating it
    /// changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(OrderError) {
        try await store.forget(member, at: time.now())
    }
}

/// What the house takes, and whether money moves.
public struct HouseTerms: Hashable, Sendable {
    /// The house's share of new orders.
    public let fee: FeeRate
    /// Whether the gateway is a sandbox: everything about a payment says so.
    public let isTest: Bool

    /// Memberwise.
    public init(fee: FeeRate = .none, isTest: Bool) { (self.fee, self.isTest) = (fee, isTest) }
}
