import Logging
import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// Runs a server on a free port of 127.0.0.1 for as long as the body lasts.
func withServer<Value: Sendable>(
    _ service: NotesService = NotesService(),
    _ change: (inout WireServerConfiguration) -> Void = { _ in },
    isReady: @escaping WireServer.Probe = { true }, metrics: ServerMetrics? = nil,
    requestLogger: Logger? = nil,
    _ body: (_ port: Int, _ server: WireServer) async throws -> Value
) async throws -> Value {
    try await withServer(
        of: service.dispatcher, opening: service.gate, change, isReady: isReady, metrics: metrics,
        requestLogger: requestLogger, body)
}

/// The same for any dispatcher; the gate is opened at the end.
func withServer<Value: Sendable>(
    of dispatcher: Dispatcher, opening gate: Gate,
    _ change: (inout WireServerConfiguration) -> Void = { _ in },
    isReady: @escaping WireServer.Probe = { true }, metrics: ServerMetrics? = nil,
    requestLogger: Logger? = nil,
    _ body: (_ port: Int, _ server: WireServer) async throws -> Value
) async throws -> Value {
    var configuration = WireServerConfiguration(port: 0)
    change(&configuration)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = WireServer(
        dispatcher, configuration, isReady: isReady, metrics: metrics, requestLogger: requestLogger
    ) { port.yield($0) }
    let running = Task {
        defer { port.finish() }
        try await server.run()
    }
    var bound = ports.makeAsyncIterator()
    guard let number = await bound.next() else {
        try await running.value
        throw ServerDidNotStart()
    }
    do {
        let value = try await body(number, server)
        gate.open()
        await server.stop()
        try await running.value
        return value
    } catch {
        gate.open()
        await server.stop()
        throw error
    }
}

struct ServerDidNotStart: Error {}

/// A client of the server at that port, closed at the end of the body.
func withClient<Value: Sendable>(
    port: Int, path: String = "", limits: CurlLimits = CurlLimits(),
    _ body: (CurlTransport) async throws -> Value
) async throws -> Value {
    let address = try #require(ServerAddress("http://127.0.0.1:\(port)\(path)"))
    let transport = CurlTransport(to: address, version: "0.test", limits: limits)
    do {
        let value = try await body(transport)
        await transport.close()
        return value
    } catch {
        await transport.close()
        throw error
    }
}

/// What the transport says to a request: the answer or the failure.
func outcome(
    _ transport: CurlTransport, _ request: WireRequest
) async -> Result<WireResponse, TransportFailure> {
    do throws(TransportFailure) {
        return .success(try await transport.send(request))
    } catch {
        return .failure(error)
    }
}
