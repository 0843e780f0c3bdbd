import Glibc
import TestKit
import Testing
import Wire
import WireMetrics
import WireServer

/// No address has so many connections that others get none.
@Suite(.hangLimit)
struct ConnectionLimitTests {
    private static let get = "GET /healthz HTTP/1.1\r\nhost: h\r\n\r\n"

    /// A connection that is answered; nil for one that is closed instead.
    private static func admitted(_ socket: RawSocket) -> RawSocket? {
        do throws(RawSocket.Failure) {
            try socket.send(get)
            if try socket.receive(until: "ok\n").hasPrefix("HTTP/1.1 200 OK") { return socket }
        } catch {
            // A connection that is closed with something on the way is reset.
        }
        socket.close()
        return nil
    }

    private static func connected(port: Int, from host: UInt32 = 1) throws -> RawSocket? {
        admitted(try RawSocket.connected(port: port, from: host))
    }

    @Test("One more connection than an address may have is closed, and those of others are not")
    func addresses() async throws {
        try await withServer {
            $0.mostConnectionsPerAddress = 2
        } _: { port, _ in
            try await offPool {
                let first = try #require(try Self.connected(port: port))
                let second = try #require(try Self.connected(port: port))
                for _ in 0..<5 { #expect(try Self.connected(port: port) == nil) }
                let other = try #require(try Self.connected(port: port, from: 2))
                #expect(Self.admitted(first) != nil, "those that are open stay open")
                first.close()
                // The server hears of the end a moment later.
                var third: RawSocket?
                for _ in 0..<10_000 where third == nil { third = try Self.connected(port: port) }
                #expect(third != nil, "there is room again")
                for socket in [second, other, third] { socket?.close() }
            }
        }
    }

    @Test("IPv6 counts apart, and IPv4 through a socket for both is IPv4")
    func families() async throws {
        try await withServer {
            $0.host = "::"
            $0.mostConnectionsPerAddress = 1
        } _: { port, _ in
            try await offPool {
                let four = try #require(try Self.connected(port: port))
                #expect(try Self.connected(port: port) == nil)
                let six = try #require(Self.admitted(try RawSocket.connectedByIPv6(port: port)))
                #expect(Self.admitted(try RawSocket.connectedByIPv6(port: port)) == nil)
                let other = try #require(try Self.connected(port: port, from: 3))
                for socket in [four, six, other] { socket.close() }
            }
        }
    }

    @Test("Trusted proxies have as many as they like")
    func proxies() async throws {
        try await withServer {
            $0.mostConnectionsPerAddress = 1
            $0.trustedProxies = TrustedProxies([AddressBlock("127.0.0.4")].compactMap { $0 })
        } _: { port, _ in
            try await offPool {
                let sockets = try (0..<5).map { _ in
                    try #require(try Self.connected(port: port, from: 4))
                }
                let other = try #require(try Self.connected(port: port))
                #expect(try Self.connected(port: port) == nil)
                for socket in sockets + [other] { socket.close() }
            }
        }
    }

    @Test("An address that is refused again and again keeps nobody from being served")
    func flood() async throws {
        let factory = PrometheusFactory()
        let metrics = ServerMetrics(factory, contentType: PrometheusPage.contentType) { factory.page() }
        try await withServer(
            NotesService(),
            {
                $0.mostConnections = 8
                $0.mostConnectionsPerAddress = 2
            }, metrics: metrics
        ) { port, _ in
            try await offPool {
                let held = try (0..<2).map { _ in try #require(try Self.connected(port: port)) }
                for _ in 0..<100 {
                    // Nobody sends anything, as a client that only wants to hold connections does.
                    let idle = try RawSocket.connected(port: port)
                    #expect((try? idle.receive()) ?? "" == "")
                    idle.close()
                }
                let other = try #require(try Self.connected(port: port, from: 2))
                for socket in held + [other] { socket.close() }
            }
            let page = String(decoding: factory.page(), as: UTF8.self)
            #expect(page.contains("madang_http_refused_connections_total 100\n"), "\(page)")
        }
    }
}
