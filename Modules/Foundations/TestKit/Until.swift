public import Testing

/// Returns once the condition holds. Fails the test where it is called and throws if it does not within the
/// time, so that a mistake ends as a failure and not as a run without end.
public func until(
    within limit: Duration = .seconds(600), sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + limit
    while try await !condition() {
        try #require(
            ContinuousClock.now < end, "what the test waits for has not come within \(limit)",
            sourceLocation: sourceLocation)
        await Task.yield()
    }
}
