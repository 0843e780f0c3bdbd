import Logging
import Synchronization
import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// What is at addresses that carry a right over a real socket: nothing stores pages, the own program alone
/// keeps files, and no log has the secret.
struct RightPageFieldTests {
    private static let secret = "AbCdEfGhIjKlMnOpQrSt-_"
    private static let shop = EndpointDescription(
        right: "shop.see", .get, "/shop/{secret}/back", summary: "A shop.")
    private static let order = EndpointDescription(
        right: "shop.order", .post, "/shop/{secret}/back", summary: "Orders.")
    private static let list = EndpointDescription(
        rightFile: "shop.list", "/shop/{secret}/list.ics", summary: "A list.")
    private static let lines = String(repeating: "SUMMARY:중고 자전거\r\n", count: 300)
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
        } + [listRoute]
    ) { _ throws(ServiceFailure) in throw .accessInvalid }

    /// The list; its right has ended where the query says so.
    private static let listRoute = Route(
        page: list, key: { _ in nil }, refusal: { _, _ in WireResponse(status: 429) }
    ) { visit in
        if visit.query("ended") != nil {
            return WireResponse(status: 404, headers: ["cache-control": "no-store"])
        }
        let headers = [
            "content-type": "text/calendar; charset=utf-8", "cache-control": "private, no-cache",
            "content-disposition": "attachment", "vary": "Accept-Language",
            "referrer-policy": "no-referrer", "x-robots-tag": "noindex",
        ]
        return WireResponse(status: 200, headers: headers, body: Array(lines.utf8))
    }

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

    @Test("A file has a validator, and is sent once to a program that keeps it")
    func file() async throws {
        let target = "/shop/\(Self.secret)/list.ics?lang=ko"
        let first = try #require(
            try await Self.answers([WireRequest(method: "GET", target: target)]).first)
        #expect(first.status == 200 && first.body == Array(Self.lines.utf8))
        #expect(first.headers["content-disposition"] == "attachment")
        #expect(first.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
        let tag = try #require(first.headers["etag"])
        #expect(tag.hasSuffix("-gzip\""), "the client accepts gzip, which suits calendars")
        let again = ["GET", "HEAD"].map {
            WireRequest(method: $0, target: target, headers: ["if-none-match": tag])
        }
        for answer in try await Self.answers(again) {
            #expect(answer.status == 304 && answer.body.isEmpty && answer.headers["etag"] == tag)
            #expect(answer.headers["cache-control"] == "private, no-cache")
        }
        let other = WireRequest(method: "GET", target: target, headers: ["if-none-match": "\"other\""])
        for answer in try await Self.answers([other]) + [first] {
            #expect(answer.status == 200 && answer.headers["cache-control"] == "private, no-cache")
            #expect(answer.headers["referrer-policy"] == "no-referrer")
            #expect(answer.headers["x-robots-tag"] == "noindex")
            #expect(answer.headers["vary"]?.contains("Accept-Language") == true)
        }
        let ended = WireRequest(method: "GET", target: target + "&ended=1", headers: ["if-none-match": "*"])
        for answer in try await Self.answers([ended]) {
            #expect(answer.status == 404 && answer.headers["etag"] == nil)
            #expect(answer.headers["cache-control"] == "no-store")
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
        let file = WireRequest(method: "GET", target: "/shop/\(Self.secret)/list.ics?x=geheim")
        let statuses = try await Self.answers(requests + [file], logger: logger).map(\.status)
        #expect(statuses == [200, 200, 405, 200, 200, 405, 503, 503, 405, 200])
        let logged = lines.all.withLock { $0 }
        #expect(logged.count == requests.count + 1)
        for line in logged {
            #expect(!line.contains(Self.secret) && !line.contains("geheim"), "\(line) tells too much")
        }
        #expect(logged.contains { $0.contains("reason=no wheel for {secret}") }, "\(logged)")
        for name in ["shop.order", "shop.list"] {
            #expect(logged.contains { $0.contains("endpoint=\(name)") }, "\(logged)")
        }
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
