import Synchronization
import TestKit
import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// Endpoints of events over a real socket, and a client that resumes them.
@Suite(.hangLimit)
struct EventEndpointTests {
    static let endpoint = Endpoint<Nothing, EventAnswer, ServiceFailure>(
        name: "news.events", "/events", gives: [EventForm("news", "something new.", data: .anyObject)],
        summary: "Gives events.", input: .nothing, failures: FailureCoder())

    private static let ids = (1...5).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static let reader = Principal.member(
        MemberID(ids[0]), session: SessionID(ids[1]), role: .member)

    private func withEvents<Value: Sendable>(
        _ source: FedEvents, port: Int = 0,
        _ change: @escaping (inout WireServerConfiguration) -> Void = { _ in },
        _ body: (Int, WireServer) async throws -> Value
    ) async throws -> Value {
        let route = Route(events: Self.endpoint) { _, lastEventID, _ throws(ServiceFailure) in
            source.open(after: lastEventID)
            return EventAnswer(source.next())
        }
        return try await withServer(
            of: .trusting([route]), opening: Gate(),
            { configuration in
                configuration.port = port
                change(&configuration)
            }
        ) { port, server in
            defer { source.end() }
            return try await body(port, server)
        }
    }

    private func events(_ client: CurlTransport) async throws -> ResumedEvents<ServiceFailure> {
        let pause: Retrying.Pause = { _ in await Task.yield() }
        let retrying = Retrying(tries: 3, ids: Numbered(), pause: pause)
        let caller = RemoteCaller(client, credentials: PrincipalToken(Self.reader), retrying: retrying)
        return try await ResumedEvents(caller, Self.endpoint, Nothing(), after: nil)
    }

    @Test func eventsArriveOneByOneAndNothingIsKept() async throws {
        let source = FedEvents()
        try await withEvents(source) { port, _ in
            try await withClient(port: port) { client in
                let events = try await events(client)
                for number in 1...3 {
                    let event = ServerEvent.event("news", data: "{\"줄\":\n\(number)}", id: "\(number)")
                    source.feed(event)
                    #expect(try await events.next() == .event(event))
                }
                events.close()
                #expect(try await events.next() == nil)
            }
        }
    }

    @Test func aQuietStreamOutlivesWhatEndsIdleConnections() async throws {
        let source = FedEvents()
        try await withEvents(source, { $0.idleTime = .milliseconds(200) }) { port, _ in
            try await withClient(port: port) { client in
                let events = try await events(client)
                try await offPool {
                    let idle = try RawSocket.connected(port: port)
                    _ = try? idle.receive(until: "\r\n\r\n")
                    idle.close()
                }
                source.feed(.comment("alive"))
                #expect(try await events.next() == .event(.comment("alive")))
                events.close()
            }
        }
    }

    @Test func aClientResumesWhenTheServerIsStartedAnew() async throws {
        let source = FedEvents()
        let first = ServerEvent.event("news", data: "1", id: "1")
        let second = ServerEvent.event("news", data: "2", id: "2")
        let port = try await withEvents(source) { port, _ in port }
        try await withClient(port: port) { client in
            let opened = try await withEvents(source, port: port) { _, _ in
                let events = try await events(client)
                source.feed(first)
                #expect(try await events.next() == .event(first))
                return events
            }
            guard case .interrupted = try await opened.next() else {
                Issue.record("an outage is told")
                return
            }
            try await withEvents(source, port: port) { _, _ in
                source.feed(second)
                let next = try await opened.next()
                #expect(next == .event(second))
                #expect(source.resumptions == [nil, "1"])
                opened.close()
            }
        }
    }
}

/// Numbers that are none too random.
private struct Numbered: IdentifierSource {
    func next() -> RawIdentifier { RawIdentifier(milliseconds: 7, random: (1, 1)) }
}

/// Gives each client what it is fed, and notes behind what each has resumed.
final class FedEvents: Sendable {
    private let stream = Mutex(FedStream())
    private let noted = Mutex<[String?]>([])

    var resumptions: [String?] { noted.withLock { $0 } }

    func open(after id: String?) { noted.withLock { $0.append(id) } }

    func feed(_ event: ServerEvent) {
        stream.withLock { $0 }.feed(String(decoding: event.bytes, as: UTF8.self))
    }

    /// Ends what was opened; what is opened then is another.
    func end() {
        let ended = stream.withLock { stream in
            defer { stream = FedStream() }
            return stream
        }
        ended.close()
    }

    func next() -> any EventSource { FedSource(stream.withLock { $0 }) }
}

/// One client's part of it.
private final class FedSource: EventSource {
    private let stream: FedStream
    private let reader = Mutex(EventReader())

    init(_ stream: FedStream) { self.stream = stream }

    func next() async throws(StreamFault) -> ServerEvent? {
        while let bytes = try await stream.next() {
            if let event = try reader.withLock({ reader throws(StreamFault) in try reader.read(bytes) }).first
            {
                return event
            }
        }
        return nil
    }

    func close() { stream.close() }
}
