import ContractKit
import Testing
import Vocabulary

@testable import Wire

/// Callbacks are answered with the request as it was sent, whatever its body is.
struct CallbackRouteTests {
    private static let endpoint = EndpointDescription(
        callback: "bikes.heard", "/hooks/bikes", summary: "Hears of bikes.")

    private func dispatcher(_ limiter: RequestLimiter? = nil) -> Dispatcher {
        let route = Route(callback: Self.endpoint) { request in
            WireResponse(status: 202, body: request.body + Array((request.headers["x-proof"] ?? "-").utf8))
        }
        return Dispatcher([route], limiter: limiter) { _ throws(ServiceFailure) in throw .accessInvalid }
    }

    private func request(_ body: String, _ headers: [String: String] = [:]) -> WireRequest {
        var request = WireRequest(
            method: "POST", target: "/hooks/bikes?a=1", headers: headers, body: Array(body.utf8))
        request.clientAddress = "192.0.2.1"
        return request
    }

    @Test(arguments: ["", "{\"a\": 1", "한글", "\u{1112}\u{1161}\u{11AB}", "{\"none\": 1}"])
    func theBodyIsAsItWasSent(_ body: String) async {
        let response = await dispatcher().respond(to: request(body, ["x-proof": "증명"]))
        #expect(response.status == 202 && response.endpoint == "bikes.heard")
        #expect(response.body == Array((body + "증명").utf8), "not a byte may be another")
    }

    @Test func aTokenIsNotLookedAt() async {
        let response = await dispatcher().respond(to: request("a", ["authorization": "Bearer nonsense"]))
        #expect(response.status == 202)
    }

    @Test func itHasNoDefaultLimitAndTakesOneThatIsSet() async throws {
        #expect(Self.endpoint.limit == nil && Self.endpoint.isCallback && !Self.endpoint.isPage)
        var limits = RequestLimits([Self.endpoint])
        #expect(limits.make(try #require(LimitChange("bikes.heard=1/10s"))))
        let dispatcher = dispatcher(RequestLimiter(limits, time: ManualClock()))
        #expect(await dispatcher.respond(to: request("a")).status == 202)
        let refused = await dispatcher.respond(to: request("a"))
        #expect(refused.status == 429 && refused.endpoint == "bikes.heard")
    }

    @Test func otherMethodsAreRefused() async {
        let response = await dispatcher().respond(to: WireRequest(method: "GET", target: "/hooks/bikes"))
        #expect(response.status == 405 && response.headers["allow"] == "OPTIONS, POST")
    }

    @Test func aLoopbackTakesWhatACallbackAnswers() async throws {
        #expect(try await Loopback(dispatcher()).send(request("a")).status == 202)
    }
}
