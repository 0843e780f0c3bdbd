import Logging
import Synchronization
import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// Pages at addresses that carry a right over a real socket: nothing stores them, and no log has the secret.
struct RightPageFieldTests {
    private static let secret = "AbCdEfGhIjKlMnOpQrSt-_"
    private static let shop = EndpointDescription(
        right: "shop.see", .get, "/shop/{secret}/back", summary: "A shop.")
    private static let order = EndpointDescription(
        right: "shop.order", .post, "/shop/{secret}/back", summary: "Orders.")
    private static let html = "<!doctype html>" + String(repeating: "<p>중고 자전거</p>", count: 300)

    private static let dispatcher = Dispatcher(
        [shop, order].map { endpoint in
            Route(right: endpoint, refusal: { _, _ in WireResponse(status: 429) }) { visit in
                let headers = [
                    "content-type": "text/html; charset=utf-8", "cache-control": "no-store",
                    "referrer-policy": "no-referrer", "x-robots-tag": "noindex", "refresh": "5; url=/",
                ]
                var response = WireResponse(status: 200, headers: headers, body: Array(html.utf8))
                if visit.query("broken") != nil {
                    (response.status, response.reason) = (
                        503, "no wheel for \(visit.members["secret"] ?? "")"
                    )
                }
                return response
            }
        }
    ) { _ throws(ServiceFailure) in throw .accessInvalid }

    private static func answers(
        _ requests: [WireRequest], logger: Logger? = nil
    ) async throws -> [WireResponse] {
        try await withServer(of: dispatcher, opening: Gate(), requestLogger: logger) { port, _ in
            try await withClient(port: port) { client in
                var answers: [WireResponse] = []
                for request in requests { answers.append(try await client.send(request)) }
                return answers
            }
        }
    }

    @Test("A page has no validator, is never stored, and is sent whole each time")
    func fields() async throws {
        let target = "/shop/\(Self.secret)/back?lang=ko"
        let requests = [
            WireRequest(method: "GET", target: target),
            WireRequest(method: "GET", target: target, headers: ["if-none-match": "*"]),
            WireRequest(method: "POST", target: target),
        ]
        for answer in try await Self.answers(requests) {
            #expect(answer.status == 200 && answer.body == Array(Self.html.utf8))
            #expect(answer.headers["cache-control"] == "no-store" && answer.headers["etag"] == nil)
            #expect(answer.headers["referrer-policy"] == "no-referrer")
            #expect(answer.headers["x-robots-tag"] == "noindex")
            #expect(answer.headers["refresh"] == "5; url=/")
        }
    }

    @Test("The log names the page, and has neither its path nor its query")
    func log() async throws {
        let lines = Lines()
        let logger = Logger(label: "requests") { _ in Keeper(lines: lines) }
        let requests = ["", "?paymentToken=geheim", "?broken=geheim"].flatMap { query in
            ["GET", "POST", "DELETE"].map {
                WireRequest(method: $0, target: "/shop/\(Self.secret)/back\(query)")
            }
        }
        let statuses = try await Self.answers(requests, logger: logger).map(\.status)
        #expect(statuses == [200, 200, 405, 200, 200, 405, 503, 503, 405])
        let logged = lines.all.withLock { $0 }
        #expect(logged.count == requests.count)
        for line in logged {
            #expect(!line.contains(Self.secret) && !line.contains("geheim"), "\(line) tells too much")
        }
        #expect(logged.contains { $0.contains("reason=no wheel for {secret}") }, "\(logged)")
        #expect(logged.contains { $0.contains("endpoint=shop.order") }, "\(logged)")
    }

    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

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
}
