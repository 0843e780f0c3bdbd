import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Wire

/// Answers each request by the probes or the dispatcher; Hummingbird's router is not asked.
struct DispatchResponder: HTTPResponder {
    /// What of a connection is needed to answer: who is at its other end.
    struct Context: InitializableFromSource {
        let peer: NetworkAddress?

        init(source: ApplicationRequestContextSource) {
            peer = source.channel.remoteAddress.flatMap(NetworkAddress.init)
        }
    }

    private let dispatcher: Dispatcher
    private let configuration: WireServerConfiguration
    private let isReady: WireServer.Probe

    init(
        _ dispatcher: Dispatcher, _ configuration: WireServerConfiguration,
        _ isReady: @escaping WireServer.Probe
    ) {
        self.dispatcher = dispatcher
        self.configuration = configuration
        self.isReady = isReady
    }

    func respond(to request: Request, context: Context) async throws -> Response {
        var wireRequest = WireRequest(request.head)
        guard wireRequest.headSize <= configuration.largestHead else {
            return .closing(.problem(.headTooLarge(configuration.largestHead)))
        }
        switch try await BodyReader(configuration).read(request) {
        case .whole(let body): wireRequest.body = body
        case .tooLarge(isAtEnd: true): return Response(.problem(.bodyTooLarge(configuration.largestBody)))
        case .tooLarge(isAtEnd: false):
            return .closing(.problem(.bodyTooLarge(configuration.largestBody)))
        case .late: return .closing(.problem(.bodyTooSlow(configuration.bodyTime)))
        }
        wireRequest.clientAddress = context.peer.map { peer in
            let forwardedFor = wireRequest.headers["x-forwarded-for"]
            return configuration.trustedProxies.client(behind: peer, forwardedFor: forwardedFor).description
        }
        return Response(await answer(wireRequest))
    }

    private func answer(_ request: WireRequest) async -> WireResponse {
        switch request.target {
        case "/healthz": return probe(request, isGood: true)
        case "/readyz": return probe(request, isGood: await isReady())
        default: break
        }
        var response = await dispatcher.respond(to: request)
        let isPersonal = request.headers["authorization"] != nil || !["GET", "HEAD"].contains(request.method)
        if isPersonal, response.headers["cache-control"] == nil {
            response.headers["cache-control"] = "no-store"
        }
        return response
    }

    private func probe(_ request: WireRequest, isGood: Bool) -> WireResponse {
        let body = Array((isGood ? "ok\n" : "not ready\n").utf8)
        return WireResponse(
            status: isGood ? 200 : 503,
            headers: [
                "content-type": "text/plain; charset=utf-8", "cache-control": "no-store",
                "content-length": String(body.count),
            ],
            body: request.method == "HEAD" ? [] : body)
    }
}
