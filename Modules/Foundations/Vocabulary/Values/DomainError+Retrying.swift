extension DomainError {
    /// Retries an optimistic change that conflicts with others, at most eight attempts in all. An attempt
    /// reads, decides and writes unless the record has changed since its read; it returns nil to be retried.
    ///
    /// Throws what an attempt throws, and `unavailable` if all attempts conflict; `entity` names the record
    /// in the message: `the listing`.
    public static func retryingConflicts<Value>(
        on entity: String, _ attempt: () async throws(Self) -> Value?
    ) async throws(Self) -> Value {
        for _ in 0..<8 {
            if let value = try await attempt() { return value }
        }
        throw .service(.unavailable("\(entity) is changed by too many at once"))
    }
}
