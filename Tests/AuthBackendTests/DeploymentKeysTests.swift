import Auth
import AuthTokens
import ContractKit
import Testing
import Vocabulary

/// The keys of a deployment, wherever they are kept.
@Suite struct DeploymentKeysTests {
    @Test(arguments: KeyPlace.all, KeyCase.all)
    func holds(place: KeyPlace, case: KeyCase) async throws {
        try await place.with(`case`.check, afterwards: { _ in })
    }

    @Test(arguments: KeyPlace.all)
    func aPlaceOutOfReachIsAnOutage(place: KeyPlace) async throws {
        try await place.with { keyStore in
            _ = try await Program(keyStore, series: 1)
        } afterwards: { keyStore in
            try await expectOutage { _ = try await keyStore.read() }
            try await expectOutage { _ = try await keyStore.replace(nil, by: "text") }
            try await expectOutage { _ = try await keyStore.replace("text", by: "text") }
            try await expectOutage { _ = try await Program(keyStore, series: 2) }
        }
    }
}

/// Checks that a verb throws `unavailable`.
private func expectOutage(_ verb: () async throws -> Void, line: UInt = #line) async throws {
    do {
        try await verb()
    } catch let failure as ServiceFailure where failure.kind == .unavailable {
        return
    } catch {
        throw BrokenPromise("expected an outage, found \(error)", line: line)
    }
    throw BrokenPromise("expected an outage, but it succeeded", line: line)
}
