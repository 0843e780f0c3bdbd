import Logging
import Synchronization
import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// The header fields of pages over a real socket.
struct PageFieldTests {
    private static let policy = "default-src 'none'; img-src 'self'; style-src 'self'"
    private static let page = EndpointDescription(page: "shop.page", "/shop/{name}", summary: "A shop.")
    private static let html = "<!doctype html>" + String(repeating: "<p>중고 자전거</p>", count: 300)

    /// Pages of shops: `long` is cached for good, `broken` fails.
    private static let dispatcher = Dispatcher([
        Route(page: page, key: { _ in nil }, refusal: { _, _ in WireResponse(status: 429) }) { visit in
            var headers = ["content-type": "text/html; charset=utf-8", "vary": "Accept-Language"]
            headers["content-security-policy"] = policy
            if visit.members["name"] == "long" { headers["cache-control"] = "public, max-age=9, immutable" }
            var response = WireResponse(status: 200, headers: headers, body: Array(html.utf8))
            if visit.members["name"] == "broken" { (response.status, response.reason) = (503, "a wheel") }
            return response
        }
    ]) { _ throws(ServiceFailure) in throw .accessInvalid }

    private static func answer(
        _ name: String, _ headers: [String: String] = [:], method: String = "GET", logger: Logger? = nil
    ) async throws -> WireResponse {
        let request = WireRequest(method: method, target: "/shop/\(name)", headers: headers)
        return try await withServer(of: dispatcher, opening: Gate(), requestLogger: logger) { port, _ in
            try await withClient(port: port) { try await $0.send(request) }
        }
    }

    @Test func aPageHasItsOwnPolicyInPlaceOfThatOfData() async throws {
        for method in ["GET", "HEAD"] {
            let answer = try await Self.answer("a", method: method)
            #expect(answer.status == 200 && answer.headers["content-security-policy"] == Self.policy)
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(answer.headers["referrer-policy"] == "no-referrer")
            #expect(answer.headers["cache-control"] == "no-cache")
            let vary = answer.headers["vary"] ?? ""
            #expect(vary.contains("Accept-Language") && vary.contains("Accept-Encoding"), "\(vary)")
        }
    }

    @Test("A browser that has the page is told so, with the policy that it goes on with")
    func notModified() async throws {
        for (name, rule) in [("a", "no-cache"), ("long", "public, max-age=9, immutable")] {
            let first = try await Self.answer(name)
            let tag = try #require(first.headers["etag"])
            let second = try await Self.answer(name, ["if-none-match": tag])
            #expect(second.status == 304 && second.body.isEmpty)
            #expect(first.headers["cache-control"] == rule && second.headers["cache-control"] == rule)
            #expect(second.headers["content-security-policy"] == Self.policy)
            #expect(second.headers["vary"]?.contains("Accept-Language") == true)
        }
    }

    @Test func aPageIsPacked() async throws {
        let answer = try await Self.answer("a")
        #expect(answer.headers["etag"]?.hasSuffix("-gzip\"") == true, "the client accepts gzip")
        #expect(answer.body == Array(Self.html.utf8))
    }

    @Test("The log says why a page fails, and the page does not") func failure() async throws {
        let lines = Lines()
        let logger = Logger(label: "requests") { _ in Keeper(lines: lines) }
        let answer = try await Self.answer("broken", logger: logger)
        #expect(answer.status == 503 && answer.headers["cache-control"] == "no-store")
        #expect(answer.headers["etag"] == nil && answer.headers["content-security-policy"] == Self.policy)
        #expect(answer.body == Array(Self.html.utf8), "an identifier is added to problem documents alone")
        let logged = lines.all.withLock { $0.joined() }
        #expect(logged.contains("a wheel") && logged.contains("shop.page"), "\(logged)")
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
