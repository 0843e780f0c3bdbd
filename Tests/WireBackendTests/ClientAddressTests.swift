import Testing
import Wire
import WireClient
import WireServer

/// Whom a route is told to be the caller, over a real socket.
struct ClientAddressTests {
    private static let loopback = AddressBlock("127.0.0.0/8")

    @Test(
        arguments: [
            (false, nil, "127.0.0.1"), (false, "198.51.100.1", "127.0.0.1"), (true, nil, "127.0.0.1"),
            (true, "198.51.100.1", "198.51.100.1"), (true, "6.6.6.6, 198.51.100.1", "198.51.100.1"),
            (true, "2001:db8::1", "2001:db8::1"), (true, "<script>", "127.0.0.1"),
        ] as [(Bool, String?, String)])
    func theCaller(_ trusts: Bool, _ forwardedFor: String?, _ expected: String) async throws {
        try await withServer {
            $0.trustedProxies = TrustedProxies(trusts ? [Self.loopback].compactMap { $0 } : [])
        } _: { port, _ in
            try await withClient(port: port) { transport in
                var request = WireRequest(method: "GET", target: "/caller")
                request.headers["x-forwarded-for"] = forwardedFor
                let answer = try await transport.send(request)
                let note = Note(name: "caller", text: expected)
                #expect(answer.body == NotesService.shape.coder.bytes(of: note))
            }
        }
    }

    @Test func repeatedFieldsAreOneList() async throws {
        try await withServer {
            $0.trustedProxies = TrustedProxies([Self.loopback].compactMap { $0 })
        } _: { port, _ in
            let answer = try await exchange(
                port: port,
                "GET /caller HTTP/1.1\r\nhost: h\r\nconnection: close\r\n"
                    + "x-forwarded-for: 6.6.6.6\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n")
            #expect(answer.contains(#""text":"198.51.100.1""#), "found \(answer)")
        }
    }
}
