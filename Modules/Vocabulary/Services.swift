/// The verbs of all domains on behalf of one principal: what a front end holds while it does a piece of work.
///
/// Each domain adds a property for its repository, so that whoever has services asks `services.listings`.
/// They can be made by hand, too, with the repositories that a test needs and no others:
///
///     var services = Services()
///     services.provide((any ListingRepository).self, fake)
public struct Services: Sendable {
    private var repositories: [ObjectIdentifier: any Sendable] = [:]

    /// No verbs yet.
    public init() {}

    /// Provides a repository under the protocol by which it is asked for, in place of any before.
    public mutating func provide<Repository: Sendable>(_ type: Repository.Type, _ repository: Repository) {
        repositories[ObjectIdentifier(type)] = repository
    }

    /// What was provided under the type; nil if nothing was.
    public func provided<Value: Sendable>(_ type: Value.Type) -> Value? {
        repositories[ObjectIdentifier(type)] as? Value
    }

    /// The repository that was provided under the type. Throws `internal` as the domain's error if none was.
    public func repository<Repository: Sendable, Failure: DomainError>(
        _ type: Repository.Type, failure: Failure.Type
    ) throws(Failure) -> Repository {
        guard let repository = repositories[ObjectIdentifier(type)] as? Repository else {
            throw .service(.internal("these services have no \(type)"))
        }
        return repository
    }
}
