/// The verbs of all domains on behalf of one principal: what a front end holds while it does a piece of work.
///
/// Each domain adds a property for its repository, so that whoever has services asks `services.listings`.
/// They can be made by hand, too, with the repositories that a test needs and no others:
///
///     var services = Services()
///     services.provide((any ListingRepository).self, fake)
public struct Services: Sendable {
    // Boxed by the type under which each is asked for: to find out at run time whether a value is of some
    // protocol, the runtime goes through all that it knows of the program.
    private var repositories: [ObjectIdentifier: any AnyObject & Sendable] = [:]

    private final class Provided<Value: Sendable>: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// No verbs yet.
    public init() {}

    /// Provides a repository under the protocol by which it is asked for, in place of any before.
    public mutating func provide<Repository: Sendable>(_ type: Repository.Type, _ repository: Repository) {
        repositories[ObjectIdentifier(type)] = Provided(repository)
    }

    /// What was provided under the type; nil if nothing was.
    public func provided<Value: Sendable>(_ type: Value.Type) -> Value? {
        (repositories[ObjectIdentifier(type)] as? Provided<Value>)?.value
    }

    /// The repository that was provided under the type. Throws `internal` as the domain's error if none was.
    public func repository<Repository: Sendable, Failure: DomainError>(
        _ type: Repository.Type, failure: Failure.Type
    ) throws(Failure) -> Repository {
        guard let repository = provided(type) else {
            throw .service(.internal("these services have no \(type)"))
        }
        return repository
    }
}
