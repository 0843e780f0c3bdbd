import Logging
import Synchronization
import TestKit
import Testing
import Wire
import WireClient
import WireServer

struct AccessLogTests {
    /// Keeps what it is told.
    private struct Keeper: LogHandler {
        let lines: Lines
        var logLevel = Logger.Level.info
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let values = (event.metadata ?? [:]).map { "\($0)=\($1)" }.joined()
            lines.all.withLock { $0.append("\(event.level) \(event.message) \(values)") }
        }
    }

    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    @Test func aStreamIsLoggedWhenItIsKnownHowMuchOfItWasSent() async throws {
        let lines = Lines()
        let service = FilesService()
        let logger = Logger(label: "requests") { _ in Keeper(lines: lines) }
        try await withServer(of: service.dispatcher, opening: service.gate, requestLogger: logger) {
            port, _ in
            try await withClient(port: port) { transport in
                let caller = RemoteCaller(transport)
                let file = try await caller.file(FilesService.read, "300000")
                #expect(try await file.stream.rest(atMost: 300_000).count == 300_000)
                try await until { lines.all.withLock { $0.count } == 1 }
                let cut = try await caller.file(FilesService.read, "900000000")
                _ = try await cut.stream.next()
                cut.stream.close()
                try await until { lines.all.withLock { $0.count } == 2 }
                _ = try await transport.send(WireRequest(method: "HEAD", target: "/files/300000"))
            }
        }
        let found = lines.all.withLock { $0 }
        #expect(found.count == 3)
        let start = "info answered request=method=GET endpoint=files.read status=200 bytes="
        #expect(found[0].hasPrefix(start + "300000 "), "found \(found[0])")
        #expect(found[1].hasPrefix(start) && !found[1].contains("=900000000 "), "found \(found[1])")
        #expect(found[2].contains("method=HEAD endpoint=files.read status=200 bytes=0 "), "found \(found[2])")
    }

    @Test(arguments: [true, false])
    func aLineForEachRequestWithoutItsSecrets(_ isOn: Bool) async throws {
        let lines = Lines()
        var logger = Logger(label: "requests") { _ in Keeper(lines: lines) }
        logger.logLevel = isOn ? .info : .error
        try await withServer(requestLogger: logger) { port, _ in
            try await withClient(port: port) { transport in
                let secret = ["authorization": "Bearer geheim", "x-note": "geheim"]
                for (method, target) in [
                    ("GET", "/note?token=geheim"), ("GET", "/geheim?q=%EB%B9%84%EB%B0%80"),
                    ("UNSUBSCRIBE", "/note?geheim"), ("GET", "/fail"), ("HEAD", "/note"),
                ] {
                    var request = WireRequest(method: method, target: target, headers: secret)
                    if target == "/fail" || method == "HEAD" { request.headers["authorization"] = nil }
                    _ = try await transport.send(request)
                }
            }
        }
        let found = lines.all.withLock { $0 }
        let starts = [
            "info answered request=method=GET endpoint=notes.read status=401 bytes=",
            "info answered request=method=GET endpoint=none status=404 bytes=",
            "info answered request=method=UNSUBSCRIBE endpoint=none status=405 bytes=",
            "error answered request=method=GET endpoint=notes.fail status=500 bytes=",
            "info answered request=method=HEAD endpoint=notes.read status=200 bytes=0 microseconds=",
        ]
        let expected = isOn ? starts : [starts[3]]
        #expect(found.count == expected.count)
        for (line, start) in zip(found, expected) {
            #expect(line.hasPrefix(start), "\(line) must begin with \(start)")
            #expect(!line.contains("geheim") && !line.contains("?"), "\(line) tells too much")
            #expect(line.contains(" client=127.0.0.1 request="), "\(line) must name client and request")
            #expect(line.hasSuffix(" reason=a wheel came off") == line.hasPrefix("error"), "\(line)")
        }
    }
}
