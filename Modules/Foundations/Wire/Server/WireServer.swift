import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import NIOPosix
public import ServiceLifecycle
public import Wire

/// Serves a dispatcher, or another responder, over HTTP/1.1.
///
/// `/healthz` answers 200 while the process runs, `/readyz` 200 or 503 by the probe, `/metrics` the page of
/// metrics to permitted readers; the dispatcher answers everything else. It uses one event loop per core.
///
/// It is a service of swift-service-lifecycle: add it to the program's group, whose graceful shutdown stops
/// it, or call `run()` and `stop()`.
public struct WireServer: Service {
    /// Whether the server is ready: its stores answer and its migrations are done.
    public typealias Probe = @Sendable () async -> Bool

    private let group: ServiceGroup

    /// Prepares a server; nothing is opened before `run()`. `onListening` is called with the bound port
    /// before the first request is answered. Without a logger nothing is logged. `requestLogger` gets an
    /// `AccessEntry` of each answer as `request` in the metadata: at `error` from status 500 on, else at
    /// `info`.
    public init(
        _ dispatcher: any Responder, _ configuration: WireServerConfiguration = WireServerConfiguration(),
        isReady: @escaping Probe = { true }, metrics: ServerMetrics? = nil, logger: Logger? = nil,
        requestLogger: Logger? = nil,
        onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) {
        let meters = metrics.map { ServerMeters($0.factory) }
        let logger = logger ?? Logger(label: "madang.http") { _ in SwiftLogNoOpLogHandler() }
        let responder = DispatchResponder(
            dispatcher, configuration, isReady: isReady, metrics: metrics, meters: meters, log: requestLogger)
        let application = Application(
            responder: responder,
            server: Self.channels(Self.connections(configuration, meters), consentOf: responder),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port), serverName: "madang",
                availableConnectionsDelegate: .maximum(configuration.mostConnections, logger: logger)),
            onServerRunning: { channel in
                if let port = channel.localAddress?.port { await onListening(port) }
            },
            eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton),
            logger: logger)
        var settings = ServiceGroupConfiguration(
            services: [.init(service: application, serviceName: "http")], logger: logger)
        settings.maximumGracefulShutdownDuration = configuration.stopTime
        group = ServiceGroup(configuration: settings)
    }

    /// Listens and answers until it is stopped. Throws `ListeningFailure` if it cannot listen at the address.
    public func run() async throws {
        do {
            try await group.run()
        } catch {
            throw ListeningFailure(error) ?? error
        }
    }

    /// Stops accepting connections, answers accepted requests, then lets `run()` return.
    public func stop() async {
        await group.triggerGracefulShutdown()
    }

    /// HTTP/1.1; a client that waits for consent to send its body gets `100 Continue` if the body will be
    /// read (RFC 9110, section 10.1.1).
    private static func channels(
        _ configuration: HTTP1Channel.Configuration, consentOf responder: DispatchResponder
    ) -> HTTPServerBuilder {
        HTTPServerBuilder { respond in
            HTTP1Channel(
                responder: { request, writer, channel in
                    if await responder.consents(to: request.head) {
                        try await writer.writeInformationalHead(HTTPResponse(status: .continue))
                    }
                    try await respond(request, writer, channel)
                }, configuration: configuration)
        }
    }

    private static func connections(
        _ configuration: WireServerConfiguration, _ meters: ServerMeters?
    ) -> HTTP1Channel.Configuration {
        // The responder answers heads over the limit with 431; only far larger ones break the connection.
        let hardLimit = configuration.largestHead * 4
        let room = ConnectionRoom(configuration, refused: meters?.refusedConnections)
        return HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionWatch(configuration, meters?.connections, room)],
            idleTimeout: TimeAmount(configuration.idleTime),
            httpDecoderConfiguration: .init(maxHeaderFieldSize: hardLimit, maxHeaderListSize: hardLimit))
    }
}
