extension DomainError {
    /// Tries a change against the changes of others, at most eight times in all: the attempt reads, decides,
    /// and writes what was decided if nobody has written since; nil asks for another attempt.
    ///
    /// Throws what an attempt throws, and `unavailable` if others were faster each time, for which `entity`
    /// says what was to be changed: `the listing`.
    public static func retryingConflicts<Value>(
        on entity: String, _ attempt: () async throws(Self) -> Value?
    ) async throws(Self) -> Value {
        for _ in 0..<8 {
            if let value = try await attempt() { return value }
        }
        throw .service(.unavailable("\(entity) is changed by too many at once"))
    }
}
