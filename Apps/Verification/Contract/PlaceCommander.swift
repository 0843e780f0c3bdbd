import Vocabulary
import Wire

/// Commands the place that is open at a server for tests.
struct PlaceCommander: Sendable {
    let control: RemoteCaller
    /// Makes the place follow the clause.
    let lead: @Sendable () async throws -> Void

    /// Does what the endpoint does, at a place that follows the clause. Throws outages.
    func call<Input: Sendable, Output: Sendable>(
        _ endpoint: Endpoint<Input, Output, TestControl.Failure>, _ input: Input
    ) async throws -> Output {
        try await lead()
        return try await control.call(endpoint, input)
    }
}
