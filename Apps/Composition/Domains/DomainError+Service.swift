public import Vocabulary

/// Runs a domain's verb for a caller that knows only the failures that any verb can have, such as a platform
/// that tells domains of a withdrawal. Throws these; an error of the domain's own becomes `internal` with its
/// code.
public func mappingToService<Value, Failure: DomainError>(
    _ body: () async throws(Failure) -> Value
) async throws(ServiceFailure) -> Value {
    do throws(Failure) {
        return try await body()
    } catch {
        throw error.service ?? .internal(error.code)
    }
}
