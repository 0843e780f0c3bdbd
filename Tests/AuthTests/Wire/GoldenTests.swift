import Auth
import AuthContract
import ContractKit
import TestKit
import Testing
import Vocabulary
import Wire

@testable import AuthHTTP

/// The wire forms, pinned: every endpoint as one exchange, every error as its problem document.
struct GoldenTests {
    private static let folder = GoldenFolder("Auth")

    @Test func everyEndpoint() async throws {
        let fixture = AuthFixture.inMemory(.ascending)
        let recorder = Recorder(fixture.loopback)
        try await Conversation(recorder, fixture).hold()
        let exchanges = recorder.exchanges
        for endpoint in AuthEndpoints.all {
            let exchange = try #require(
                exchanges.first { $0.response.endpoint == endpoint.name },
                "the conversation leaves out \(endpoint.name): add it")
            #expect(exchange.response.status == endpoint.status, "\(endpoint.name) succeeds")
            try Self.folder.expect(exchange.text, "\(endpoint.name).json")
        }
    }

    static let errors: [AuthError] = [
        .invalidFields([
            FieldError("email", .malformed(expected: "name@example.com")), FieldError("nickname", .taken),
            FieldError("password", .tooCommon), FieldError("introduction", .tooLong(maximum: 300)),
            FieldError("language", .unknown(allowed: ["ko", "en"])),
        ]),
        .wrongCredentials, .sessionEnded, .noSuchMember, .noSuchSession, .changed, .forbidden,
        .suspended(reason: "광고 글을 반복해서 올림"), .lastOperator, .registrationClosed,
        .invitationRequired, .invitationRefused, .noSuchInvitation, .resetRefused, .tooManySettings,
        .blockingOneself, .tooManyBlocks, .moderatorsOnly, .outranked,
        .service(.silenced(Silence(until: Silence.example.until, reason: "욕설을 반복함"))),
    ]

    @Test(arguments: errors) func everyError(_ error: AuthError) throws {
        let problem = AuthWire.failures.problem(for: error)
        let read = try #require(Problem(bytes: problem.bytes))
        #expect(
            AuthWire.failures.failure(of: read) == error, "the error that was sent is the one that arrives")
        try Self.folder.expect(String(decoding: problem.bytes, as: UTF8.self) + "\n", "\(error.code).json")
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            AuthEndpoints.all.map { "\($0.name).json" } + Self.errors.map { "\($0.code).json" },
            ending: ".json")
    }

    @Test func noSecretTravelsInAnURL() async throws {
        let fixture = AuthFixture.inMemory(.ascending)
        let recorder = Recorder(fixture.loopback)
        try await Conversation(recorder, fixture).hold()
        let targets = recorder.exchanges.map(\.request.target).joined(separator: "\n")
        for secret in ["refresh-", "after-", "mem_2000000001fpqr000000000001.", "%EB%8A%90%ED%8B%B0"] {
            #expect(!targets.contains(secret), "\(secret) stands in an address")
        }
    }
}

extension Recorder.Exchange {
    /// The exchange as the golden files of Auth have it.
    fileprivate var text: String {
        """
        {
        "request": "\(request.method) \(request.target)",
        "requestBody": \(goldenText(request.body)),
        "status": \(response.status),
        "responseBody": \(goldenText(response.body))
        }

        """
    }
}
