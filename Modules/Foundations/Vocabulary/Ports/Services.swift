/// The verbs of all domains on behalf of one principal, as a front end holds them for a task.
///
/// Each domain adds a property for its repository, such as `services.listings`. A test can build services by
/// hand with only the repositories that it needs:
///
///     var services = Services()
///     services.provide((any ListingRepository).self, fake)
public struct Services: Sendable {
    // Boxed and keyed by the protocol's type: a dynamic cast to a protocol would make the runtime search all
    // the conformances it knows.
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

    /// The value provided under the type; nil if there is none.
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
