import Synchronization
import Vocabulary

/// The requests with an idempotency key that this server is answering now. A concurrent repeat is refused at
/// once, so its work is not done twice. Between servers the stores decide.
final class RequestsInFlight: Sendable {
    /// The most tracked requests; beyond, the stores alone decide.
    private static let most = 10_000

    private let scopes = Mutex<Set<IdempotentRequest.Scope>>([])

    /// Does the work unless the same request is in flight. Throws `keyInFlight`.
    func once<Value: Sendable>(
        _ key: IdempotencyKey?, _ verb: String, _ member: MemberID?, _ work: () async -> Value
    ) async throws(ServiceFailure) -> Value {
        guard let key else { return await work() }
        let scope = IdempotentRequest.Scope(key, verb: verb, member: member)
        guard begin(scope) else { throw .keyInFlight }
        let value = await work()
        scopes.withLock { _ = $0.remove(scope) }
        return value
    }

    private func begin(_ scope: IdempotentRequest.Scope) -> Bool {
        scopes.withLock { scopes in
            if scopes.count >= Self.most { return !scopes.contains(scope) }
            return scopes.insert(scope).inserted
        }
    }
}
