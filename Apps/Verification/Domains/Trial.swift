public import Composition
public import ContractKit
public import Database

/// How one domain is tried: its contract, what it gives to tests of all domains together, and its part in
/// drills.
///
/// Each domain has one in a file of its own beside this one; `Trial.all` lists them. `Domain` itself has none
/// of it, so that only tests and the harness link contracts.
public struct Trial: Sendable {
    /// The domain.
    public let domain: Domain
    private let makeContract: @Sendable () -> DomainContract
    private let makeVerification: @Sendable () -> DomainVerification
    /// Its part in a drill that breaks servers. The argument gives the database as it is at the moment, for
    /// what no verb shows.
    public let drill: @Sendable (_ database: @escaping @Sendable () -> (any SQLDatabase)?) -> any DomainDrill

    /// Memberwise. `contract` and `verification` are made when they are asked for.
    init(
        _ domain: Domain, contract: @autoclosure @escaping @Sendable () -> DomainContract,
        verification: @autoclosure @escaping @Sendable () -> DomainVerification,
        drill:
            @escaping @Sendable (_ database: @escaping @Sendable () -> (any SQLDatabase)?) -> any DomainDrill
    ) {
        self.domain = domain
        makeContract = contract
        makeVerification = verification
        self.drill = drill
    }
}

extension Trial {
    /// The name of the domain.
    public var name: String { domain.name }

    /// The promises of the domain, and the fixture that they are checked in.
    public var contract: DomainContract { makeContract() }

    /// How the domain is tried with all others.
    public var verification: DomainVerification { makeVerification() }
}

extension Trial: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
