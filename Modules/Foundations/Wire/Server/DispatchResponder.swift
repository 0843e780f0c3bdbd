import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Wire

/// Answers requests by the probes or the dispatcher; Hummingbird's router is not used.
struct DispatchResponder: HTTPResponder {
    /// The connection's parts needed for answering: the channel and the peer.
    struct Context: InitializableFromSource {
        let channel: any Channel
        let peer: NetworkAddress?

        init(source: ApplicationRequestContextSource) {
            channel = source.channel
            peer = channel.remoteAddress.flatMap(NetworkAddress.init)
        }
    }

    let dispatcher: any Responder
    let configuration: WireServerConfiguration
    let isReady: WireServer.Probe
    let metrics: ServerMetrics?
    let meters: ServerMeters?
    let log: Logger?
    let held: HeldBytes
    private let catalog: EndpointCatalog
    private let presentation: Presentation
    private let crossOrigin: CrossOrigin
    private let ids = RequestIDs()

    init(
        _ dispatcher: any Responder, _ configuration: WireServerConfiguration,
        isReady: @escaping WireServer.Probe, metrics: ServerMetrics?, meters: ServerMeters?, log: Logger?
    ) {
        self.dispatcher = dispatcher
        self.configuration = configuration
        self.isReady = isReady
        self.metrics = metrics
        self.meters = meters
        self.log = log
        held = HeldBytes(configuration, cut: meters?.cutConnections)
        catalog = EndpointCatalog(dispatcher.endpoints, metrics?.factory)
        presentation = Presentation(configuration)
        crossOrigin = CrossOrigin(configuration.corsOrigins)
    }

    func respond(to request: Request, context: Context) async throws -> Response {
        let begun = ContinuousClock.now
        meters?.begin()
        defer { meters?.end() }
        var asked = WireRequest(request.head)
        let origin = RequestOrigin(context.peer, asked.headers, configuration.trustedProxies)
        asked.clientAddress = origin.client?.description
        let id = ids.id(for: asked, origin)
        let found = try await answer(request, &asked, origin, context.channel)
        return respond(found, to: asked, origin, id, begun, context.channel)
    }

    /// Not inlined into the waiting function, which would keep its memory for as long as the connection
    /// lasts.
    @inline(never)
    private func respond(
        _ found: (WireResponse, received: Int, isClosing: Bool), to asked: WireRequest,
        _ origin: RequestOrigin,
        _ id: String, _ begun: ContinuousClock.Instant, _ channel: any Channel
    ) -> Response {
        let (whole, received, isClosing) = found
        let (answer, reason) = whole.withoutReason()
        let entry = catalog[answer.endpoint]
        let outgoing = presentation.outgoing(answer, to: asked, entry, origin, id: id, isClosing: isClosing)
        let bytes = (received: received, sent: outgoing.body.count)
        let time = meters == nil && log == nil ? .zero : ContinuousClock.now - begun
        guard let streamed = outgoing.streamed else {
            note(asked, answer, outgoing.status, entry, id: id, reason: reason, bytes, time)
            if outgoing.body.count <= HeldBytes.least { return Response(outgoing) }
            return Response(outgoing, heldBy: held, channel, origin.client)
        }
        let stream = OutgoingStream(streamed) { [asked, status = outgoing.status] sent in
            note(asked, answer, status, entry, id: id, reason: reason, (received, sent), time)
        }
        return Response(outgoing, stream, channel)
    }

    private func answer(
        _ request: Request, _ asked: inout WireRequest, _ origin: RequestOrigin, _ channel: any Channel
    ) async throws -> (WireResponse, received: Int, isClosing: Bool) {
        let upload = uploadRule(of: asked, request.head)
        if let refusal = await refusal(of: asked, request.head, upload) { return (refusal, 0, true) }
        if let upload {
            return try await answer(request, asked, upload, origin, channel)
        }
        switch try await BodyReader(configuration, held).read(request, channel, from: origin.client) {
        case .whole(let body): asked.body = body
        case .tooLarge(let isAtEnd):
            return (.problem(.bodyTooLarge(configuration.largestBody)), 0, !isAtEnd)
        case .late: return (.problem(.bodyTooSlow(configuration.bodyTime)), 0, true)
        }
        let response = asked.wantsEvents ? await answerApart(asked, origin) : await answer(asked, origin)
        return (response, asked.body.count, false)
    }

    /// Answers on a separate task, whose memory is freed at its end. The connection's own task keeps the
    /// memory of its deepest call until it ends: for hours, if the answer is a stream of events.
    @inline(never)
    private func answerApart(_ asked: WireRequest, _ origin: RequestOrigin) async -> WireResponse {
        async let response = answer(asked, origin)
        return await response
    }

    /// Answers while the body arrives. Afterwards the rest is consumed and dropped, up to the bound for
    /// other oversized bodies.
    @inline(never)
    private func answer(
        _ request: Request, _ asked: WireRequest, _ upload: UploadRule, _ origin: RequestOrigin,
        _ channel: any Channel
    ) async throws -> (WireResponse, received: Int, isClosing: Bool) {
        let length = request.head.bodyLength
        let body = IncomingBody(length: length, upload.pace, configuration)
        var asked = asked
        asked.streamed = StreamedBody(length: length, body)
        async let passed = body.pass(request.body, of: channel)
        let response = await answer(asked, origin)
        let isAtEnd = try await passed
        return (response, body.received, !isAtEnd)
    }

    /// The upload rule, if the body is a form and the endpoint takes files.
    private func uploadRule(of asked: WireRequest, _ head: HTTPRequest) -> UploadRule? {
        guard let type = asked.headers["content-type"], type.lowercased().hasPrefix("multipart/"),
            head.hasBody
        else { return nil }
        return dispatcher.uploadRule(of: asked)
    }

    /// An answer that does not depend on the body; nil if the body is read.
    ///
    /// A client that waits for consent (`100-continue`) is told at once that there is no endpoint or no
    /// access. Inlined into its callers: other clients wait for nothing here.
    @inline(__always)
    private func refusal(
        of asked: WireRequest, _ head: HTTPRequest, _ upload: UploadRule?
    ) async -> WireResponse? {
        guard asked.headSize <= configuration.largestHead else {
            return .problem(.headTooLarge(configuration.largestHead))
        }
        // Simple probes use HTTP/1.0 without a host; the HTTP version is not known here.
        if HostField(asked.headers["host"]) == nil, !Self.probes.contains(asked.target) {
            return .problem(.badHost)
        }
        if let upload {
            if let length = head.bodyLength, length > upload.largestBody {
                return .problem(.tooLarge(upload))
            }
        } else if BodyReader(configuration, held).refuses(head) {
            return .problem(.bodyTooLarge(configuration.largestBody))
        }
        switch Expectation(head.headerFields) {
        case .nothing: return nil
        case .unknown: return .problem(.unknownExpectation)
        case .consent: return head.hasBody ? await dispatcher.refusal(of: asked) : nil
        }
    }

    /// Whether the client waits for consent to send a body, and gets it.
    func consents(to head: HTTPRequest) async -> Bool {
        guard head.hasBody, Expectation(head.headerFields) == .consent else { return false }
        let asked = WireRequest(head)
        return await refusal(of: asked, head, uploadRule(of: asked, head)) == nil
    }

    private static let probes: Set<String> = ["/healthz", "/readyz"]

    private func answer(_ asked: WireRequest, _ origin: RequestOrigin) async -> WireResponse {
        var request = asked
        // HEAD is answered like GET; the body is left out at the very end.
        if asked.method == "HEAD" { (request.method, request.wantsBody) = ("GET", false) }
        switch request.target {
        case "/healthz": return .text("healthz", "ok\n")
        case "/readyz":
            let isReady = await isReady()
            return .text("readyz", isReady ? "ok\n" : "not ready\n", status: isReady ? 200 : 503)
        case "/metrics":
            if request.method == "GET", let metrics, mayRead(metrics, asked, origin) {
                return .page("metrics", metrics.page(), contentType: metrics.contentType)
            }
        default: break
        }
        let response = await dispatcher.respond(to: request)
        return crossOrigin.preflight(request, response) ?? response
    }

    /// A forwarded request comes from outside, even if the proxy is local.
    private func mayRead(_ metrics: ServerMetrics, _ asked: WireRequest, _ origin: RequestOrigin) -> Bool {
        switch configuration.metricsReaders {
        case .nobody: false
        case .loopback: origin.isLocal(asked.headers)
        case .everybody: !RequestOrigin.isForwarded(asked.headers)
        }
    }
}

extension DispatchResponder {
    private func note(
        _ asked: WireRequest, _ answer: WireResponse, _ status: Int, _ entry: EndpointCatalog.Entry,
        id: String, reason: String?, _ bytes: (received: Int, sent: Int), _ time: Duration
    ) {
        guard meters != nil || log != nil else { return }
        let (seconds, attoseconds) = time.components
        let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        meters?.count(
            entry.meters, status: status, received: bytes.received, sent: bytes.sent,
            nanoseconds: nanoseconds)
        let level: Logger.Level = status < 500 ? .info : .error
        guard let log, log.logLevel <= level else { return }
        let line = AccessEntry(
            method: String(asked.method.prefix(16)), endpoint: entry.name, status: status,
            bytes: bytes.sent, microseconds: nanoseconds / 1_000, client: asked.clientAddress,
            request: id, member: answer.member, reason: reason)
        log.log(level: level, "answered", metadata: ["request": .stringConvertible(line)])
    }
}

extension WireResponse {
    fileprivate static func text(_ name: String, _ text: String, status: Int = 200) -> WireResponse {
        var response = page(name, Array(text.utf8), contentType: "text/plain; charset=utf-8")
        response.status = status
        return response
    }

    fileprivate static func page(_ name: String, _ body: [UInt8], contentType: String) -> WireResponse {
        let headers = ["content-type": contentType, "cache-control": "no-store"]
        var response = WireResponse(status: 200, headers: headers, body: body)
        response.endpoint = name
        return response
    }
}
