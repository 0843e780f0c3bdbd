import Auth
import AuthContract
import ContractKit
import FoundationEssentials
import Testing
import Vocabulary
import Wire

@testable import AuthHTTP

/// The wire forms, pinned: every endpoint as one exchange, every error as its problem document.
struct GoldenTests {
    @Test func everyEndpoint() async throws {
        let fixture = AuthFixture.inMemory(.ascending)
        let recorder = Recorder(fixture.loopback)
        try await Conversation(recorder, fixture.service).hold()
        let exchanges = recorder.exchanges
        for endpoint in AuthEndpoints.all {
            let exchange = try #require(
                exchanges.first { $0.matches(endpoint) },
                "the conversation leaves out \(endpoint.name): add it")
            #expect(exchange.response.status == endpoint.status, "\(endpoint.name) succeeds")
            try Golden.compare(endpoint.name, exchange.text)
        }
    }

    @Test(arguments: [
        AuthError.invalidFields([
            FieldError("email", .malformed(expected: "name@example.com")), FieldError("nickname", .taken),
            FieldError("password", .tooCommon), FieldError("introduction", .tooLong(maximum: 300)),
            FieldError("language", .unknown(allowed: ["ko", "en"])),
        ]),
        .wrongCredentials, .sessionEnded, .noSuchMember, .noSuchSession, .changed, .forbidden,
    ])
    func everyError(_ error: AuthError) throws {
        let problem = AuthWire.failures.problem(for: error)
        let read = try #require(Problem(bytes: problem.bytes))
        #expect(
            AuthWire.failures.failure(of: read) == error, "the error that was sent is the one that arrives")
        try Golden.compare(error.code, String(decoding: problem.bytes, as: UTF8.self) + "\n")
    }

    @Test func noSecretTravelsInAnURL() async throws {
        let fixture = AuthFixture.inMemory(.ascending)
        let recorder = Recorder(fixture.loopback)
        try await Conversation(recorder, fixture.service).hold()
        let targets = recorder.exchanges.map(\.request.target).joined(separator: "\n")
        for secret in ["refresh-", "after-", "mem_2000000001fpqr000000000001.", "%EB%8A%90%ED%8B%B0"] {
            #expect(!targets.contains(secret), "\(secret) stands in an address")
        }
    }
}
