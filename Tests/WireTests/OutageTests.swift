import Testing
import Vocabulary
@testable import Wire

/// What a person is told who could not reach a server.
@Suite struct OutageTests {
    static let failures: [TransportFailure] = [
        .unreachable("refused"), .untrusted(.otherHost), .untrusted(.unknownAuthority),
        .untrusted(.outOfDate),
        .timedOut, .interrupted("reset"), .cancelled, .tooLarge,
    ]

    @Test(arguments: failures)
    func namesTheServerInBothLanguages(_ failure: TransportFailure) {
        let outage = failure.outage(at: "https://madang.example").description
        #expect(outage.code == "unavailable" && outage.kind == .unavailable)
        for text in [outage.english, outage.korean] { #expect(text.contains("https://madang.example")) }
        #expect(outage.english.hasSuffix(".") && outage.english.unicodeScalars.allSatisfy { $0.isASCII })
        #expect(outage.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
    }

    @Test(arguments: failures)
    func withoutAnAddressTheReasonIsTold(_ failure: TransportFailure) {
        #expect(failure.outage(at: nil) == .unavailable(failure.reason))
    }

    /// Carries nothing.
    private struct Nowhere: Transport {
        let serverAddress: String? = "https://madang.example"

        func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
            throw .untrusted(.outOfDate)
        }
    }

    @Test func aCallerTellsWhereItWanted() async throws {
        let expected = TransportFailure.untrusted(.outOfDate).outage(at: "https://madang.example")
        await #expect(throws: BikeFailure.service(expected)) {
            try await RemoteCaller(Nowhere()).call(BikeEndpoints.read, Bike.sample.id)
        }
    }
}
